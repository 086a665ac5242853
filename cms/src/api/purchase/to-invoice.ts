import { VAT_PERCENT } from '../../domain/purchase/amounts';
import type { InvoicingOperator } from '../../domain/purchase/invoice-problems';
import { romeDay } from '../../domain/chatbot/rome-time';
import { countryCode } from '../../domain/company/country-code';
import { readVatNumber } from '../../domain/company/italian-codes';
import { readAddress } from '../../domain/company/read-address';
import type { Invoice } from '../../engines/invoicing/port';
import type { DocumentedReceipt } from './receipt-of';
import { toReceipt, type ReceiptRow } from './receipts';

type Instant = string | Date;
const dayOf = (instant: Instant) => romeDay(new Date(instant));

/** The letters of a country that its companies write before their number; Greece has two of its own. */
const withoutCountry = (code: string, country: string): string => {
  const prefixes = country === 'GR' ? ['GR', 'EL'] : [country];
  return prefixes.includes(code.slice(0, 2)) ? code.slice(2) : code;
};

/** A receipt as the invoice, or the credit note, that it is; only of what `invoiceProblems` finds nothing wrong with. */
export const toInvoice = (
  receipt: DocumentedReceipt,
  takenBack: ReceiptRow | null,
  operator: InvoicingOperator,
): Invoice | null => {
  const { purchase, amountCents, vatCents, periodStart, periodEnd } = receipt;
  const { billing } = purchase;
  const seat = readAddress(operator.address);
  const country = billing && countryCode(billing.country);
  if (!billing || !seat || !country) return null;
  return {
    kind: amountCents < 0 ? 'credit-note' : 'invoice',
    number: toReceipt(receipt).number,
    year: receipt.year,
    sequence: receipt.number,
    day: dayOf(receipt.issuedAt),
    seller: {
      name: operator.name,
      vatNumber: readVatNumber(operator.vatNumber),
      taxCode: operator.taxCode,
      regime: operator.taxRegime,
      address: seat,
    },
    buyer: {
      name: billing.fullName,
      country,
      vatNumber: withoutCountry(billing.vatNumber ?? '', country),
      taxCode: billing.taxCode ?? '',
      address: {
        street: billing.address,
        postalCode: billing.postalCode,
        city: billing.city,
        province: '',
      },
      recipientCode: billing.recipientCode ?? '',
      pec: billing.pec ?? '',
    },
    lines: [
      {
        description: purchase.productTitle ?? '',
        period: periodStart && periodEnd ? { from: dayOf(periodStart), to: dayOf(periodEnd) } : null,
        netCents: Math.abs(amountCents - vatCents),
        tax: { percent: VAT_PERCENT, vatCents: Math.abs(vatCents) },
      },
    ],
    method: purchase.method,
    refersTo: takenBack && { number: toReceipt(takenBack).number, day: dayOf(takenBack.issuedAt) },
  };
};
