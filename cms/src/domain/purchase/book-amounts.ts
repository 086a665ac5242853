import { type BookTotals, type Cents, countryCode } from '../../contract';
import type { FiscalSnapshot } from './fiscal-snapshot';
import { isElsewhereInUnion } from './vat-check';

/** A document as far as its amounts go; below zero in credit notes. */
interface BookedDocument {
  amountCents: Cents;
  vatCents: Cents;
  snapshot: FiscalSnapshot | null;
}

export const NO_AMOUNTS: BookTotals = {
  netCents: 0,
  vatCents: 0,
  totalCents: 0,
  splitVatCents: 0,
  toPayCents: 0,
  stampCents: 0,
};

/** What a document adds to the books. A credit note bears a stamp of its own: it is paid, not given back. */
export const bookAmounts = ({ amountCents, vatCents, snapshot }: BookedDocument): BookTotals => {
  const splitVatCents = snapshot?.tax?.splitPayment ? vatCents : 0;
  return {
    netCents: amountCents - vatCents,
    vatCents,
    totalCents: amountCents,
    splitVatCents,
    toPayCents: amountCents - splitVatCents,
    stampCents: snapshot?.tax?.stampCents ?? 0,
  };
};

const isElsewhere = (snapshot: FiscalSnapshot | null): boolean => {
  const country = snapshot?.buyer ? countryCode(snapshot.buyer.country) : null;
  return country !== null && isElsewhereInUnion(country);
};

/** What a document adds, without VAT, to the sales to private persons of other member states. */
export const unionConsumersCents = ({ amountCents, vatCents, snapshot }: BookedDocument): Cents =>
  isElsewhere(snapshot) && snapshot?.tax?.exemption?.nature !== 'N2.1' ? amountCents - vatCents : 0;

/** True for an invoice without VAT to a company in the Union whose number the register has not confirmed. */
export const isUnproven = ({ amountCents, snapshot }: BookedDocument): boolean => {
  const isReverseCharge =
    amountCents > 0 && snapshot?.tax?.exemption?.nature === 'N2.1' && isElsewhere(snapshot);
  return isReverseCharge && snapshot.vatCheck?.state !== 'valid';
};
