import type { Locale } from '../../../contract';
import type { Passage } from '../passage';
import { readBareMoney, readMoney } from '../values/money';
import { analyseTable, type Table } from './table';

/** Fewer figures with cents in one line may be anything. */
const FEWEST = 3;
const ITEM = /^(\p{L}[^\n]{1,60}?)[\s:]+(\d{1,4}(?:[.,]\d{2})?)$/u;
/** What parts two items; a comma within a figure does not. */
const BETWEEN = /[;\n]\s*|,\s+(?=\p{L})/u;

/** "2,20 metri": figures with decimals that measure something. */
const MEASURED =
  /\d[.,]\d{1,2}\s?(?:metri|mt|m|cm|mm|km|mq|kg|kili|chili|hg|g|litri|l|ore|h|gradi|°)(?![\p{L}])/iu;

const itemsOf = (text: string): { lead: string; rows: string[][] } | null => {
  if (readMoney(text).length > 0 || MEASURED.test(text)) return null;
  const at = text.search(/: (?=\p{L})/u);
  const [lead, list] = at < 0 ? ['', text] : [text.slice(0, at), text.slice(at + 2)];
  const parts = list.replace(/\.\s*$/, '').split(BETWEEN);
  const rows = parts.flatMap((part) => {
    const [, name = '', price = ''] = ITEM.exec(part.trim()) ?? [];
    return readBareMoney(price) && !/\b(?:ore|alle|dalle|at|from)$/.test(name) ? [[name, price]] : [];
  });
  // Figures without cents throughout may count anything.
  const isPriced = rows.some(([, price = '']) => /[.,]/.test(price));
  return isPriced && rows.length >= FEWEST && rows.length === parts.length ? { lead, rows } : null;
};

/** "Shampoo 250 ml 16,50; balsamo 200 ml 18,00; lacca 14,00": a line of things with bare prices, as a table; null for any other. */
export const pricedList = (passage: Passage, text: string, languages: readonly Locale[]): Table | null => {
  const items = itemsOf(text.trim());
  if (!items) return null;
  const rows = items.rows.map((cells) => ({ passage, cells, group: '', notes: [] }));
  const title = `${passage.heading} ${items.lead}`.trim();
  return analyseTable({ key: `${passage.id}\n${text}`, title, columns: ['', 'Prezzo'], rows }, languages);
};
