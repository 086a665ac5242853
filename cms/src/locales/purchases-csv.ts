import { unparse } from 'papaparse';
import type { AdminPurchase, Locale, PaymentMethod, PurchaseStatus } from '../contract';

const COLUMNS: Record<Locale, string[]> = {
  it: [
    'Data di acquisto',
    'Cliente',
    'Email',
    'Prodotto',
    'Stato',
    'Metodo',
    'Prezzo (€)',
    'Sconto (€)',
    'di cui IVA (€)',
    'Pagato il',
    'Causale',
    'Nota',
  ],
  en: [
    'Purchase date',
    'Customer',
    'Email',
    'Product',
    'Status',
    'Method',
    'Price (€)',
    'Discount (€)',
    'of which VAT (€)',
    'Paid on',
    'Transfer reference',
    'Note',
  ],
};
const STATUSES: Record<Locale, Record<PurchaseStatus, string>> = {
  it: {
    pending: 'in attesa',
    paid: 'pagato',
    failed: 'non riuscito',
    expiring: 'in scadenza',
    unpaid: 'non pagato',
    cancelled: 'annullato',
    expired: 'scaduto',
    refunded: 'rimborsato',
    withdrawn: 'recesso',
    ended: 'terminato',
  },
  en: {
    pending: 'pending',
    paid: 'paid',
    failed: 'failed',
    expiring: 'expiring',
    unpaid: 'unpaid',
    cancelled: 'cancelled',
    expired: 'expired',
    refunded: 'refunded',
    withdrawn: 'withdrawn',
    ended: 'ended',
  },
};
const METHODS: Record<Locale, Record<PaymentMethod, string>> = {
  it: { card: 'Carta', transfer: 'Bonifico' },
  en: { card: 'Card', transfer: 'Bank transfer' },
};

/** What a spreadsheet would take for a formula, also behind blanks and in full-width signs. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;

const day = (instant: string): string =>
  new Intl.DateTimeFormat('it-IT', {
    timeZone: 'Europe/Rome',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(instant));

/** `1234,50`: without a point for thousands, an Italian Excel takes it for a number. */
const amount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

const lineOf = (purchase: AdminPurchase, locale: Locale): string[] => [
  day(purchase.purchasedAt),
  purchase.customer?.name ?? '',
  purchase.customer?.email ?? '',
  purchase.productTitle,
  STATUSES[locale][purchase.status],
  METHODS[locale][purchase.method],
  amount(purchase.priceCents),
  amount(purchase.discountCents),
  amount(purchase.vatCents),
  purchase.paidAt ? day(purchase.paidAt) : '',
  purchase.transferReference,
  purchase.note,
];

/** A line for each purchase, as an Italian Excel opens it by double click: semicolons, its line ends, a mark that says UTF-8. */
export async function* purchasesCsv(
  pages: AsyncIterable<AdminPurchase[]>,
  locale: Locale,
): AsyncGenerator<string> {
  yield `\ufeff${COLUMNS[locale].join(';')}\r\n`;
  for await (const page of pages) {
    const lines = page.map((purchase) => lineOf(purchase, locale));
    yield `${unparse(lines, { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
  }
}
