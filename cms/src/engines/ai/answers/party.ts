import { isPriceInWords } from '../values/money';
import { numberOf, withDigits } from '../values/numbers';
import { isWithin, type Range } from '../values/quantities';
import type { Situation } from './candidate';
import { amountIn } from './compare';
import type { Frame } from './frame';
import { matchRow } from './match-rows';
import { namedColumns } from './named-columns';
import { isPriceFor, kindOf, kindOfRow } from './payers';
import type { Season } from './seasons';
import type { Column, Row, Table } from './table';
import { EMPTY, meets } from './words';

/** Some of a party who pay the same: two adults, a child of eight. */
export interface Member {
  kind: string;
  count: number;
  age: number | null;
}

const COUNTED =
  /(?<![\d.,a-z])(\d{1,2}|un[oa]?|an?|one) ([a-z]+)(?:,? (?:di|da|of|aged) (\d{1,2}(?:(?:, | e | ed | and )\d{1,2})*)(?: (?:anni|years))?)?/g;
const OWN_CHILD =
  /\b(?:mi[oa]|nostr[oa]|my|our) (?:figli[oa]|bambin[oa]|son|daughter|kid|child) (?:di|of) (\d{1,2})\b/g;
const COUPLE =
  /\bio e (?:mi[oa]|il mio|la mia) (?:moglie|marito|compagn[oa]|ragazz[oa]|fidanzat[oa]|amic[oa])\b|\b(?:una|la|in|1) coppia\b|\bmy (?:wife|husband|partner) and (?:i|me)\b/g;

/** Who comes, by kind and age, and the question without them. */
export const membersIn = (text: string): { members: Member[]; rest: string } => {
  const members: Member[] = [];
  let rest = withDigits(text);
  rest = rest.replace(COUPLE, () => {
    members.push({ kind: 'adult', count: 2, age: null });
    return ' ';
  });
  rest = rest.replace(OWN_CHILD, (_, age: string) => {
    members.push({ kind: 'bambin', count: 1, age: Number(age) });
    return ' ';
  });
  rest = rest.replace(COUNTED, (written: string, figure: string, word: string, stated?: string) => {
    const kind = kindOf(word);
    if (kind === null) return written;
    const count = /^\d/.test(figure) ? numberOf(figure) : 1;
    const ages = (stated ?? '').match(/\d+/g)?.map(Number) ?? [];
    // "Two children of 4 and 9": each has a price of his own.
    if (ages.length === count) for (const age of ages) members.push({ kind, count: 1, age });
    else members.push({ kind, count, age: ages.length === 1 ? (ages[0] ?? null) : null });
    return ' ';
  });
  return { members, rest: rest.replace(/\s+/g, ' ').trim() };
};

const agesOf = ({ cells, table }: Row): Range | null =>
  cells
    .flatMap((cell, at) => {
      const column = table.columns[at];
      return column && column.type !== 'money' ? cell.ranges(column.name) : [];
    })
    .find(({ unit }) => unit === 'year') ?? null;

/** The rows that may price a member: by age where the rows name ages, else by kind. */
const rowsFor = ({ kind, age }: Member, { rows }: Table): Row[] => {
  const paying = rows.filter((row) => kindOfRow(row) !== null);
  const ofKind = paying.filter((row) => isPriceFor(row, kind));
  if (age === null) return ofKind;
  const inAge = paying.filter((row) => {
    const ages = agesOf(row);
    return ages !== null && isWithin({ amount: age, unit: 'year', written: '' }, ages) === true;
  });
  return inAge.length > 0 ? inAge : ofKind.filter((row) => agesOf(row) === null);
};

/** What one of a party pays. */
export interface Share {
  member: Member;
  row: Row;
  column: Column;
  amount: number;
}

const TIE = 0.03;
const amountOf = (row: Row, column: Column): number | null =>
  isPriceInWords(row.cells[column.at]?.text ?? '') ? 0 : amountIn(row, column);

const shareFor = (
  member: Member,
  table: Table,
  frame: Frame,
  situation: Situation & { seasons: Season[] },
): (Share & { score: number }) | null => {
  const columns = table.columns.filter(({ type, at }) => type === 'money' && at !== table.labelAt);
  const matches = rowsFor(member, table)
    .flatMap((row) => matchRow(row, columns, { ...frame, quantities: [] }, situation))
    .sort((a, b) => b.score - a.score);
  const [best] = matches;
  if (!best) return null;
  const near = matches.filter(({ score }) => best.score - score < TIE);
  // Two rows for the same people: which is meant the question does not tell.
  if (near.some(({ row }) => row !== best.row)) return null;
  const named = namedColumns(
    near.flatMap(({ column }) => column ?? []),
    frame,
  );
  const amounts = new Set(named.map((column) => amountOf(best.row, column)));
  const [column] = named;
  const amount = column ? amountOf(best.row, column) : null;
  if (!column || amount === null || amounts.size > 1) return null;
  return { member, row: best.row, column, amount, score: best.score };
};

/** What each of a party pays by the rows of one table; null where one of them has none. */
export const sharesOf = (
  members: readonly Member[],
  tables: readonly Table[],
  frame: Frame,
  situation: Situation & { seasons: Season[] },
): Share[] | null => {
  let best: { shares: Share[]; score: number } | null = null;
  for (const table of tables) {
    const shares = members.flatMap((member) => shareFor(member, table, frame, situation) ?? []);
    if (shares.length < members.length) continue;
    const score = shares.reduce((sum, each) => sum + each.score, 0);
    if (!best || score > best.score) best = { shares, score };
  }
  return best?.shares ?? null;
};

/** Whether what stands around the prices of a party names a word: "ingresso", "giornaliero". */
export const isNamedBy = (shares: readonly Share[], term: Frame['terms'][number]): boolean =>
  shares.some(
    ({ row, column }) =>
      meets(term, column.words) >= 0.6 ||
      meets(term, row.table.columns[row.labelAt]?.words ?? EMPTY) >= 0.6 ||
      meets(term, row.group) >= 0.6 ||
      meets(term, row.table.context) >= 0.6,
  );
