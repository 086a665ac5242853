import { unparse } from 'papaparse';
import type { BillingData, Cents, Locale, PaymentMethod, Receipt } from '../contract';

/** A document of the books as a line of a spreadsheet. */
export interface BookLine {
  receipt: Receipt;
  title: string;
  method: PaymentMethod;
  buyer: BillingData | null;
  /** The number of the document that a credit note corrects. */
  corrects: string;
  /** The name of its electronic invoice; '' where none can be made. */
  file: string;
}

const COLUMNS: Record<Locale, string[]> = {
  it: [
    'Numero',
    'Data',
    'Tipo',
    'Cliente',
    'Partita IVA',
    'Codice fiscale',
    'Paese',
    'Descrizione',
    'Dal',
    'Al',
    'Metodo',
    'Imponibile (€)',
    'IVA (€)',
    'Totale (€)',
    'Corregge',
    'Fattura elettronica',
  ],
  en: [
    'Number',
    'Date',
    'Kind',
    'Customer',
    'VAT number',
    'Tax code',
    'Country',
    'Description',
    'From',
    'To',
    'Method',
    'Net (€)',
    'VAT (€)',
    'Total (€)',
    'Corrects',
    'Electronic invoice',
  ],
};
/** What the file is called. */
export const BOOKS_FILE: Record<Locale, string> = { it: 'documenti', en: 'documents' };

const KINDS: Record<Locale, Record<'invoice' | 'credit-note', string>> = {
  it: { invoice: 'Fattura', 'credit-note': 'Nota di credito' },
  en: { invoice: 'Invoice', 'credit-note': 'Credit note' },
};
const METHODS: Record<Locale, Record<PaymentMethod, string>> = {
  it: { card: 'Carta', transfer: 'Bonifico' },
  en: { card: 'Card', transfer: 'Bank transfer' },
};

/** What a spreadsheet would take for a formula, also behind blanks and in full-width signs; amounts below zero are none. */
export const FORMULA = /^\s*[=+\-@＝＋－＠\t\r](?!\d+,\d\d$)/;

const day = (instant: string | null): string =>
  instant === null
    ? ''
    : new Intl.DateTimeFormat('it-IT', {
        timeZone: 'Europe/Rome',
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
      }).format(new Date(instant));

/** `-1234,50`: without a point for thousands, an Italian Excel takes it for a number. */
const amount = (cents: Cents): string => (cents / 100).toFixed(2).replace('.', ',');

const lineOf = ({ receipt, title, method, buyer, corrects, file }: BookLine, locale: Locale): string[] => [
  receipt.number,
  day(receipt.issuedAt),
  KINDS[locale][receipt.amountCents < 0 ? 'credit-note' : 'invoice'],
  buyer?.fullName ?? '',
  buyer?.vatNumber ?? '',
  buyer?.taxCode ?? '',
  buyer?.country ?? '',
  title,
  day(receipt.periodStart),
  day(receipt.periodEnd),
  METHODS[locale][method],
  amount(receipt.amountCents - receipt.vatCents),
  amount(receipt.vatCents),
  amount(receipt.amountCents),
  corrects,
  file,
];

/** A line for each document, as an Italian Excel opens it by double click: semicolons, its line ends, a mark that says UTF-8. */
export const booksCsv = (lines: readonly BookLine[], locale: Locale): string =>
  `\ufeff${unparse([COLUMNS[locale], ...lines.map((line) => lineOf(line, locale))], {
    delimiter: ';',
    newline: '\r\n',
    escapeFormulae: FORMULA,
  })}\r\n`;
