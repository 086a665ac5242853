import { plain } from '../values/plain';
import { isMeasured, readQuantities } from '../values/quantities';
import { sentencesOf } from '../text/sentences';
import type { Passage } from '../passage';
import type { Candidate, Situation } from './candidate';
import { tellsExpiredPrice } from './expired';
import type { Frame } from './frame';
import { sameKind } from './holds-measure';
import type { Knowledge } from './knowledge';
import { meets, readWords } from './words';
import {
  exactly,
  HEAVY,
  MET,
  metShare,
  MOST_OF_IT,
  namesRow,
  PROSE,
  ROWS,
  type Source,
  wantsValue,
  withWords,
} from './support-source';
import { dumpsLines, dumpsRow, dumpsRowForYesNo } from './support-of-form';
import { doesOther, isForOther, leavesRemarkOut, tellsNeighbour, tellsNoTime } from './support-of-rows';
import {
  lacksStrangeSubject,
  hasNoSubject,
  lacksForeignSubject,
  lacksOneOfTwo,
  changesSubject,
  losesSubject,
  lacksWholeSubject,
  sharesNothing,
} from './support-of-subject';
import {
  comparesNothing,
  tellsFurtherUnit,
  tellsLargerParty,
  tellsOneOfParty,
  tellsPartOfSum,
} from './support-of-sums';
import {
  dropsWhatIsAsked,
  lacksDemandedAction,
  lacksOfferedThing,
  leavesAgeOpen,
  leavesDaysOpen,
} from './support-of-whether';
import {
  addsToPrice,
  leavesNegationOut,
  leavesTimeOpen,
  speaksOthers,
  meetsByOtherNames,
  tellsOtherFree,
  tellsOwnContact,
} from './support-of-wording';

/** A sentence that gives a value of one thing, to a question about another that a table names. */
const lacksNamedRow = ({ candidate, frame, own, around, tables }: Source): boolean =>
  PROSE.has(candidate.band) &&
  wantsValue(frame) &&
  metShare(own, around) < MOST_OF_IT &&
  own.some((term) => term.weight >= HEAVY && meets(term, around) < MET && namesRow(term, tables));

/** Names of rows to "is it so", where the question holds more than their names. */
const listsInsteadOfTelling = ({ candidate, frame, own, sourceWords: inSource, around }: Source): boolean => {
  if (!frame.isYesNo || frame.measure !== null || !ROWS.has(candidate.band)) return false;
  const missing = own.filter(
    (term) => term.known && meets(term, candidate.band === 'cells' ? inSource : around) < MET,
  );
  return candidate.band === 'cells' ? missing.length > 0 : missing.length > 1;
};

/** "Che cosa posso mangiare se sono allergico alle uova?": rows that hold what is to be avoided are the very ones not to name. */
const AVOIDS =
  /\b(?:allergic\w*|allergia|intolleran\w*|celiac\w*|coeliac|evitare|avoid|non (?:posso|puo) mangiare)\b/;
const namesWhatIsAvoided = ({ candidate, frame }: Source): boolean =>
  !PROSE.has(candidate.band) &&
  AVOIDS.test(frame.plain) &&
  candidate.quotes.some(({ passage }) => /\ballerg/i.test(passage.text));

/** From here on the index is sure to have found what was asked, by whatever name. */
const SURE_OF_KIND = 0.8;
const OFFER =
  /^(?:ma |e |anche |ciao |salve |buongiorno |scusate )*(?!sapete|potete|dite)[a-z]{2,}(?:ate|ete|ite)\b/;
const offersRelative = ({ candidate, frame, own, around, confidence, knowledge }: Source): boolean =>
  PROSE.has(candidate.band) &&
  confidence < SURE_OF_KIND &&
  frame.isYesNo &&
  frame.measure === null &&
  knowledge.languages.includes(frame.language) &&
  OFFER.test(frame.plain) &&
  own.length > 1 &&
  !own.some((term) => exactly(term, around));

const YEAR = /\b20[0-4]\d\b/g;
const yearsIn = (text: string): Set<string> => new Set([...text.matchAll(YEAR)].map(([year]) => year));
/** A reply about one year, to a question about another. */
const isOfOtherYear = ({ candidate, frame }: Source): boolean => {
  const requestedYears = yearsIn(frame.plain);
  if (requestedYears.size === 0) return false;
  const written = candidate.quotes.map(({ passage, text }) => `${passage.heading} ${text}`).join(' ');
  const stated = yearsIn(`${candidate.text} ${written}`);
  const whole = yearsIn(
    candidate.quotes.map(({ passage }) => `${passage.sourceTitle} ${passage.text}`).join(' '),
  );
  const differs = (years: Set<string>): boolean =>
    years.size > 0 && ![...requestedYears].some((year) => years.has(year));
  return differs(stated) || (stated.size === 0 && differs(whole));
};

/** "Quanti kg porta l'asciugatrice?": a figure in kilograms, but of the washing machine that the sentence before speaks of. */
const countsOther = ({ candidate, frame: { counted, measure }, own, knowledge }: Source): boolean => {
  if (measure !== 'count' || counted === null || !isMeasured(counted.unit) || !PROSE.has(candidate.band))
    return false;
  const [subject] = own
    .filter((term) => !plain(term.written).startsWith(counted.stem))
    .sort((a, b) => b.weight - a.weight);
  if (!subject) return false;
  const sentences = sentencesOf(candidate.text).map(({ start, end }) => candidate.text.slice(start, end));
  const isCounting = (sentence: string): boolean =>
    readQuantities(sentence).some(({ unit }) => unit === counted.unit || sameKind(unit, counted.unit));
  const isAbout = (sentence: string): boolean =>
    meets(subject, readWords(sentence, knowledge.languages)) >= MET;
  const counting = sentences.filter(isCounting);
  return counting.length > 0 && sentences.some(isAbout) && !counting.some(isAbout);
};

const PLACES = String.raw`(?:post[oi]|camer[ae]|bigliett[oi]|spazi|places?|spots?|seats?|rooms?|tickets?)`;
const WHETHER_LEFT = new RegExp(
  String.raw`\b${PLACES}\b.{0,25}\b(?:liber[oi]|rimast[oi]|disponibil[ei]|left|available|free)\b|\b(?:liber[oi]|rimast[oi]|disponibil[ei]|ancora|any|available|free)\b.{0,12}\b${PLACES}\b`,
);
const SAYS_LEFT =
  /\b(?:liber[oaie]|rimast\w+|disponibil\w+|esaurit\w+|complet[oaie]|lista d'attesa|prenotat\w+|left|available|availability|sold out|full|waiting list)\b/;
/** "Ci sono ancora posti?": how many there are in all does not tell whether one is free. */
const tellsCapacity = ({ candidate, frame }: Source): boolean =>
  WHETHER_LEFT.test(frame.plain) && !SAYS_LEFT.test(plain(candidate.text));

const NAMES_AN_END =
  /\b(?:piu|meno|massim\w+|minim\w+|maggior\w*|minor\w*|miglior\w*|unic[oa]|most|least|best|[a-z]{3,}est)\b/;
/** "Qual è il più alto?": a sentence that names no end of anything tells of one of many. */
const namesNoEnd = ({ candidate, frame }: Source): boolean =>
  frame.superlative !== null &&
  frame.comparison === null &&
  PROSE.has(candidate.band) &&
  !NAMES_AN_END.test(plain(candidate.text));

/** A price of an old list, to a question that does not ask for it. */
const isOutOfDate = ({ candidate, frame }: Source): boolean => tellsExpiredPrice(candidate, frame);

const REASONS = [
  isOutOfDate,
  tellsCapacity,
  namesNoEnd,
  comparesNothing,
  tellsLargerParty,
  addsToPrice,
  meetsByOtherNames,
  leavesNegationOut,
  sharesNothing,
  lacksWholeSubject,
  leavesTimeOpen,
  speaksOthers,
  lacksStrangeSubject,
  lacksNamedRow,
  listsInsteadOfTelling,
  hasNoSubject,
  dumpsRow,
  dumpsLines,
  dumpsRowForYesNo,
  lacksForeignSubject,
  offersRelative,
  namesWhatIsAvoided,
  lacksOneOfTwo,
  losesSubject,
  changesSubject,
  isOfOtherYear,
  countsOther,
  tellsOtherFree,
  tellsOwnContact,
  tellsFurtherUnit,
  tellsPartOfSum,
  tellsOneOfParty,
  doesOther,
  isForOther,
  leavesRemarkOut,
  tellsNoTime,
  tellsNeighbour,
  lacksOfferedThing,
  lacksDemandedAction,
  leavesDaysOpen,
  leavesAgeOpen,
  dropsWhatIsAsked,
];

type Surroundings = Pick<Situation, 'confidence' | 'ambient' | 'ranked'> & { near: readonly Passage[] };

/**
 * Whether what a question names is covered by what a reply rests on: the thing, the attribute, the year, what is counted. A reply
 * that is not would tell of a neighbour as if it were the thing itself.
 */
export const isSupported = (
  candidate: Candidate,
  frame: Frame,
  knowledge: Knowledge,
  { near, confidence, ambient, ranked }: Surroundings,
): boolean => {
  const passages = candidate.quotes.map(({ passage }) => passage);
  const headings = passages.map(({ heading, question }) => `${heading} ${question ?? ''}`).join(' ');
  const sourceWords = readWords(`${headings} ${candidate.text}`, knowledge.languages);
  const source: Source = {
    candidate,
    frame,
    tables: knowledge.material.tables(near),
    own: frame.terms.filter(({ carried }) => !carried),
    sourceWords: sourceWords,
    // What the whole business is called after is spoken of everywhere: "traslochi" at a mover's.
    around: withWords(
      readWords(
        `${headings} ${candidate.text} ${passages.map(({ text }) => text).join(' ')}`,
        knowledge.languages,
      ),
      ambient,
    ),
    confidence,
    ranked,
    knowledge,
  };
  return !REASONS.some((fails) => fails(source));
};
