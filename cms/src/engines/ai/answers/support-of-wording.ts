import { sentencesOf } from '../text/sentences';
import { readMoney } from '../values/money';
import { plain } from '../values/plain';
import { holdsTime } from '../values/clock';
import { asksContactsOfOthers, holdsContact } from './answer-contacts';
import { dayPartOf } from './question-days';
import { ASKS_NOT } from './question-form';
import { isSurcharge } from './score-statement';
import { exactly, MET, PROSE, type Source } from './support-source';
import { meets, readWords } from './words';

const NO = /\b(?:non|no|mai|niente|nessun\w*|solo|sempre|not|never|only|always)\b/;
/** "Si può anche la sera dopo le 20?": a sentence that names no time tells nothing of that one. */
export const leavesTimeOpen = ({ candidate, frame }: Source): boolean =>
  PROSE.has(candidate.band) &&
  frame.isYesNo &&
  frame.measure === null &&
  (frame.after !== null || frame.dayPart !== null) &&
  !holdsTime(candidate.text) &&
  dayPartOf(plain(candidate.text)) === null &&
  !NO.test(plain(candidate.text));

/** Below this the index's own order is no evidence, unless what it found says no. */
const HALF_SURE = 0.35;
/** "Il pranzo è compreso?": what neither holds a word of the question nor was found by the index tells nothing of it. */
export const meetsByOtherNames = ({ candidate, frame, ranked, confidence, knowledge }: Source): boolean =>
  candidate.band === 'statement' &&
  candidate.isExact === false &&
  candidate.isFirst !== true &&
  frame.isYesNo &&
  frame.measure === null &&
  knowledge.languages.includes(frame.language) &&
  !(confidence >= HALF_SURE || NO.test(plain(candidate.text)) ? ranked : []).some(
    ({ text }) => text.includes(candidate.text) || candidate.text.includes(text),
  );

/** "Cosa non si può portare?": what says no "no" tells what may be brought, or something else. */
export const leavesNegationOut = ({ candidate: { band, text, quotes }, frame }: Source): boolean => {
  if (!ASKS_NOT.test(frame.plain) || !(PROSE.has(band) || LISTING.has(band))) return false;
  const heads = plain(quotes.map(({ passage }) => `${passage.heading} ${passage.question ?? ''}`).join(' '));
  // "Accorciare maniche senza bottoni" among many names denies nothing.
  const reply = LISTING.has(band) && text.includes(', ') ? '' : plain(text);
  return !NO_OR_BARRED.test(`${heads} ${reply}`);
};
const LISTING: ReadonlySet<string> = new Set(['rows', 'list', 'cells', 'cell', 'any-cell', 'row']);
const NO_OR_BARRED =
  /\b(?:non|no|mai|niente|nessun\w*|senza|vietat\w+|proibit\w+|esclus\w+|tranne|salvo|eccetto|not|never|no|without|except|forbidden|excluded)\b/;

/** A price that only adds to another one, of something that the question does not name. */
export const addsToPrice = ({ candidate, frame, own, knowledge }: Source): boolean => {
  if (!PROSE.has(candidate.band) || frame.measure !== 'money' || !isSurcharge(candidate.text, frame))
    return false;
  const priced = sentencesOf(candidate.text)
    .map(({ start, end }) => candidate.text.slice(start, end))
    .filter((text) => readMoney(text).length > 0);
  const [only] = priced;
  if (only === undefined || priced.length > 1 || readMoney(only).length > 1) return false;
  const words = readWords(only, knowledge.languages);
  return !own.every((term) => exactly(term, words));
};

const LANGUAGES = [
  /\b(?:italian[oaie]?|italian)\b/,
  /\b(?:ingles[ei]|english)\b/,
  /\b(?:frances[ei]|french)\b/,
  /\b(?:tedesc\w+|german)\b/,
  /\b(?:spagnol\w+|spanish)\b/,
  /\b(?:portoghes[ei]|portuguese)\b/,
  /\b(?:russ[oaie]|russian)\b/,
  /\b(?:cines[ei]|chinese)\b/,
  /\b(?:arab[oaie]|arabic)\b/,
];
const SPEAKS = /\b(?:parl\w+|speaks?|spoken|lingu[ae]|languages?)\b/;
/** "Which of you speaks English?": who speaks other languages only is not meant. */
export const speaksOthers = ({ candidate, frame }: Source): boolean => {
  if (!SPEAKS.test(frame.plain)) return false;
  const text = plain(candidate.text);
  const wanted = LANGUAGES.filter((each) => each.test(frame.plain));
  return (
    wanted.length > 0 && !wanted.some((each) => each.test(text)) && LANGUAGES.some((each) => each.test(text))
  );
};

const AMOUNT = /\d ?(?:€|euro\b)|(?:€|eur) ?\d/i;
const FREE = /\b(?:gratis|gratuit\w+|free|compres[oaie]|inclus[oaie]|included)\b/;
/** "È compreso per chi ha l'ombrellone": goes on about what the sentence before it names. */
const GOES_ON = /^\W*(?:e|sono|it is|it's|they are) /;
/** "Quanto costa un panino?": that the tables before the kiosk are free tells no price of what it sells. */
export const tellsOtherFree = ({ candidate, frame, own, knowledge }: Source): boolean => {
  if (frame.measure !== 'money' || !PROSE.has(candidate.band) || AMOUNT.test(candidate.text)) return false;
  const sentences = sentencesOf(candidate.text).map(({ start, end }) => candidate.text.slice(start, end));
  const free = sentences.flatMap((sentence, at) =>
    FREE.test(plain(sentence))
      ? [GOES_ON.test(plain(sentence)) ? `${sentences[at - 1] ?? ''} ${sentence}` : sentence]
      : [],
  );
  return (
    free.length > 0 &&
    own.length > 0 &&
    !free.some((sentence) => {
      const words = readWords(sentence, knowledge.languages);
      return own.some((term) => meets(term, words) >= MET);
    })
  );
};

/** "Il telefono di tutti i clienti": the house's own is another one. */
export const tellsOwnContact = ({ candidate, frame }: Source): boolean =>
  asksContactsOfOthers(frame) && holdsContact(candidate.text);
