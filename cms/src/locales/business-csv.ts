import { unparse } from 'papaparse';
import type { BusinessRow, Locale } from '../contract';
import { FORMULA } from './books-csv';

const COLUMNS: Record<Locale, string[]> = {
  it: ['Data', 'Numero', 'Cliente', 'Prodotto', 'Importo (€)'],
  en: ['Date', 'Number', 'Customer', 'Product', 'Amount (€)'],
};

const day = (instant: string): string =>
  new Intl.DateTimeFormat('it-IT', {
    timeZone: 'Europe/Rome',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(instant));

/** The rows of a figure, as an Italian Excel opens them by double click. */
export const businessCsv = (rows: readonly BusinessRow[], locale: Locale): string => {
  const lines = rows.map(({ at, name, customer, title, amountCents }) => [
    day(at),
    name,
    customer,
    title,
    amountCents === null ? '' : (amountCents / 100).toFixed(2).replace('.', ','),
  ]);
  const data = unparse(lines, { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA });
  return `\ufeff${COLUMNS[locale].join(';')}\r\n${data}\r\n`;
};
