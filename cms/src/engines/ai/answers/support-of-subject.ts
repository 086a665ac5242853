import {
  exactly,
  HEAVY,
  HEAVY_STRANGE,
  isNumber,
  massOf,
  MET,
  metShare,
  MOST_OF_IT,
  namesRow,
  NO_SUBJECT,
  NOTHING_FOUND,
  PROSE,
  ROWS,
  type Source,
  wantsValue,
} from './support-source';
import { meets } from './words';

/** A value of something that the material never names: "quanti km fa la batteria". */
export const lacksStrangeSubject = ({ own, around, frame, candidate }: Source): boolean =>
  wantsValue(frame) &&
  frame.measure !== 'place' &&
  candidate.band !== 'hours' &&
  metShare(own, around) < MOST_OF_IT &&
  own.some(
    (term) =>
      !term.known &&
      term.weight >= HEAVY_STRANGE &&
      meets(term, around) < MET &&
      // A row knows who bears a size that it names: "un cane di 12 kg".
      (PROSE.has(candidate.band) || candidate.missing.includes(term)),
  );

/** A few words that stand everywhere, and an index that found nothing. */
export const hasNoSubject = ({ candidate, frame, own, around, confidence }: Source): boolean =>
  candidate.band === 'statement' &&
  candidate.isLabelled !== true &&
  confidence < NOTHING_FOUND &&
  massOf(own) < NO_SUBJECT &&
  // A follow-up has the subject of the question before.
  !frame.terms.some((term) => term.carried && exactly(term, around));

/** In another language than the documents' a few words are met by chance; the subject that the documents know stands elsewhere. */
export const lacksForeignSubject = ({ candidate, frame, own, around, knowledge }: Source): boolean => {
  if (!PROSE.has(candidate.band) || !frame.isYesNo || knowledge.languages.includes(frame.language))
    return false;
  const [heaviest] = [...own].sort((a, b) => b.weight - a.weight);
  return (
    heaviest !== undefined && heaviest.known && heaviest.weight >= HEAVY && meets(heaviest, around) < MET
  );
};

/** "C'è il wifi nelle piazzole?": of two things that the documents know, a sentence of the second tells nothing of the first. */
const MOST_SUBJECTS = 2;
export const lacksOneOfTwo = ({ candidate, frame, own, around, knowledge }: Source): boolean =>
  PROSE.has(candidate.band) &&
  frame.isYesNo &&
  frame.measure === null &&
  knowledge.languages.includes(frame.language) &&
  own.length === MOST_SUBJECTS &&
  own.some((term) => term.known && knowledge.holds(term.folded) && meets(term, around) < MET);

/** "E per mia figlia di 12 anni?" after a price: a row of something else that has her age. */
const OF_ROWS: ReadonlySet<string> = new Set([...ROWS, 'superlative']);
export const changesSubject = ({ candidate, frame, own, around, tables }: Source): boolean => {
  const before = frame.terms.filter(({ carried, weight }) => carried && weight >= SUBJECT);
  return (
    OF_ROWS.has(candidate.band) &&
    before.length > 0 &&
    (own.length > 0 || frame.quantities.some(({ written }) => frame.plain.includes(written))) &&
    before.every((term) => meets(term, around) < MET) &&
    before.some((term) => namesRow(term, tables)) &&
    !own.some((term) => !isNumber(term) && exactly(term, around))
  );
};
const SUBJECT = 0.25;

/** "E quanto dura?" of a thing that the reply does not speak of. */
export const losesSubject = ({ candidate, frame, own, around }: Source): boolean => {
  const before = frame.terms.filter(({ carried }) => carried);
  return (
    PROSE.has(candidate.band) &&
    before.length > 0 &&
    frame.weekdays.size + frame.days.length === 0 &&
    Math.max(0, ...own.map(({ weight }) => weight)) < NO_SUBJECT &&
    before.every((term) => meets(term, around) < MET)
  );
};

/** Words that ask for a value and, like verbs, name nothing that has it: "quanto dista". */
const OF_VALUE = /^(?:dist|lontan|dur|cost|pag|pes|lung|larg|alt|misur|far\b|long|last|wide|high|weigh)/;
/** A value of the right kind, of something else than the one thing that was asked about: how far another place is. */
export const lacksWholeSubject = ({ candidate, frame, own, around }: Source): boolean => {
  const isProse = PROSE.has(candidate.band) || (candidate.band === 'rows' && !frame.isList);
  const subject = own.filter(
    (term) => !isNumber(term) && !OF_VALUE.test(term.folded) && !/[a-z]{4}[aei]re$/.test(term.folded),
  );
  return (
    isProse &&
    wantsValue(frame) &&
    frame.asksOpen === null &&
    subject.length > 0 &&
    subject.every((term) => meets(term, around) < MET)
  );
};

/** What the index took for an answer though no word of the question stands in it, by any name. */
export const sharesNothing = ({ candidate, own, around, knowledge, frame }: Source): boolean =>
  candidate.band === 'quote' &&
  knowledge.languages.includes(frame.language) &&
  own.some((term) => !isNumber(term)) &&
  own.every((term) => isNumber(term) || meets(term, around) < MET);
