import { writeMoney } from '../values/money';
import { isSameKind, readQuantities } from '../values/quantities';
import type { Candidate, Situation } from './candidate';
import { about, bestCell, composed } from './compare';
import { TIMES } from './counted';
import type { Frame } from './frame';
import { freeAgeIn } from './free-age';
import type { Statement } from './material';
import { isNamedBy, membersIn, sharesOf } from './party';
import { isPayer, kindOf, payersPrices } from './payers';
import type { Position } from './price-position';
import { isPer, itemOf } from './priced-item';
import type { FindItem } from './priced-parts';
import { partsOf } from './question-parts';
import { sentence } from './say';
import { familyPrice, siblingReductions, siblingsIn } from './sibling-reductions';
import type { Season } from './seasons';
import { FREE, IN_ALL } from './sum-words';
import type { Table } from './table';

/** What is paid by a party of several kinds: each kind by its own column. */
export const payersPosition = (
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
export const partyPositions = (
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
  const parts = partsOf({ ...without, terms: unmet }, tables).map((text) => {
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

/** What brothers and sisters pay, where the documents take something off for the second; null where no such thing is asked. */
export const familyTotal = (
  find: FindItem,
  frame: Frame,
  statements: readonly Statement[],
  tables: readonly Table[],
): Candidate[] | null => {
  const siblings = siblingsIn(frame);
  const reductions = siblings ? siblingReductions(statements, tables) : [];
  const [first] = reductions;
  if (!siblings || !first) return null;
  const { language } = frame;
  const text = frame.plain.replace(siblings.written, ' ');
  const item = find(
    {
      ...frame,
      measure: 'money',
      plain: text,
      terms: frame.terms.filter(({ written }) => !siblings.written.split(' ').includes(written)),
      quantities: frame.quantities.filter(({ written }) => !siblings.written.includes(written)),
    },
    tables.flatMap(({ rows }) => rows.filter(({ passage }) => passage === first.passage)),
  );
  const price = item && familyPrice(item.amount, siblings.count, reductions, language);
  if (!item || !price) return [];
  const total = `${IN_ALL[language]} ${writeMoney(price.sum)}: ${item.name}, ${price.words}`;
  return [
    {
      ...composed([], sentence(total), 2, 1, [], 'sum'),
      quotes: [item.passage, first.passage].map((passage) => ({ passage, text: passage.text })),
    },
  ];
};
