import { type BillingData, type Cents, countryCode } from '../../contract';
import { vatWithin, VAT_PERCENT } from './amounts';

/** How a document is taxed: at a rate, or why not, by the code of its nature (FatturaPA 2.2.1.14) and the law that says so. */
export interface TaxTreatment {
  percent: number;
  vatCents: Cents;
  /** Null where there is VAT. */
  exemption: { nature: 'N2.1' | 'N2.2'; law: string } | null;
  /** Stamp duty that the seller pays on the document, not its buyer; 0 where none is due. */
  stampCents: Cents;
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

const UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** True for the countries of the European Union other than Italy. */
const isElsewhereInUnion = (country: string): boolean => UNION.includes(country);

/** Why a document bears no VAT; null where it does. */
const exemptionOf = (regime: string, buyer: BillingData | null): TaxTreatment['exemption'] => {
  const country = buyer && countryCode(buyer.country);
  const companyAbroad =
    buyer?.customerKind === 'company' && country !== null && country !== 'IT' && buyer.vatNumber !== '';
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

/**
 * How money of a buyer is taxed. What was paid is the total in every case: where no VAT is due, all of it is the seller's. Private
 * persons of other countries pay Italy's VAT: what a seller below the threshold of the one-stop shop charges (DPR 633/1972, art.
 * 7-octies).
 */
export const taxTreatment = (
  totalCents: Cents,
  { regime, buyer }: { regime: string; buyer: BillingData | null },
): TaxTreatment => {
  const exemption = exemptionOf(regime, buyer);
  if (!exemption) return { percent: VAT_PERCENT, vatCents: vatWithin(totalCents), exemption, stampCents: 0 };
  return exemptTreatment(totalCents, exemption);
};
