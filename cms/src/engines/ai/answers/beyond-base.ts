import { readMoney, writeMoney } from '../values/money';
import { plain } from '../values/plain';
import { isWithin, type Quantity, type Range, readQuantities, readRange } from '../values/quantities';
import type { Candidate } from './candidate';
import type { Frame } from './frame';
import type { Material, Statement } from './material';
import { kindOf } from './payers';
import { sentence } from './say';
import { IN_ALL } from './sum-words';
import { meets, type Term } from './words';

const FURTHER =
  /^[,;:]? ?(?:e |and )?(?:poi|dopo|oltre|in piu|dal|dalla|ogni|per ogni|per ciascun\w+|then|after|each|every|beyond)\b/;
const PER_HEAD =
  /\b(?:a testa|a persona|per persona|l'un[oa]|cadaun\w+|ciascun\w+|a (?:bambin|ragazz|studente|alunn|ospite|invitat|partecipante)\w*|each|per person|per head)\b/;
const EACH_ASKED = /\b(?:a testa|a persona|ciascun\w*|per person|each|per head)\b/;
const NAMED = 0.6;
/** Words that tell how many come, not for what. */
const OF_PARTY = /^(?:grupp|comitiv|person|siamo|partecipant|invitat|ospit|group|people)/;

/** Whoever is counted, by whatever name: children at a party are the persons of its price. */
const isPeople = (unit: string): boolean =>
  unit === 'person' || kindOf(unit) !== null || /^(?:invitat|alunn|ospit|partecip|iscritt)/.test(unit);
const isSameCount = (a: string, b: string): boolean => a === b || (isPeople(a) && isPeople(b));

const NO_OTHER_NAMES: ReadonlySet<string> = new Set();
/** A class is no group, though it goes by that name elsewhere. */
const asCalled = (term: Term): Term => ({ ...term, alike: NO_OTHER_NAMES });

const GROUP_OF = /\b(?:gruppo|comitiva|group|party) (?:di|da|of) (\d{1,3})\b(?! ?(?:anni|euro|€|years))/;

const countIn = ({ quantities, plain: text }: Frame, unit: string): Quantity | null => {
  const stated = quantities.find((each) => each.amount > 1 && isSameCount(each.unit, unit));
  const [written, amount] = GROUP_OF.exec(text) ?? [];
  if (stated || written === undefined || !isPeople(unit)) return stated ?? null;
  return { amount: Number(amount), unit: 'person', written };
};

/** The share of what is asked about that a sentence and its heading name; figures and counts aside. */
const topicOf = ({ words, context }: Statement, { terms }: Frame, counted: Quantity): number | null => {
  const figures = new Set(counted.written.split(' '));
  const own = terms.filter(
    ({ carried, written, folded }) =>
      !carried && !figures.has(written) && !/^\d/.test(folded) && !OF_PARTY.test(folded),
  );
  const mass = own.reduce((sum, { weight }) => sum + weight, 0);
  if (mass === 0) return null;
  return (
    own.reduce(
      (sum, term) =>
        sum + term.weight * Math.max(meets(asCalled(term), words), meets(asCalled(term), context)),
      0,
    ) / mass
  );
};

const candidateOf = (statement: Statement, text: string, coverage: number): Candidate => ({
  text: sentence(text),
  quotes: [{ passage: statement.passage, text: statement.text }],
  score: 1.2 + coverage,
  coverage,
  missing: [],
  fits: true,
  carried: 1,
  isExact: true,
  band: 'sum',
  isComposed: true,
});

/** "130 € fino a 10 bambini, poi 9 € ciascuno": what so many cost, the further ones by their own price. */
const beyondBase = (statement: Statement, frame: Frame): Candidate[] => {
  const text = plain(statement.text);
  const [base, further, ...others] = readMoney(statement.text);
  if (!base || !further || others.length > 0) return [];
  const at = text.indexOf(plain(further.written), text.indexOf(plain(base.written)) + base.written.length);
  const border = [...text.slice(0, at).matchAll(/[,;.(]/g)].at(-1)?.index ?? -1;
  if (at < 0 || border < 0 || !FURTHER.test(text.slice(border))) return [];
  const first = text.slice(0, border);
  if (PER_HEAD.test(first)) return [];
  const limit = limitIn(first);
  const counted = limit && countIn(frame, limit.unit);
  if (!limit || !counted) return [];
  const topic = topicOf(statement, frame, counted);
  if (topic === null || topic < NAMED) return [];
  const more = counted.amount - limit.max;
  const sum = base.amount + Math.max(0, more) * further.amount;
  const unit = limit.written;
  const words =
    more <= 0 ? '' : `: ${writeMoney(base.amount)} ${unit} + ${more} × ${writeMoney(further.amount)}`;
  const { language } = frame;
  return [
    candidateOf(
      statement,
      more <= 0
        ? `${IN_ALL[language]} ${writeMoney(sum)} (${unit})`
        : `${IN_ALL[language]} ${writeMoney(sum)}${words}`,
      topic,
    ),
  ];
};

const LIMIT =
  /\b(?:fino a|entro|per|i primi|le prime|massimo|max|up to|for|the first) (?:i |le )?(\d+) ([a-z]+)/;
const limitIn = (text: string): { max: number; unit: string; written: string } | null => {
  const [written, amount, noun] = LIMIT.exec(text) ?? [];
  const [quantity] = readQuantities(`${amount ?? ''} ${noun ?? ''}`);
  return written === undefined || !quantity || quantity.unit === 'year'
    ? null
    : { max: quantity.amount, unit: quantity.unit, written };
};

const FROM = /^(?:[a-z ]*\b)?(?:da|dai|dalle|oltre|sopra i|sopra le|from|over|above) (\d+) ([a-z]+)/;
const stepIn = (text: string): Range | null => {
  const range = readRange(text);
  if (range && range.unit !== '') return range;
  const [, amount, noun] = FROM.exec(plain(text)) ?? [];
  const [quantity] = readQuantities(`${amount ?? ''} ${noun ?? ''}`);
  return quantity ? { min: quantity.amount, max: Infinity, unit: quantity.unit } : null;
};

interface Step {
  statement: Statement;
  text: string;
  price: number;
  topic: number;
  counted: Quantity;
}

const PAID_AHEAD = /\b(?:caparr|accont|deposit|cauzion|penal|down payment)/;
const NAMES_PARTY =
  /\b(?:siamo|saremo|saremmo|gruppo|comitiva|group|party|we are|person\w*|partecipant\w*|people)\b/;

/** "Da 15 persone: 6 € a testa": what each of so many pays, and all of them. */
const stepsFor = (statements: readonly Statement[], material: Material, frame: Frame): Step[] =>
  statements.flatMap((statement) =>
    material.clausesOf(statement, 'money').flatMap(({ text }): Step[] => {
      const [price, ...others] = readMoney(text);
      const range = PER_HEAD.test(plain(text)) ? stepIn(text) : null;
      const counted = range && countIn(frame, range.unit);
      if (!price || others.length > 0 || !range || range.min <= 1 || !counted || !isPeople(counted.unit))
        return [];
      if (isWithin({ ...counted, unit: range.unit }, range) !== true) return [];
      if (PAID_AHEAD.test(plain(text)) && !PAID_AHEAD.test(frame.plain)) return [];
      // A group that says nothing else asks for what groups pay; "37 per 48" is none.
      const topic = topicOf(statement, frame, counted) ?? (NAMES_PARTY.test(counted.written) ? 1 : 0);
      return topic < NAMED ? [] : [{ statement, text, price: price.amount, topic, counted }];
    }),
  );

/** What so many pay by a price that prose states for a number of them. */
export const answerBeyondBase = (
  statements: readonly Statement[],
  material: Material,
  frame: Frame,
): Candidate[] => {
  const isPrice = (frame.measure === 'money' || frame.wantsTotal) && !frame.isYesNo && !frame.isList;
  if (!isPrice || frame.comparison || frame.superlative) return [];
  const based = statements.flatMap((statement) => beyondBase(statement, frame));
  const steps = stepsFor(statements, material, frame);
  const most = Math.max(0, ...steps.map(({ topic }) => topic));
  const best = steps.filter(({ topic }) => topic === most);
  const [step] = best;
  // Two prices for so many: which is meant the question does not tell.
  if (!step || new Set(best.map(({ price }) => price)).size > 1) return based;
  const { statement, price, counted, text } = step;
  const reply = EACH_ASKED.test(frame.plain)
    ? text
    : `${IN_ALL[frame.language]} ${writeMoney(price * counted.amount)}: ${counted.amount} × ${writeMoney(price)} (${text.replace(/[.;,]+$/, '')})`;
  return [...based, candidateOf(statement, reply, step.topic)];
};
