import { overlaps, readDays } from '../values/calendar';
import { readMoney } from '../values/money';
import { withDigits } from '../values/numbers';
import { plain } from '../values/plain';
import { isMeasured, isSameQuantity, isWithin, readQuantities, readRange } from '../values/quantities';
import { readWeekdays } from '../values/weekdays';
import type { Situation } from './candidate';
import { TIMES } from './counted';
import type { Frame } from './frame';
import { countsWhatIsAsked, holdsMeasure, sameKind, SINCE } from './holds-measure';
import type { Statement } from './material';
import { lightWordsIn } from './match-readings';
import { ASKS_NOT } from './question-form';
import { meets, type Term } from './words';

/** A statement with how well it answers. */
export interface Scored {
  statement: Statement;
  score: number;
  coverage: number;
  missing: Term[];
  fits: boolean;
  carried: number;
  isFirst: boolean;
}

const CONTEXT = 0.92;
const NEIGHBOUR = 0.45;
/** "Anna Bini: violino. C'è il martedì": a sentence without a subject has that of the one before. */
const CONTINUED = 0.85;
const CONTINUES =
  /^(?:-\s*)?(?:C['’]è|Ci sono|Si |Costa|Dura|Vale|Serv|Comprend|Riceve|Viene|Lavora|Parla|It |They |He |She )/;
/** What a sentence begins with holds for its later pieces; what stands in another of them hardly does. */
const LEAD_OF_SENTENCE = 0.85;
const REST_OF_SENTENCE = 0.3;
const AMBIENT = 0.7;
const ONE_NAME = 0.6;

/** How far a statement speaks of each typed condition of the question: 1 where it meets it, less where it is silent. */
const conditions = (statement: Statement, frame: Frame, year: number): number[] => {
  const { text } = statement;
  const values: number[] = [];
  if (frame.days.length > 0) {
    const days = readDays(text, year);
    const meetsDays = days.some((span) => frame.days.some((day) => overlaps(span, day)));
    // To "is it so in April?" the months in which it is so are an answer.
    values.push(days.length === 0 ? SILENT : meetsDays ? 1 : frame.isYesNo ? 0.9 : 0);
  }
  if (frame.weekdays.size > 0) {
    const weekdays = readWeekdays(text);
    values.push(
      weekdays.size === 0
        ? SILENT
        : [...frame.weekdays].some((day) => weekdays.has(day))
          ? 1
          : frame.isYesNo
            ? 0.8
            : 0,
    );
  }
  if (frame.quantities.length > 0) {
    const range = readRange(text);
    const stated = readQuantities(text);
    for (const quantity of frame.quantities) {
      if (quantity.unit === 'person' && quantity.amount <= 2) continue;
      const within = range ? isWithin(quantity, range) : null;
      const speaks = stated.some(({ unit }) => sameKind(unit, quantity.unit));
      // Of pieces of one sentence the one that says the very quantity is meant, not its neighbour.
      const isTold =
        isMeasured(quantity.unit) ||
        (statement.sentence !== undefined && (TIMES.has(quantity.unit) || quantity.unit === 'person'));
      if (speaks && isTold && (statement.sentence || within === true)) {
        values.push(within === true || stated.some((each) => isSameQuantity(each, quantity)) ? 1 : 0);
        continue;
      }
      const named =
        frame.terms.some(({ written }) => written === quantity.written) &&
        plain(`${statement.passage.heading} ${text}`).includes(quantity.written);
      const isSized = frame.measure === 'money' && isMeasured(quantity.unit);
      values.push(
        within === true || named ? 1 : within === false || speaks ? 0.8 : isSized ? UNSIZED : SILENT,
      );
    }
  }
  if (frame.counted !== null) {
    const { unit, stem: counted } = frame.counted;
    const found =
      readQuantities(text).some((each) => each.unit === unit || sameKind(each.unit, unit)) ||
      plain(text).includes(counted);
    values.push(found ? 1 : 0.1);
  }
  return values;
};
const SILENT = 0.3;
/** A price that names no size, to a question that does. */
const UNSIZED = 0.1;
const CONDITION_WEIGHT = 0.45;

/** What the learned ranking's choice brings, by its place. */
const RANKED = [0.3, 0.18, 0.1, 0.05] as const;
const SURE = 0.5;
/** What a word that says little adds to the piece of a sentence that holds it: "la scatola grande". */
const LIGHT = 0.05;

const rankOf = ({ passage, text }: Statement, { ranked }: Situation): number =>
  ranked.findIndex(
    (each) => each.passage === passage && (each.text.includes(text) || text.includes(each.text)),
  );

/** Hours of holidays, to a question that names none. */
const EXCEPTION = /\b(?:festiv\w+|natale|capodanno|pasqua|ferragosto|vigili\w+|holidays?|christmas|easter)\b/;
const isException = (text: string, frame: Frame): boolean =>
  frame.days.length === 0 && EXCEPTION.test(plain(text)) && !EXCEPTION.test(frame.plain);

const SURCHARGE =
  /(?:€|euro|\d) ?(?:\p{L}+ ){0,3}(?:in piu|extra|more)\b|\b(?:supplement\w+|sovrapprezz\w+|maggiorazion\w+|surcharge)\b/u;
/** "350 € in più" is what something adds to a price, to a question that asks for the price. */
export const isSurcharge = (text: string, { plain: question }: Frame): boolean =>
  SURCHARGE.test(plain(text)) &&
  !/\b(?:in piu|extra|supplement\w+|sovrapprezz\w+|maggiorazion\w+|aggiung\w+|more|surcharge)\b/.test(
    question,
  );

/** "Sotto i 30 anni", "da 20 in su": a price for a case that the question does not tell of. */
const statesOtherCase = (text: string, { quantities, plain: question }: Frame): boolean => {
  const [lead = ''] = text.split(/[:,]/);
  const range = readRange(lead);
  return (
    range !== null &&
    range.unit !== 'euro' &&
    !quantities.some(({ unit }) => sameKind(unit, range.unit)) &&
    !/\d/.test(question)
  );
};

/** "Pasti: 5,20 € al giorno": what is asked about stands first. */
const beginsWithSubject = ({ text, words }: Statement, { terms }: Frame): boolean => {
  const [first = ''] = plain(text)
    .replace(/^[^a-z0-9]+/, '')
    .split(/[^a-z0-9]/);
  return terms.some(
    (term) =>
      !term.carried &&
      meets(term, words) >= 0.9 &&
      (term.folded === first || term.stems.some((each) => each.length > 3 && first.startsWith(each))),
  );
};

/** "Non facciamo: scarpe, borse": what begins with a no answers "what do you not do?". */
const DENIES = /^[^a-z]*(?:(?:si |noi )?non|no|vietat\w+|mai|we (?:do not|don't|cannot)|not)\b/;

const DENIED_LIST = /^[^a-z]*(?:(?:si |noi )?non|vietat\w+|we (?:do not|don't|cannot)|not) ?[^.]{0,25}: /;
/** How surely a statement lists what is not done: by its heading, or by how it begins. */
const deniedBy = ({ text, passage }: Statement): number => {
  if (
    DENIED_LIST.test(plain(text)) ||
    /^(?:cosa |che cosa |what )?(?:non|not)\b/.test(plain(passage.heading))
  )
    return 1;
  return DENIES.test(plain(text)) ? 0.4 : 0;
};

/** How well a statement answers a question: what it speaks of, under which conditions, and the kind of value it holds. */
export const scoreStatement = (
  statement: Statement,
  neighbours: Statement[],
  frame: Frame,
  situation: Situation,
): Scored => {
  const { year, ambient, confidence } = situation;
  let mass = 0;
  let found = 0;
  let inside = 0;
  let carriedMass = 0;
  let carriedFound = 0;
  let namesCarried = 0;
  let heaviestCarried = 0;
  const missing: Term[] = [];
  const isContinued = CONTINUES.test(statement.text);
  const previous = neighbours.filter(({ at }) => at < statement.at);
  for (const term of frame.terms) {
    // A figure is compared as a condition.
    if (/^\d/.test(term.folded) && frame.quantities.some(({ written }) => written.includes(term.written)))
      continue;
    const here = meets(term, statement.words);
    const around = Math.max(0, ...neighbours.map(({ words }) => meets(term, words)));
    const before = isContinued ? Math.max(0, ...previous.map(({ words }) => meets(term, words))) : 0;
    const value = Math.max(
      here,
      CONTEXT * meets(term, statement.context),
      statement.sentence ? LEAD_OF_SENTENCE * meets(term, statement.sentence.lead) : 0,
      statement.sentence ? REST_OF_SENTENCE * meets(term, statement.sentence.words) : 0,
      NEIGHBOUR * around,
      CONTINUED * before,
      AMBIENT * meets(term, ambient),
    );
    if (term.carried) {
      carriedMass += term.weight;
      carriedFound += term.weight * value;
      if (here >= 0.9 && term.known) namesCarried = Math.max(namesCarried, term.weight);
      heaviestCarried = Math.max(heaviestCarried, term.weight);
      continue;
    }
    mass += term.weight;
    found += term.weight * value;
    inside += term.weight * here;
    if (value < 0.4) missing.push(term);
  }
  // One of the names that were carried over is enough: "una foratura su un suv" is spoken of as a puncture.
  const isNamed = namesCarried > 0 && namesCarried >= heaviestCarried * 0.8;
  const carried = carriedMass === 0 ? 1 : Math.max(carriedFound / carriedMass, isNamed ? ONE_NAME : 0);
  const values = conditions(statement, frame, year);
  // Conditions alone say nothing of the subject; for how long the house has been there needs none.
  const isOfHouse = frame.measure === 'since' && SINCE.test(withDigits(plain(statement.text)));
  const subject = mass === 0 ? (carriedMass === 0 ? (isOfHouse ? 0.9 : 0) : carried) : found / mass;
  const total = (mass === 0 ? carriedMass : mass) + CONDITION_WEIGHT * values.length;
  const coverage =
    total === 0
      ? subject
      : (subject * (mass === 0 ? carriedMass : mass) +
          CONDITION_WEIGHT * values.reduce((sum, each) => sum + each, 0)) /
        total;
  const fits =
    holdsMeasure(statement.text, frame) &&
    (frame.measure !== 'count' || countsWhatIsAsked(statement.text, statement.words, frame));
  const rank = rankOf(statement, situation);
  const ranked =
    coverage +
    0.4 * carried +
    0.1 * (mass === 0 ? 0 : inside / mass) +
    (statement.sentence ? LIGHT * lightWordsIn(statement.words.folded, frame) : 0) +
    (beginsWithSubject(statement, frame) ? 0.08 : 0) +
    (ASKS_NOT.test(frame.plain) ? deniedBy(statement) * (0.3 + 0.3 * coverage) : 0) +
    (fits ? (frame.measure === 'money' && readMoney(statement.text).length === 0 ? 0 : 0.12) : -0.4) +
    (RANKED[rank] ?? 0) * Math.min(1, confidence / SURE) * (carriedMass > 0 ? 0.3 : 1) -
    (frame.measure === 'money' && statesOtherCase(statement.text, frame) ? 0.25 : 0) -
    (frame.measure === 'money' && isSurcharge(statement.text, frame) ? 0.3 : 0) -
    (frame.asksOpen !== null && isException(statement.text, frame) ? 0.3 : 0) -
    Math.min(0.08, statement.text.length / 5000);
  return {
    statement,
    score: ranked,
    coverage: subject < 0.3 ? Math.min(coverage, subject) : coverage,
    missing,
    fits,
    carried,
    isFirst: rank === 0 && confidence >= SURE,
  };
};
