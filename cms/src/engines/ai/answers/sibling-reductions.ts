import type { Locale } from '../../../contract';
import { writeMoney } from '../values/money';
import { numberOf } from '../values/numbers';
import { plain } from '../values/plain';
import type { Passage } from '../passage';
import type { Frame } from './frame';
import type { Statement } from './material';
import type { Table } from './table';

/** "Due fratelli", "tre figli": children of one family who are counted. */
const COUNTED =
  /\b(\d) (?:fratell\w+|sorell\w+|gemell\w+|figli\w*|brothers|sisters|siblings|twins|sons|daughters)\b/;
const FAMILY = /\b(?:fratell\w+|sorell\w+|figli\w*|gemell\w+|siblings?|brothers?|sisters?|child|children)\b/;
/** "Dal terzo −30 %", "second child minus 15%". */
const ORDINAL_FIRST =
  /\b(second|terz|third|quart|fourth)(?:[oa]\b|\b)[^%\d.;]{0,45}?(\d{1,2}(?:[.,]\d+)?) ?%/g;
/** "10 % per il secondo fratello". */
const PERCENT_FIRST =
  /(\d{1,2}(?:[.,]\d+)?) ?%[^.;,%\d]{0,45}?\b(second|terz|third|quart|fourth)(?:[oa]\b|\b)/g;
const NTH: Readonly<Record<string, number>> = { second: 2, terz: 3, third: 3, quart: 4, fourth: 4 };

/** From which child of a family on so many per cent are taken off. */
interface Reduction {
  from: number;
  percent: number;
  passage: Passage;
}

/** How many children of one family a question counts, and the words that say so; null where it counts none. */
export const siblingsIn = ({ plain: text }: Frame): { count: number; written: string } | null => {
  const [written = '', figure = '0'] = COUNTED.exec(text) ?? [];
  return Number(figure) >= 2 ? { count: Number(figure), written } : null;
};

const reductionsIn = (text: string, passage: Passage): Reduction[] => {
  const folded = plain(text);
  if (!FAMILY.test(folded)) return [];
  const first = [...folded.matchAll(ORDINAL_FIRST)].map(([, nth = '', percent = '']) => ({ nth, percent }));
  const second = [...folded.matchAll(PERCENT_FIRST)].map(([, percent = '', nth = '']) => ({ nth, percent }));
  return (first.length > 0 ? first : second).map(({ nth, percent }) => ({
    from: NTH[nth] ?? 2,
    percent: numberOf(percent),
    passage,
  }));
};

/** What the documents take off for a second child and those after; empty where they say nothing of it. */
export const siblingReductions = (
  statements: readonly Statement[],
  tables: readonly Table[],
): Reduction[] => {
  const found = [
    ...statements.flatMap(({ text, passage }) => reductionsIn(text, passage)),
    ...tables.flatMap(({ rows }) =>
      rows.flatMap(({ cells, passage }) => reductionsIn(cells.map(({ text }) => text).join(' '), passage)),
    ),
  ];
  // One document tells them all.
  const [first] = found;
  return found.filter(({ passage }) => passage.sourceId === first?.passage.sourceId);
};

const CHILD = {
  it: ['', '', 'secondo figlio', 'terzo figlio', 'quarto figlio'],
  en: ['', '', 'second child', 'third child', 'fourth child'],
} as const;
const MOST_CHILDREN = 4;

/** What a family pays of a price for one child, and how that comes about; null for more children than are told apart. */
export const familyPrice = (
  amount: number,
  count: number,
  reductions: readonly Reduction[],
  language: Locale,
): { sum: number; words: string } | null => {
  if (count > MOST_CHILDREN) return null;
  const shares = Array.from({ length: count }, (_, at) => {
    const nth = at + 1;
    const [reduction] = reductions.filter(({ from }) => from <= nth).sort((a, b) => b.from - a.from);
    const paid = amount * (1 - (reduction?.percent ?? 0) / 100);
    const less = reduction
      ? ` (${CHILD[language][nth] ?? ''}, −${String(reduction.percent).replace('.', ',')} %)`
      : '';
    return { paid, words: `${writeMoney(paid)}${less}` };
  });
  return {
    sum: shares.reduce((sum, { paid }) => sum + paid, 0),
    words: shares.map(({ words }) => words).join(' + '),
  };
};
