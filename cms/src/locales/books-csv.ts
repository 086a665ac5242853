import { unparse } from 'papaparse';
import type {
  BillingData,
  BookTotals,
  Cents,
  Locale,
  PaymentMethod,
  Receipt,
  TransmissionState,
} from '../contract';
import { VAT_PERCENT } from '../domain/purchase/amounts';
import type { TaxTreatment } from '../domain/purchase/tax-treatment';

/** A document of the books as a line of a spreadsheet. */
export interface BookLine {
  receipt: Receipt;
  amounts: BookTotals;
  title: string;
  method: PaymentMethod;
  buyer: BillingData | null;
  /** Null in documents that bear the ordinary VAT and do not say so. */
  tax: TaxTreatment | null;
  /** The number of the document that a credit note corrects. */
  corrects: string;
  /** The name of its electronic invoice; '' where none can be made. */
  file: string;
  pdf: string;
  /** What became of it in the exchange system; null where it was not handed over from here. */
  exchange: TransmissionState | null;
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
    'Ordine',
    'CIG',
    'CUP',
    'Descrizione',
    'Dal',
    'Al',
    'Metodo',
    'Imponibile (€)',
    'Aliquota o natura',
    'IVA (€)',
    'Totale (€)',
    'IVA in scissione (€)',
    'Da incassare (€)',
    'Bollo (€)',
    'Corregge',
    'Fattura elettronica',
    'PDF',
    'Sistema di Interscambio',
  ],
  en: [
    'Number',
    'Date',
    'Kind',
    'Customer',
    'VAT number',
    'Tax code',
    'Country',
    'Order',
    'CIG',
    'CUP',
    'Description',
    'From',
    'To',
    'Method',
    'Net (€)',
    'Rate or nature',
    'VAT (€)',
    'Total (€)',
    'Split VAT (€)',
    'To be received (€)',
    'Stamp duty (€)',
    'Corrects',
    'Electronic invoice',
    'PDF',
    'Exchange system',
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
const EXCHANGE: Record<Locale, Record<TransmissionState, string>> = {
  it: {
    waiting: 'In attesa di invio',
    failed: 'Rifiutata dall’intermediario',
    sent: 'Inviata',
    rejected: 'Scartata',
    'not-delivered': 'Non consegnata',
    delivered: 'Consegnata',
    accepted: 'Accettata',
    refused: 'Rifiutata dall’ufficio',
    expired: 'Decorrenza termini',
  },
  en: {
    waiting: 'Waiting to be sent',
    failed: 'Refused by the intermediary',
    sent: 'Sent',
    rejected: 'Rejected',
    'not-delivered': 'Not delivered',
    delivered: 'Delivered',
    accepted: 'Accepted',
    refused: 'Refused by the office',
    expired: 'Terms expired',
  },
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

const lineOf = (
  { receipt, amounts, title, method, buyer, tax, corrects, file, pdf, exchange }: BookLine,
  locale: Locale,
): string[] => [
  receipt.number,
  day(receipt.issuedAt),
  KINDS[locale][receipt.amountCents < 0 ? 'credit-note' : 'invoice'],
  buyer?.fullName ?? '',
  buyer?.vatNumber ?? '',
  buyer?.taxCode ?? '',
  buyer?.country ?? '',
  buyer?.orderNumber ?? '',
  buyer?.cig ?? '',
  buyer?.cup ?? '',
  title,
  day(receipt.periodStart),
  day(receipt.periodEnd),
  METHODS[locale][method],
  amount(amounts.netCents),
  tax?.exemption?.nature ?? `${tax?.percent ?? VAT_PERCENT}%`,
  amount(amounts.vatCents),
  amount(amounts.totalCents),
  amount(amounts.splitVatCents),
  amount(amounts.toPayCents),
  amount(amounts.stampCents),
  corrects,
  file,
  pdf,
  exchange ? EXCHANGE[locale][exchange] : '',
];

/** A line for each document, as an Italian Excel opens it by double click: semicolons, its line ends, a mark that says UTF-8. */
export const booksCsv = (lines: readonly BookLine[], locale: Locale): string =>
  `\ufeff${unparse([COLUMNS[locale], ...lines.map((line) => lineOf(line, locale))], {
    delimiter: ';',
    newline: '\r\n',
    escapeFormulae: FORMULA,
  })}\r\n`;
