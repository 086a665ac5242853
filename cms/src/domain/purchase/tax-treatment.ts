import { type BillingData, type Cents, countryCode } from '../../contract';
import { vatWithin, VAT_PERCENT } from './amounts';
import { isPublicOffice } from './billing';
import { isElsewhereInUnion, type VatCheck } from './vat-check';

/** How a document is taxed: at a rate, or why not, by the code of its nature (FatturaPA 2.2.1.14) and the law that says so. */
export interface TaxTreatment {
  percent: number;
  vatCents: Cents;
  /** Null where there is VAT. */
  exemption: { nature: 'N2.1' | 'N2.2'; law: string } | null;
  /** Stamp duty that the seller pays on the document, not its buyer; 0 where none is due. */
  stampCents: Cents;
  /** True where the buyer pays the VAT to the Treasury and not to the seller (DPR 633/1972, art. 17-ter). */
  splitPayment?: boolean;
}

/** Who sells and buys, as far as taxes depend on it. */
export interface TaxedParties {
  regime: string;
  buyer: BillingData | null;
  /** What the Union's register said of the buyer; null where nobody asked it. */
  vatCheck?: VatCheck | null;
}

/** Flat-rate taxpayers, who charge no VAT (L. 190/2014, art. 1, c. 54-89). */
const FLAT_RATE = 'RF19';
const FLAT_RATE_LAW = 'Operazione senza IVA, art. 1, c. 54-89, L. 190/2014';
/** Services to companies established elsewhere are taxed where those are. Within the Union the buyer accounts for the VAT. */
const ABROAD_LAW = 'Operazione non soggetta, art. 7-ter DPR 633/1972';
const REVERSE_CHARGE_LAW = 'Inversione contabile, art. 7-ter DPR 633/1972';

/** Documents without VAT above this amount bear a stamp of two euros (DPR 642/1972, tariffa, art. 13). */
const STAMP_ABOVE_CENTS = 77_47;
const STAMP_CENTS = 2_00;

/** Why a document bears no VAT; null where it does. */
const exemptionOf = ({ regime, buyer, vatCheck }: TaxedParties): TaxTreatment['exemption'] => {
  const country = buyer && countryCode(buyer.country);
  // A number that the register does not know makes nobody a company.
  const companyAbroad =
    buyer?.customerKind === 'company' &&
    country !== null &&
    country !== 'IT' &&
    buyer.vatNumber !== '' &&
    vatCheck?.state !== 'invalid';
  if (companyAbroad)
    return { nature: 'N2.1', law: isElsewhereInUnion(country) ? REVERSE_CHARGE_LAW : ABROAD_LAW };
  return regime === FLAT_RATE ? { nature: 'N2.2', law: FLAT_RATE_LAW } : null;
};

/** A document without VAT, for its reason. */
export const exemptTreatment = (
  totalCents: Cents,
  exemption: NonNullable<TaxTreatment['exemption']>,
): TaxTreatment => ({
  percent: 0,
  vatCents: 0,
  exemption,
  stampCents: totalCents > STAMP_ABOVE_CENTS ? STAMP_CENTS : 0,
});

/** True where a buyer pays the VAT to the Treasury: public offices, of a seller who charges any. */
export const splitsPayment = ({ regime, buyer }: TaxedParties): boolean =>
  buyer !== null && isPublicOffice(buyer) && regime !== FLAT_RATE;

/** What a buyer pays the seller of a price that includes VAT. */
export const amountToPay = (priceCents: Cents, parties: TaxedParties): Cents =>
  splitsPayment(parties) ? priceCents - vatWithin(priceCents) : priceCents;

/**
 * How a document over a total is taxed. The total is the price in every case: where no VAT is due, all of it is the seller's. Private
 * persons of other countries pay Italy's VAT: what a seller below the threshold of the one-stop shop charges (DPR 633/1972, art.
 * 7-octies).
 */
export const taxTreatment = (totalCents: Cents, parties: TaxedParties): TaxTreatment => {
  const exemption = exemptionOf(parties);
  if (exemption) return exemptTreatment(totalCents, exemption);
  return {
    percent: VAT_PERCENT,
    vatCents: vatWithin(totalCents),
    exemption,
    stampCents: 0,
    ...(splitsPayment(parties) ? { splitPayment: true } : {}),
  };
};
