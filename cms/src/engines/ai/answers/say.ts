import type { Locale } from '../../../contract';
import { readMoney } from '../values/money';
import { withSigns } from './bare-prices';
import type { Frame } from './frame';
import { isEmptyCell } from './column-type';
import { type Column, moneyIn, type Row } from './table';
import { meets } from './words';

/** Longest answer, and longest list. */
export const ANSWER_LENGTH = 320;
export const LIST_LENGTH = 500;

const endsSentence = /[.!?…]$/;
/** A text as a sentence of its own. */
export const sentence = (text: string): string => {
  const trimmed = text.trim().replace(/[;,:]$/, '');
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return endsSentence.test(capital) ? capital : `${capital}.`;
};

const lowered = (name: string): string =>
  // "Austria, Francia, Germania" are names.
  /^\p{Lu}\p{Ll}/u.test(name) && !/^\p{Lu}\p{Ll}+, \p{Lu}\p{Ll}/u.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;

/** What a row is called, with what tells it from its namesakes. */
export const nameOf = (row: Row, frame: Frame | null): string => {
  const { table, label, labelAt } = row;
  const header = table.columns[labelAt]?.name ?? '';
  const short = label.length <= 3 && header !== '' && header.length < 25 ? `${header} ${label}` : label;
  const namesakes = table.rows.filter((each) => each.label === label);
  if (namesakes.length < 2) return short;
  const telling = table.columns.filter(({ at, type }) => {
    if (at === labelAt || type === 'money' || type === 'code') return false;
    return new Set(namesakes.map(({ cells }) => cells[at]?.text ?? '')).size > 1;
  });
  const met = telling.filter(({ at }) =>
    frame?.terms.some(
      (term) => meets(term, row.cells[at]?.words ?? { folded: new Set(), stems: new Set() }) > 0,
    ),
  );
  const isUnique = (columns: Column[]): boolean =>
    namesakes.filter((each) => columns.every(({ at }) => each.cells[at]?.text === row.cells[at]?.text))
      .length === 1;
  // What is asked for first, then as much as tells it from its namesakes.
  const chosen = met.length > 0 ? [...met] : telling.slice(0, 1);
  for (const column of telling)
    if (column.type === 'text' && !chosen.includes(column) && !isUnique(chosen)) chosen.unshift(column);
  const details = chosen.map(({ at }) => row.cells[at]?.text ?? '').filter((text) => !isEmptyCell(text));
  return details.length === 0 ? short : `${short} ${details.join(', ')}`;
};

/** The section that all of several rows are of, "Dolci"; null where they are called by different names. */
export const sectionOf = (rows: readonly Row[]): string | null => {
  const [first, ...others] = rows;
  return first && others.length > 0 && others.every(({ label }) => label === first.label)
    ? first.label
    : null;
};

/** What a row is called in a list of several: without the section that all of them are of. */
export const listedName = (row: Row, rows: readonly Row[], frame: Frame): string => {
  const name = nameOf(row, frame);
  const section = sectionOf(rows);
  return section !== null && name.startsWith(`${section} `) ? name.slice(section.length + 1) : name;
};

const PLAIN_PRICE =
  /^(?:prezzo|prezzi|costo|tariffa|price|importo|quota|€|euro)[^a-z]*(?:€|euro|iva.*|in euro)?[^a-z]*$/i;

const isPriced = ({ columns }: Row['table']): boolean => columns.some(({ type }) => type === 'money');

/** A cell's value as the owner wrote it; a bare figure of a price column gets its sign. */
export const valueOf = (row: Row, column: Column): string => {
  const text = row.cells[column.at]?.text.trim() ?? '';
  if (column.type === 'money' && readMoney(text).length === 0) return moneyIn(row, column)?.written ?? text;
  const isRemark = column.type === 'text' && column.at !== row.labelAt && isPriced(row.table);
  return isRemark ? withSigns(text) : text;
};

const REMARK = /^(?:note|nota|annotazioni|osservazioni|dettagli|notes?|remarks?|details)$/i;
/** A column's header as it stands in a sentence; '' where it tells nothing but that it holds prices or remarks. */
export const headerOf = ({ name }: Column): string =>
  PLAIN_PRICE.test(name) || REMARK.test(name.trim()) || name === ''
    ? ''
    : lowered(name.replace(/(?<!\d\s*)€$/, '').trim());

/** "Tripla, altissima: 196,00 €": a row's name, a column's where it tells something, the value. */
export const sayCell = (row: Row, column: Column, frame: Frame | null): string => {
  const name = nameOf(row, frame);
  const header = headerOf(column);
  return `${name}${header === '' ? '' : `, ${header}`}: ${valueOf(row, column)}`;
};

/** Several columns of one row. */
export const sayCells = (row: Row, columns: Column[], frame: Frame | null): string => {
  const [only] = columns;
  if (columns.length === 1 && only) return sayCell(row, only, frame);
  const parts = columns
    .filter(({ at }) => !isEmptyCell(row.cells[at]?.text ?? ''))
    .map(
      (column) =>
        `${column.name === '' || REMARK.test(column.name.trim()) ? '' : `${lowered(column.name)}: `}${valueOf(row, column)}`,
    );
  return `${nameOf(row, frame)} – ${parts.join('; ')}`;
};

/** As many parts as fit, joined; says that there are more. */
export const joinWithin = (parts: string[], separator: string, most: number, language: Locale): string => {
  let text = '';
  for (const [at, part] of parts.entries()) {
    const next = text === '' ? part : `${text}${separator}${part}`;
    if (next.length > most - 20)
      return `${text}${language === 'it' ? ' e altri' : ' and more'} (${parts.length - at})`;
    text = next;
  }
  return text;
};
