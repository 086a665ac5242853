import { type BillingData, countryCode, type Instant } from '../../contract';

/** The member states other than Italy, by their codes. */
const UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** True for the countries of the European Union other than Italy. */
export const isElsewhereInUnion = (country: string): boolean => UNION.includes(country);

/** What the Union's register of VAT numbers (VIES) said of a buyer, and the proof of having asked. */
export interface VatCheck {
  /** `unavailable`: the register did not answer, and is asked again. */
  state: 'valid' | 'invalid' | 'unavailable';
  /** As it was asked for: the country's letters, which are `EL` for Greece, and the number. */
  vatNumber: string;
  checkedAt: Instant;
  /** The register's own number of the question; '' where it gave none. */
  requestId: string;
  /** Who has the number there; '' where their country does not say. */
  name: string;
}

/** A VAT number as the register takes it. */
export interface RegisteredNumber {
  country: string;
  number: string;
}

/** The letters of a country that its companies write before their number; Greece has two of its own. */
export const withoutCountry = (code: string, country: string): string => {
  const prefixes = country === 'GR' ? ['GR', 'EL'] : [country];
  return prefixes.includes(code.slice(0, 2)) ? code.slice(2) : code;
};

/** The number to ask the register for; null for buyers whose VAT does not depend on it. */
export const numberToCheck = (buyer: BillingData): RegisteredNumber | null => {
  const country = countryCode(buyer.country);
  if (buyer.customerKind !== 'company' || country === null || !isElsewhereInUnion(country)) return null;
  const number = withoutCountry(buyer.vatNumber, country);
  return number === '' ? null : { country: country === 'GR' ? 'EL' : country, number };
};

/** True where a check is of this buyer: data that were corrected since have another number. */
export const isCheckOf = (check: VatCheck, buyer: BillingData): boolean => {
  const current = numberToCheck(buyer);
  return current !== null && check.vatNumber === `${current.country}${current.number}`;
};
