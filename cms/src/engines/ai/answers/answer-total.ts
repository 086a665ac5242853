import { readMoney, writeMoney } from '../values/money';
import { plain } from '../values/plain';
import { isMeasured, isSameKind, readQuantities } from '../values/quantities';
import type { Candidate, Situation } from './candidate';
import { addsThings, asksSum } from './asks-sum';
import { about, amountIn, bestCell, composed } from './compare';
import { type Discount, discountFor, isExcepted, wantsDiscount } from './discounts';
import { isThing, TIMES } from './counted';
import type { Frame } from './frame';
import type { Material, Statement } from './material';
import { isNamedBy, membersIn, sharesOf } from './party';
import { freeAgeIn } from './free-age';
import { isPayer, kindOf, payersPrices } from './payers';
import { type Position, positionOf, sayPositions, WHO_PAYS } from './price-position';
import { isPer, itemOf, priceInCell, priceInClause, type PricedItem, priceRemarks } from './priced-item';
import { sentence } from './say';
import { type Season, seasonsOf } from './seasons';
import type { Row, Table } from './table';
import { meets } from './words';

const PART =
  /\s(?:piu|plus|con (?:la sua|il suo|l'|la|il|lo|le|i)|con|e anche|insieme a(?:lla|l)?|e|ed|and|with)\s|[,+:] /;
const MOST_PARTS = 4;

/** The parts of a question that name something by itself. */
const partsOf = ({ plain: text, terms }: Frame): string[] => {
  const names = (part: string): boolean => {
    const folded = plain(part);
    // "Una volta a settimana" names a price by its figure.
    if (readQuantities(folded).some(({ unit }) => unit === 'volt')) return true;
    return terms.some(
      ({ written, carried }) =>
        !carried && !WHO_PAYS.test(written) && new RegExp(`\\b${written}\\b`).test(folded),
    );
  };
  // "Ho due gatti, …" says who asks.
  const [situation = ''] = /^(?:ho|abbiamo|sono|i have|i am) [^,.;:]*[,.;:]/.exec(text) ?? [];
  return text.slice(situation.length).split(PART).filter(names);
};

/** What is paid by a party of several kinds: each kind by its own column. */
const payersPosition = (
  tables: readonly Table[],
  statements: readonly Statement[],
  frame: Frame,
  seasons: Season[],
  situation: Situation,
): Candidate | null => {
  const payers = membersIn(frame.plain).members;
  if (payers.length < 2) return null;
  const terms = frame.terms.filter(({ written }) => !isPayer(written));
  if (terms.length === 0) return null;
  const cell = bestCell(tables, { ...frame, measure: 'money', terms, quantities: [] }, seasons, situation);
  if (!cell || cell.coverage < 0.6) return null;
  const prices = payersPrices(cell.row, payers, freeAgeIn(statements));
  if (!prices) return null;
  const sum = prices.reduce((total, { count, amount }) => total + count * amount, 0);
  const words = prices
    .map(({ count, amount, name }) =>
      amount === 0 ? `${FREE[frame.language]} (${name})` : `${count} × ${writeMoney(amount)} (${name})`,
    )
    .join(' + ');
  const text = `${IN_ALL[frame.language]} ${writeMoney(sum)}: ${cell.row.label}, ${words}`;
  return composed([cell.row], sentence(text), 2.1, 1, [], 'sum');
};

/** What a party pays by rows of its own, and what else the question adds: a tent, the dog, so many nights. */
const partyPositions = (
  tables: readonly Table[],
  frame: Frame,
  around: Situation & { seasons: Season[] },
  findOthers: (parts: Frame[]) => Position[] | null,
): Position[] | null => {
  const { members, rest } = membersIn(frame.plain);
  // "My cousins and their children": who is not counted would be left out.
  if (members.length > 0 && rest.split(/[^a-z]/).some((word) => kindOf(word) !== null)) return null;
  const people = members.reduce((sum, { count }) => sum + count, 0);
  if (people === 0) return null;
  const terms = frame.terms.filter(({ written }) => !isPayer(written) && !/^\d+$/.test(written));
  const quantities = frame.quantities.filter(
    ({ unit }) => unit !== 'person' && unit !== 'year' && !isPayer(unit),
  );
  const without = { ...frame, measure: 'money' as const, plain: rest, terms, quantities };
  const shares = sharesOf(members, tables, without, around);
  if (!shares) return null;
  const unmet = terms.filter((term) => !isNamedBy(shares, term));
  const parts = partsOf({ ...without, terms: unmet }).map((text) => {
    const own = readQuantities(text);
    const shared = quantities.filter(({ unit }) => TIMES.has(unit));
    return {
      ...about(text, without),
      quantities: [...own, ...shared.filter((each) => !own.some((other) => isSameKind(other, each)))],
    };
  });
  if (people < 2 && (parts.length === 0 || !frame.wantsTotal)) return null;
  const others = parts.length > 0 ? findOthers(parts) : [];
  if (!others) return null;
  const own = shares.map(({ member, row, column, amount }): Position => {
    const item = itemOf({ row, column, amount }, { ...without, terms: [] });
    const spans = quantities.filter((each) => TIMES.has(each.unit) && isPer(item.terms, each));
    const counts = [member.count, ...spans.map((each) => each.amount)];
    const factor = counts.flatMap((each) => (each > 1 ? [`${each} × `] : [])).join('');
    const price = amount === 0 ? FREE[frame.language] : writeMoney(amount);
    const sum = counts.reduce((product, each) => product * each, amount);
    return { sum, counted: `${amount === 0 ? '' : factor}${price}`, note: '', item };
  });
  return [...own, ...others];
};

const IN_ALL = { it: 'In tutto', en: 'In total' } as const;
const FREE = { it: 'gratis', en: 'free' } as const;
const LESS = { it: 'meno il', en: 'less' } as const;
const DISCOUNT = { it: 'di sconto', en: 'discount' } as const;

/** Words of a question that say how a sum is meant, not of what. */
const OF_SUMS = /^(?:scont\w+|iva|esclus[oaie]|inclus[oaie]|discount\w*|vat|netto|lordo)$/;

/** "Senza tassa": what a sum is asked without. */
const LEFT_OUT =
  /\b(?:senza|esclus[oaie]|escludendo|without|excluding) (?:la |il |le |i |gli |l'|lo |the )?([a-z]{3,})/g;

/** The question without the words that name a discount's condition, unless they name what is bought as well. */
const withoutCondition = (frame: Frame, discount: Discount | null, tables: readonly Table[]): Frame => {
  const isRow = (term: Frame['terms'][number]): boolean =>
    tables.some(({ rows }) => rows.some(({ labelWords }) => meets(term, labelWords) >= 0.9));
  const left = new Set([...frame.plain.matchAll(LEFT_OUT)].map(([, word = '']) => word));
  return {
    ...frame,
    terms: frame.terms.filter(
      (term) =>
        !OF_SUMS.test(term.written) &&
        !left.has(term.written) &&
        !(discount?.terms.includes(term) === true && !isRow(term)),
    ),
  };
};

type FindItem = (part: Frame, taken: readonly Row[]) => PricedItem | null;

/** "Inglese C1 con il materiale": another column of a row that is counted already. */
const besideTaken = (part: Frame, taken: readonly Row[]): PricedItem | null => {
  const own = part.terms.filter(({ carried, written }) => !carried && !/^\d/.test(written));
  const [row] = taken;
  if (!row || own.length === 0) return null;
  for (const column of row.table.columns) {
    const amount = column.type === 'money' ? amountIn(row, column) : null;
    if (amount !== null && own.every((term) => meets(term, column.words) >= 0.9))
      return itemOf({ row, column, amount }, part);
  }
  return null;
};

/** Finds what a part of a question names among the tables and sentences. */
const itemFinder = (
  tables: readonly Table[],
  material: Material,
  statements: readonly Statement[],
  situation: Situation & { seasons: Season[] },
): FindItem => {
  const { seasons } = situation;
  const clauses = statements.flatMap((each) =>
    readMoney(each.text).length > 0 ? material.clausesOf(each, 'money') : [],
  );
  const remarks = priceRemarks(statements);
  const findExactly = (part: Frame, taken: readonly Row[]): PricedItem | null => {
    const cell = besideTaken(part, taken) ?? priceInCell(tables, part, seasons, situation, taken, remarks);
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
  return (part, taken) =>
    findExactly(part, taken) ??
    findExactly({ ...part, quantities: part.quantities.filter(({ unit }) => isMeasured(unit)) }, taken) ??
    findPerUnit(part, taken);
};

/** The prices that a question adds up, each as often as it is counted; null where one of them is not known. */
const positionsFor = (find: FindItem, frame: Frame, isReduced: boolean): Position[] | null => {
  const counts = frame.quantities.some(({ amount }) => amount > 1);
  const parts = partsOf(frame);
  const shared = frame.quantities.filter(({ unit }) => TIMES.has(unit));
  const isSeveral = parts.length >= 2 && parts.length <= MOST_PARTS;
  const isAdded = frame.wantsTotal || isReduced || addsThings(frame);
  if (isSeveral && isAdded) {
    const taken: Row[] = [];
    const positions: Position[] = [];
    for (const text of parts) {
      const own = readQuantities(text);
      const quantities = [...own, ...shared.filter((each) => !own.some((other) => isSameKind(other, each)))];
      const item = find({ ...about(text, frame), quantities }, taken);
      const position = item && positionOf(item, quantities, frame);
      if (!position) break;
      if (position.item.row) taken.push(position.item.row);
      if (!positions.some(({ item: { name } }) => name === position.item.name)) positions.push(position);
    }
    if (positions.length === parts.length && positions.length > 1) return positions;
    if (isReduced) return null;
  }
  // Two of one thing and one of another are not two of either.
  if (frame.plain.split(PART).filter((part) => /^\s*\d+ \p{L}/u.test(part)).length > 1) return null;
  if (!frame.wantsTotal && !counts && !isReduced) return null;
  const item = find({ ...frame, measure: 'money' }, []);
  const things = frame.quantities.filter(({ unit, amount }) => amount > 1 && isThing(unit));
  const one = things.length > 1 ? null : item && positionOf(item, frame.quantities, frame);
  return one && (isReduced || one.sum !== one.item.amount) ? [one] : null;
};

/** "Due adulti e una tenda": where adults have a row of their own, the price of the tent is not the whole. */
const leavesOutPayers = (positions: readonly Position[], { plain: text }: Frame): boolean => {
  const rows = positions.flatMap(({ item: { row } }) => row ?? []);
  return rows.some(({ table }) =>
    table.rows.some((other) => {
      const [who] = WHO_PAYS.exec(plain(other.label)) ?? [];
      return (
        who !== undefined &&
        !rows.includes(other) &&
        !rows.some(({ label }) => WHO_PAYS.test(plain(label))) &&
        new RegExp(`\\b${who}`).test(text)
      );
    }),
  );
};

/** "Ha 18 mesi", "di 20 mesi": the age of a child is no stretch of time that is paid for. */
const AGE_IN_MONTHS = /\b(?:ha|hanno|compie|di|is|has)(?: (?:circa|quasi|gia))? (\d{1,2}) (?:mesi|months)\b/;
const withoutAge = (frame: Frame): Frame => {
  const age = Number(AGE_IN_MONTHS.exec(frame.plain)?.[1]);
  return {
    ...frame,
    quantities: frame.quantities.filter(({ amount, unit }) => unit !== 'month' || amount !== age),
  };
};

/** A sum: so many times a price, or several prices together, with its terms and the discount that is granted. */
export const answerTotal = (
  tables: readonly Table[],
  material: Material,
  statements: readonly Statement[],
  given: Frame,
  situation: Situation,
): Candidate[] => {
  const frame = withoutAge(given);
  if (!asksSum(frame) || frame.comparison || frame.superlative) return [];
  const seasons = [...seasonsOf(tables, situation.year), ...situation.seasons];
  const party = payersPosition(tables, statements, frame, seasons, situation);
  if (party) return [party];
  const wanted = wantsDiscount(frame);
  const isCounting = wanted || frame.wantsTotal || frame.quantities.some(({ amount }) => amount > 1);
  const discount = isCounting ? discountFor(statements, material, frame) : null;
  // Without the discount that is asked for the sum would be another one.
  if (wanted && !discount) return [];
  const plainFrame = withoutCondition(frame, discount, tables);
  const around = { ...situation, seasons };
  const find = itemFinder(tables, material, statements, around);
  const findOthers = (parts: Frame[]): Position[] | null => {
    const taken: Row[] = [];
    const found = parts.flatMap((part) => {
      const item = find(part, taken);
      const position = item && positionOf(item, part.quantities, frame);
      if (position?.item.row) taken.push(position.item.row);
      return position ?? [];
    });
    return found.length === parts.length ? found : null;
  };
  const ofParty = partyPositions(tables, plainFrame, around, findOthers);
  const positions = ofParty ?? positionsFor(find, plainFrame, discount !== null);
  const [first] = positions ?? [];
  if (!positions || !first) return [];
  if (!ofParty && leavesOutPayers(positions, frame)) return [];
  const names = positions.map(({ item: { name } }) => name).join(' ');
  const reduced = discount && !isExcepted(discount, names, material) ? discount : null;
  if (!reduced && (wanted || (positions.length === 1 && first.sum === first.item.amount))) return [];
  const whole = positions.reduce((sum, each) => sum + each.sum, 0);
  const sum = reduced ? whole * (1 - reduced.percent / 100) : whole;
  const words = sayPositions(positions);
  const { language } = frame;
  const less = reduced
    ? `, ${LESS[language]} ${String(reduced.percent).replace('.', ',')} % ${DISCOUNT[language]}`
    : '';
  const isSeveral = positions.length > 1;
  return [
    {
      ...composed(
        [],
        sentence(`${IN_ALL[language]} ${writeMoney(sum)}: ${words}${less}`),
        isSeveral ? 2 : first.item.score + 0.9 + (reduced ? 0.3 : 0),
        isSeveral ? 1 : first.item.score,
        [],
        isSeveral ? 'sum' : 'total',
      ),
      quotes: [
        ...positions.map(({ item }) => ({ passage: item.passage, text: item.passage.text })),
        ...(reduced ? [{ passage: reduced.statement.passage, text: reduced.statement.text }] : []),
      ],
    },
  ];
};
