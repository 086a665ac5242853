import { writeMoney, readMoney } from '../values/money';
import { plain } from '../values/plain';
import { isMeasured, isSameKind, type Quantity, readQuantities } from '../values/quantities';
import type { Passage } from '../passage';
import type { Candidate, Situation } from './candidate';
import { about, amountIn, bestCell, composed, isCovered } from './compare';
import type { Frame } from './frame';
import type { Material, Statement } from './material';
import { sayCell, sentence, valueOf } from './say';
import { type Season, seasonsOf } from './seasons';
import type { Row, Table } from './table';
import { meets } from './words';

/** Something with its price, from a table or a sentence. */
interface PricedItem {
  amount: number;
  name: string;
  passage: Passage;
  /** What the price is for, in words: "al giorno", "a persona". */
  terms: string;
  /** The conditions of the question that the price holds for already. */
  satisfied: readonly string[];
  score: number;
  row: Row | null;
}

const PER_PERSON = /\b(?:a persona|per persona|a testa|per person|cadaun\w+|ciascun\w+|each|per head)\b/;
const TIMES = new Set(['night', 'day', 'week', 'hour', 'month']);
const NEVER_FACTORS = new Set(['year', 'minute', 'euro', 'percent', 'volt', 'watt', 'inch']);
const PART =
  /\s(?:piu|plus|con (?:la sua|il suo|l'|la|il|lo|le|i)|con|e anche|insieme a(?:lla|l)?|e|ed|and|with)\s|[,+:] /;
const MOST_PARTS = 4;
/** "Ogni ora dopo la prima", "ogni firma in più". */
const FURTHER = /\b(?:in piu|dopo|successiv\w+|aggiuntiv\w+|ulterior\w+|further|additional|extra)\b/;

/** Whether a price is for one of what a quantity counts: "al giorno", "al kg", "a notte". */
const isPer = (terms: string, { unit: asked }: Quantity): boolean =>
  [
    ...terms.matchAll(/(?:\bal(?:l'|la|lo)?|\ba|\bper|\bogni|\bl'|\/|\bper|\ban?|\beach)\s?(\p{L}+\d?)/gu),
  ].some(([, noun = '']) =>
    readQuantities(`2 ${noun}`).some(
      // "80 metri" of a floor are square metres.
      ({ unit }) => unit === asked || (unit === 'sqm' && asked === 'm'),
    ),
  );

/** Whether a row itself, not merely what stands around it, holds the word that matters most in a part of a question. */
const isNamed = (row: Row, { terms }: Frame): boolean => {
  // What stands above the table holds for all of its rows.
  const [heaviest] = terms
    .filter((term) => !term.carried && meets(term, row.table.context) < 0.7)
    .sort((a, b) => b.weight - a.weight);
  return heaviest === undefined || row.cells.some(({ words }) => meets(heaviest, words) >= 0.7);
};

const UNIT_HEADER = /^(?:unita|u\.? ?m\.?|unit|per|misura)\b/;
/** "Unità: ora" beside a price: it is the price of one hour. */
const unitIn = (row: Row): string => {
  const column = row.table.columns.find(
    ({ name, type }) => type !== 'money' && UNIT_HEADER.test(plain(name)),
  );
  const unit = column ? plain(row.cells[column.at]?.text ?? '') : '';
  return unit === '' ? '' : `per ${unit.replace(/\bmetr[oi] quadr[oi]\b/, 'mq')}`;
};

/** The least that is charged, where the table has a column for it. */
const leastOf = ({ row }: PricedItem): number | null => {
  const column = row?.table.columns.find(
    ({ name }) => /\bminim/.test(plain(name)) && /import|spes|prezz|€|total/.test(plain(name)),
  );
  return row && column ? amountIn(row, column) : null;
};

const priceInCell = (
  tables: readonly Table[],
  part: Frame,
  seasons: Season[],
  situation: Situation,
  taken: readonly Row[],
): PricedItem | null => {
  const cell = bestCell(tables, part, seasons, situation, taken);
  const amount = cell?.column && isCovered(cell) ? amountIn(cell.row, cell.column) : null;
  if (!cell?.column || amount === null || !isNamed(cell.row, part)) return null;
  const isExact = part.terms.some(
    (term) =>
      !term.carried &&
      // "Siamo in 20" names nothing that has 20 seats.
      /[a-z]/.test(term.folded) &&
      [cell.row.table.context, ...cell.row.cells.map(({ words }) => words)].some(
        (words) => meets(term, words) >= 0.9,
      ),
  );
  if (!isExact) return null;
  const { row, column } = cell;
  return {
    amount,
    name: sayCell(row, column, part).split(': ').slice(0, -1).join(': '),
    passage: row.passage,
    terms: plain(
      `${column.name} ${row.label} ${row.table.title} ${valueOf(row, column)} ${unitIn(row)} ${row.noteTexts.join(' ')}`,
    ),
    satisfied: cell.satisfied,
    score: cell.coverage,
    row,
  };
};

/** The price that a piece of a sentence says of what a part of the question names. */
const priceInClause = (clauses: readonly Statement[], part: Frame): PricedItem | null => {
  const own = part.terms.filter(({ carried }) => !carried);
  const mass = own.reduce((sum, { weight }) => sum + weight, 0);
  if (mass === 0) return null;
  let best: PricedItem | null = null;
  for (const { text, words, context, sentence: whole, passage } of clauses) {
    const [money] = readMoney(text);
    if (!money) continue;
    const found = own.reduce(
      (sum, term) =>
        sum +
        term.weight *
          Math.max(
            meets(term, words),
            0.85 * meets(term, context),
            whole ? 0.85 * meets(term, whole.lead) : 0,
          ),
      0,
    );
    const score = found / mass;
    if (!own.some((term) => meets(term, words) >= 0.9) || isExtra(text)) continue;
    if (score < 0.6 || (best && score <= best.score)) continue;
    const name = text
      .replace(money.written, '')
      .replace(/\s+/g, ' ')
      .replace(/[\s.,;:]+$/, '');
    best = { amount: money.amount, name, passage, terms: plain(text), satisfied: [], score, row: null };
  }
  return best;
};

/** "0,50 euro in più" is added to a price, and is none. */
const isExtra = (text: string): boolean =>
  /\b(?:in piu|supplement\w*|sovrapprezzo|extra)\b/.test(plain(text)) &&
  !/\b(?:ogni|per ogni|each)\b/.test(plain(text));

/** How often a price is counted: the quantities that it does not hold for already. */
const factorsOf = (quantities: readonly Quantity[], { terms, satisfied, row }: PricedItem): Quantity[] => {
  const isPerPerson = PER_PERSON.test(terms);
  return quantities.filter((quantity) => {
    const { amount, unit, written } = quantity;
    if (amount <= 1 || amount > 1000 || NEVER_FACTORS.has(unit)) return false;
    if (isPer(terms, quantity)) return true;
    // A room is paid by the night, whoever sleeps in it; a ticket by head.
    if (unit === 'person') return isPerPerson || (row !== null && /^(?:adult|person)/.test(plain(row.label)));
    if (satisfied.includes(written)) return false;
    if (TIMES.has(unit)) return unit !== 'month' && unit !== 'hour' && row !== null;
    return !isMeasured(unit);
  });
};

/** "Prima ora 50 €, ogni ora dopo 35 €": the rows that price the first one and every further one. */
const furtherPrice = ({ row }: PricedItem): number | null => {
  if (!row) return null;
  const start = plain(row.label).split(/[,(]/)[0] ?? '';
  const further = row.table.rows.find(
    (other) => other !== row && plain(other.label).startsWith(start) && FURTHER.test(plain(other.label)),
  );
  const column =
    further &&
    row.table.columns.find(({ type, at }) => type === 'money' && further.cells[at]?.isEmpty === false);
  return further && column ? amountIn(further, column) : null;
};

interface Position {
  sum: number;
  words: string;
  item: PricedItem;
}

const positionOf = (
  item: PricedItem,
  quantities: readonly Quantity[],
  { language }: Frame,
): Position | null => {
  if (item.row === null && LIMITED.test(item.terms)) return null;
  const factors = factorsOf(quantities, item);
  const times = factors.reduce((product, { amount }) => product * amount, 1);
  const further = factors.length === 1 ? furtherPrice(item) : null;
  if (further !== null && Number.isInteger(times)) {
    const words = `${writeMoney(item.amount)} + ${times - 1} × ${writeMoney(further)} (${item.name})`;
    return { sum: item.amount + (times - 1) * further, words, item };
  }
  const counted = factors.map(({ amount }) => `${String(amount).replace('.', ',')} × `).join('');
  const least = leastOf(item);
  const sum = times * item.amount;
  const words = `${counted}${writeMoney(item.amount)} (${item.name})`;
  if (least !== null && sum < least)
    return { sum: least, words: `${words}, ${language === 'it' ? 'importo minimo' : 'least amount'}`, item };
  return { sum, words, item };
};

const isThing = (unit: string): boolean =>
  !isMeasured(unit) && !TIMES.has(unit) && !NEVER_FACTORS.has(unit) && unit !== 'person';

/** Those who pay are nothing that is paid for. */
const WHO_PAYS = /^(?:adult|bambin|bimb|ragazz|person|figli|ospit|child|kid|people|guest)/;
/** A price that holds up to some number of times is not simply multiplied. */
const LIMITED = /\b(?:per non piu di|non piu di|al massimo|massimo|max|fino a un massimo|up to|at most)\b/;

/** The parts of a question that name something by itself. */
const partsOf = ({ plain: text, terms }: Frame): string[] => {
  const names = (part: string): boolean => {
    const folded = plain(part);
    return terms.some(
      ({ written, carried }) =>
        !carried && !WHO_PAYS.test(written) && new RegExp(`\\b${written}\\b`).test(folded),
    );
  };
  // "Ho due gatti, …" says who asks.
  const [situation = ''] = /^(?:ho|abbiamo|sono|i have|i am) [^,.;]*[,.;]/.exec(text) ?? [];
  return text.slice(situation.length).split(PART).filter(names);
};

/** A sum: so many times a price, or several prices together, with its terms. */
export const answerTotal = (
  tables: readonly Table[],
  material: Material,
  statements: readonly Statement[],
  frame: Frame,
  situation: Situation,
): Candidate[] => {
  const counts = frame.quantities.some(({ amount }) => amount > 1);
  const isSum = frame.wantsTotal || (frame.measure === 'money' && !frame.isYesNo && !frame.isList);
  if (!isSum || frame.comparison || frame.superlative) return [];
  const seasons = [...seasonsOf(tables, situation.year), ...situation.seasons];
  const clauses = statements.flatMap((each) =>
    readMoney(each.text).length > 0 ? material.clausesOf(each, 'money') : [],
  );
  const findExactly = (part: Frame, taken: readonly Row[]): PricedItem | null => {
    const cell = priceInCell(tables, part, seasons, situation, taken);
    const clause = priceInClause(clauses, part);
    return cell && clause ? (clause.score > cell.score + 0.15 ? clause : cell) : (cell ?? clause);
  };
  /** A price of one square metre names no number of them. */
  const findPerUnit = (part: Frame, taken: readonly Row[]): PricedItem | null => {
    const measured = part.quantities.filter(({ unit }) => isMeasured(unit));
    const figures = new Set(measured.flatMap(({ written }) => written.split(' ')));
    const terms = part.terms.filter(({ written }) => !figures.has(written));
    const item = findExactly({ ...part, terms, quantities: [] }, taken);
    return item && measured.every((each) => isPer(item.terms, each)) ? item : null;
  };
  // How many are bought is no condition that a price must name.
  const find = (part: Frame, taken: readonly Row[]): PricedItem | null =>
    findExactly(part, taken) ??
    findExactly({ ...part, quantities: part.quantities.filter(({ unit }) => isMeasured(unit)) }, taken) ??
    findPerUnit(part, taken);
  const parts = partsOf(frame);
  const shared = frame.quantities.filter(({ unit }) => TIMES.has(unit));
  const positionsIn = (texts: readonly string[]): Position[] | null => {
    const taken: Row[] = [];
    const positions: Position[] = [];
    for (const text of texts) {
      const own = readQuantities(text);
      const quantities = [...own, ...shared.filter((each) => !own.some((other) => isSameKind(other, each)))];
      const item = find({ ...about(text, frame), quantities }, taken);
      const position = item && positionOf(item, quantities, frame);
      if (!position) return null;
      if (position.item.row) taken.push(position.item.row);
      if (!positions.some(({ item: { name } }) => name === position.item.name)) positions.push(position);
    }
    return positions;
  };
  let positions: Position[] | null = null;
  if (parts.length >= 2 && parts.length <= MOST_PARTS && (frame.wantsTotal || SPENDS.test(frame.plain)))
    positions = positionsIn(parts);
  if (!positions || positions.length < 2) {
    if (!frame.wantsTotal && !counts) return [];
    const item = find({ ...frame, measure: 'money' }, []);
    // Three of one thing and two of another are not six of either.
    const things = frame.quantities.filter(({ unit, amount }) => amount > 1 && isThing(unit));
    const one = things.length > 1 ? null : item && positionOf(item, frame.quantities, frame);
    positions = one && one.sum !== one.item.amount ? [one] : null;
  }
  const [first] = positions ?? [];
  if (!positions || !first) return [];
  const total = writeMoney(positions.reduce((sum, each) => sum + each.sum, 0));
  const words = positions.map((each) => each.words).join(' + ');
  const text = sentence(`${frame.language === 'it' ? 'In tutto' : 'In total'} ${total}: ${words}`);
  const score = positions.length > 1 ? 2 : first.item.score + 0.9;
  return [
    {
      ...composed(
        [],
        text,
        score,
        positions.length > 1 ? 1 : first.item.score,
        [],
        positions.length > 1 ? 'sum' : 'total',
      ),
      quotes: positions.map(({ item }) => ({ passage: item.passage, text: item.passage.text })),
    },
  ];
};

/** Spending on several things is a sum even where nobody says so. */
const SPENDS =
  /\bquanto (?:spend\w+|fa|fanno|verrebbe|viene in tutto)\b|\btogether\b|\binsieme\b|\bhow much (?:would|will) i\b/;
