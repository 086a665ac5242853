import { nearestKinds } from '../text/kinds';
import { type HeldWords, rephrase, type Rephrased } from '../text/phrases';
import { infinitivesOf } from '../text/verbs';
import { readMoney } from '../values/money';
import type { Candidate } from './candidate';
import type { Frame } from './frame';
import type { Knowledge } from './knowledge';
import { isLight } from './question-words';
import { contentOf, type Lexeme, lexemesOf, meets, readWords } from './words';

/** Whether the material has a word or another name for it; a word that it only resembles is none. */
const holdsWord = (word: string, knowledge: Knowledge): boolean => {
  const [lexeme] = lexemesOf(word);
  const term = lexeme ? knowledge.term(lexeme) : null;
  return term !== null && term.known && term.folded === lexeme?.folded;
};

/** Of one thing on offer nothing else tells, by whatever name: "fate corsi di russo?". */
const isOffer = ({ plain, isYesNo, measure }: Frame): boolean =>
  isYesNo && measure === null && OFFER.test(plain);
const OFFER =
  /^(?:ma |e |anche |ciao |salve |buongiorno |scusate )*(?!pote|sape)(?:c'e|(?:\p{L}+ ){0,3}ci sono|\p{L}*(?:ate|ete|ite)) /u;

/** What a rule for its kind answers. */
const asksRule = ({ measure, superlative, comparison, plain }: Frame): boolean =>
  (measure === null || measure === 'how' || measure === 'place') &&
  superlative === null &&
  comparison === null &&
  !/\bo\b/.test(plain);

/** The name by which the material has the kind of a thing that it does not name: as it is written before other names for it. */
const kindHeld = ({ folded }: Lexeme, { holds, knows }: HeldWords): string | null => {
  const kinds = nearestKinds(folded);
  return kinds.find(holds) ?? kinds.find(knows) ?? null;
};

/** Verbs that only lead to what is asked. */
const LEADS = new Set(
  'stare restare andare venire arrivare passare tornare prendere mettere lasciare volere potere dovere riuscire capitare succedere dire fare dare portare usare trovare avere essere chiamare preferire cercare pensare sapere sembrare interessare abitare comprare bastare sperare credere'.split(
    ' ',
  ),
);
/** Who is told of with what is asked, and when: the phrase that stands beside tells the subject. */
const TELLS_CASE =
  /^(?:mezzogiorno|stamattina|stasera|ieri|dopodomani|giorno|maestr[ae]|dottore|dottoressa|signora|cosa|roba|tizio|gente|qualcosa|caso|paio|angolo|pomeriggio|scorso|scorsa|prossim[oa])$/;
const RELATIVE = 'famiglia';
const tellsCase = ({ folded }: Lexeme): boolean =>
  TELLS_CASE.test(folded) ||
  infinitivesOf(folded).some((verb) => LEADS.has(verb)) ||
  nearestKinds(folded).includes(RELATIVE);

const replaceAll = (text: string, edits: readonly { lexeme: Lexeme; by: string }[]): string => {
  let result = '';
  let end = 0;
  for (const { lexeme, by } of edits) {
    result += text.slice(end, lexeme.start) + by;
    end = lexeme.start + lexeme.folded.length;
  }
  return (result + text.slice(end)).replace(/ {2,}/g, ' ').trim();
};

/**
 * A question that found no answer, in words that the documents have: phrases by the names of what they mean, things by their kinds,
 * without the words that then only tell the case. `null` where nothing of it can be said otherwise.
 */
export const paraphrase = (text: string, frame: Frame, knowledge: Knowledge): Rephrased | null => {
  if (isOffer(frame)) return null;
  const composed = text.normalize('NFC');
  const held: HeldWords = { holds: knowledge.holds, knows: (word) => holdsWord(word, knowledge) };
  const phrased = rephrase(composed, frame.language, held) ?? { text: composed, names: [] };
  const edits = contentOf(phrased.text).flatMap((lexeme) => {
    if (isLight(lexeme.folded) || knowledge.holds(lexeme.folded)) return [];
    const kind = asksRule(frame) && knowledge.term(lexeme)?.known === false ? kindHeld(lexeme, held) : null;
    if (kind !== null) return [{ lexeme, by: kind }];
    return tellsCase(lexeme) ? [{ lexeme, by: '' }] : [];
  });
  const names = [...phrased.names, ...edits.flatMap(({ by }) => (by === '' ? [] : [by]))];
  return names.length === 0 ? null : { text: replaceAll(phrased.text, edits), names };
};

/** How much of the question the source of a reply to it in other words must hold, by weight. */
const HALF = 0.45;
const MET = 0.4;
const MET_NAME = 0.7;

/** Whether a reply speaks of what a question in other words asks: it holds the names that were put in, its passage about half of all. */
export const tellsOf = (
  candidate: Candidate,
  frame: Frame,
  names: readonly string[],
  { languages }: Knowledge,
): boolean => {
  const heads = candidate.quotes
    .map(({ passage }) => `${passage.heading} ${passage.question ?? ''}`)
    .join(' ');
  const words = readWords(`${heads} ${candidate.text}`, languages);
  const around = readWords(
    `${heads} ${candidate.text} ${candidate.quotes.map(({ passage }) => passage.text).join(' ')}`,
    languages,
  );
  const own = frame.terms.filter(({ carried }) => !carried);
  const mass = own.reduce((sum, { weight }) => sum + weight, 0);
  const met = own.reduce((sum, term) => sum + (meets(term, around) >= MET ? term.weight : 0), 0);
  if (frame.measure === 'money' && readMoney(candidate.text).length === 0) return false;
  const ofNames = own.filter(({ written }) => names.includes(written));
  return (
    met >= HALF * mass && (ofNames.length === 0 || ofNames.some((term) => meets(term, words) >= MET_NAME))
  );
};
