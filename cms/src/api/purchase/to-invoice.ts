import { VAT_PERCENT } from '../../domain/purchase/amounts';
import { romeDay } from '../../domain/chatbot/rome-time';
import { type BillingData, countryCode, readVatNumber } from '../../contract';
import { readAddress } from '../../domain/company/read-address';
import { withoutCountry } from '../../domain/purchase/vat-check';
import type { Invoice } from '../../engines/invoicing/port';
import type { DocumentContent } from './receipt-of';
import { toReceipt, type ReceiptRow } from './receipt-row';

type Instant = string | Date;
const dayOf = (instant: Instant) => romeDay(new Date(instant));

const officeOrderOf = ({ orderNumber, cig, cup }: BillingData): Invoice['officeOrder'] =>
  orderNumber || cig || cup ? { number: orderNumber, cig, cup } : null;

/** A receipt as the invoice, or the credit note, that it is; only of what `invoiceProblems` finds nothing wrong with. */
export const toInvoice = (
  receipt: ReceiptRow,
  { seller, buyer: billing, title, method, corrects, tax }: DocumentContent,
): Invoice | null => {
  const { amountCents, vatCents, periodStart, periodEnd } = receipt;
  const seat = readAddress(seller.address);
  const country = billing && countryCode(billing.country);
  if (!billing || !seat || !country) return null;
  return {
    kind: amountCents < 0 ? 'credit-note' : 'invoice',
    number: toReceipt(receipt).number,
    year: receipt.year,
    sequence: receipt.number,
    day: dayOf(receipt.issuedAt),
    seller: {
      name: seller.name,
      vatNumber: readVatNumber(seller.vatNumber),
      taxCode: seller.taxCode,
      regime: seller.taxRegime,
      address: seat,
    },
    buyer: {
      name: billing.fullName,
      country,
      vatNumber: withoutCountry(billing.vatNumber, country),
      taxCode: billing.taxCode,
      address: {
        street: billing.address,
        postalCode: billing.postalCode,
        city: billing.city,
        province: '',
      },
      recipientCode: billing.recipientCode,
      pec: billing.pec,
    },
    officeOrder: officeOrderOf(billing),
    lines: [
      {
        description: title,
        period: periodStart && periodEnd ? { from: dayOf(periodStart), to: dayOf(periodEnd) } : null,
        netCents: Math.abs(amountCents - vatCents),
        tax: tax?.exemption
          ? { percent: 0, vatCents: 0, ...tax.exemption }
          : { percent: VAT_PERCENT, vatCents: Math.abs(vatCents) },
      },
    ],
    stampCents: tax?.stampCents ?? 0,
    splitPayment: tax?.splitPayment ?? false,
    method,
    refersTo: corrects && { number: corrects.number, day: dayOf(corrects.issuedAt) },
  };
};
