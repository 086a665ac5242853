import {
  BRAND,
  type BillingData,
  type Cents,
  type Day,
  type Locale,
  type PaymentMethod,
  type Receipt,
  type ReportBlock,
  type ReportDocument,
} from '../../contract';
import { romeDay } from '../../domain/chatbot/rome-time';
import { VAT_PERCENT } from '../../domain/purchase/amounts';
import type { TaxTreatment } from '../../domain/purchase/tax-treatment';
import type { VatCheck } from '../../domain/purchase/vat-check';
import { formatCents, formatDay } from '../../locales/format';
import { receiptWords } from '../../locales/receipt';

/** What a receipt to print says. */
export interface PrintedReceipt {
  receipt: Receipt;
  /** The number of the receipt whose money it gives back; null where none does. */
  takenBack: string | null;
  title: string;
  method: PaymentMethod;
  /** Null once the buyer's account is gone. */
  billing: BillingData | null;
  /** Null in documents that bear the ordinary VAT and do not say so. */
  tax: TaxTreatment | null;
  vatCheck: VatCheck | null;
  seller: { name: string; address: string; vatNumber: string; taxCode: string };
  locale: Locale;
}

/** Two people beside each other, line by line. */
const parties = ({ seller, billing, locale }: PrintedReceipt): ReportBlock => {
  const words = receiptWords[locale];
  const known = (lines: string[]) => lines.filter((line) => line.trim() !== '');
  const from = known([
    seller.name || BRAND.name,
    seller.address,
    seller.vatNumber && words.vatNumber(seller.vatNumber),
    seller.taxCode && words.taxCode(seller.taxCode),
  ]);
  const to = billing
    ? known([
        billing.fullName,
        billing.address,
        `${billing.postalCode} ${billing.city}`,
        billing.country,
        billing.vatNumber && words.vatNumber(billing.vatNumber),
        billing.taxCode && words.taxCode(billing.taxCode),
        billing.orderNumber && words.orderNumber(billing.orderNumber),
        billing.cig && `CIG ${billing.cig}`,
        billing.cup && `CUP ${billing.cup}`,
      ])
    : ['—'];
  const rows = Array.from({ length: Math.max(from.length, to.length) }, (_, at) => [
    from[at] ?? '',
    to[at] ?? '',
  ]);
  return {
    kind: 'table',
    caption: `${words.seller}, ${words.buyer}`,
    columns: [
      { label: words.seller, align: 'start' },
      { label: words.buyer, align: 'start' },
    ],
    rows,
  };
};

const paragraph = (text: string): ReportBlock => ({ kind: 'paragraph', text: [{ text }] });

/** Why there is no VAT, or who pays it, the proof of that, and that the stamp is paid. */
const taxNotes = ({ receipt, tax, vatCheck, locale }: PrintedReceipt): string[] => {
  const words = receiptWords[locale];
  const euro = (cents: Cents) => formatCents(Math.abs(cents), locale);
  const { amountCents, vatCents } = receipt;
  return [
    ...(tax?.exemption ? [tax.exemption.law] : []),
    ...(tax?.exemption && vatCheck?.state === 'valid'
      ? [words.vatCheck(vatCheck.vatNumber, formatDay(vatCheck.checkedAt, locale), vatCheck.requestId)]
      : []),
    ...(tax?.splitPayment ? [words.splitPayment(euro(vatCents), euro(amountCents - vatCents))] : []),
    ...(tax && tax.stampCents > 0 ? [words.stamp(euro(tax.stampCents))] : []),
  ];
};

/** A numbered receipt, or the note of a refund, as a document to print: exact to the cent. */
export const receiptDocument = (printed: PrintedReceipt): ReportDocument => {
  const { receipt, takenBack, title, method, locale } = printed;
  const words = receiptWords[locale];
  const { number, issuedAt, amountCents, vatCents, periodStart, periodEnd } = receipt;
  const refund = amountCents < 0;
  const euro = (cents: Cents) => formatCents(cents, locale);
  const day = (instant: string) => formatDay(instant, locale);
  const period = periodStart && periodEnd ? `${day(periodStart)} – ${day(periodEnd)}` : '';
  const issuedOn: Day = romeDay(new Date(issuedAt));
  const detail: ReportBlock = {
    kind: 'table',
    caption: words.details,
    columns: [
      { label: words.description, align: 'start', width: 0.46 },
      { label: words.net, align: 'end', width: 0.18 },
      { label: words.vat(printed.tax?.percent ?? VAT_PERCENT), align: 'end', width: 0.18 },
      { label: words.total, align: 'end', width: 0.18 },
    ],
    rows: [[title, euro(amountCents - vatCents), euro(vatCents), euro(amountCents)]],
  };
  const total: ReportBlock = {
    kind: 'figures',
    tiles: [
      { label: refund ? words.givenBack : words.total, value: euro(Math.abs(amountCents)), tone: 'neutral' },
      ...(period ? [{ label: words.period, value: period, tone: 'neutral' as const }] : []),
    ],
  };
  const note = refund ? (takenBack ? words.refundOf(takenBack) : '') : words.paidBy[method];
  const seller = printed.seller.name || BRAND.name;
  return {
    format: 1,
    kind: 'offer',
    projectKind: 'business-idea',
    language: locale,
    title: refund ? words.refund(number) : words.receipt(number),
    subtitle: seller,
    company: seller,
    day: issuedOn,
    draft: false,
    version: 0,
    sections: [
      { id: 'parties', title: words.details, blocks: [parties(printed), detail] },
      {
        id: 'total',
        title: words.total,
        blocks: [total, ...[note, ...taxNotes(printed)].filter(Boolean).map(paragraph)],
      },
    ],
    sources: [],
    aiNotice: words.notice,
    modelWritten: false,
    notGenerated: true,
  };
};
