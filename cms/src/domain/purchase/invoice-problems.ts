import {
  type BillingData,
  countryCode,
  hasLatin,
  type InvoiceProblem,
  isOfficeCode,
  isPersonTaxCode,
  isPostalCode,
  isRecipientCode,
  isTaxCode,
  isVatNumber,
  readVatNumber,
} from '../../contract';
import { readAddress } from '../company/read-address';
import { hasTaxCodeOnly } from './billing';

/** Who sells, as the settings name them. */
export interface InvoicingOperator {
  name: string;
  address: string;
  vatNumber: string;
  taxCode: string;
  taxRegime: string;
}

/** The tax regimes that documents are made for, by their codes: those in which VAT is charged, and the flat-rate one. */
const KNOWN_REGIME = /^RF(01|0[4-9]|1[0-9])$/;

/** What an invoice needs to know of its seller and the settings do not say. */
export const operatorProblems = (operator: InvoicingOperator): InvoiceProblem[] => [
  ...(operator.name.trim() === '' ? (['operator-name'] as const) : []),
  ...(isVatNumber(readVatNumber(operator.vatNumber)) &&
  (operator.taxCode === '' || isTaxCode(operator.taxCode))
    ? []
    : (['operator-vat-number'] as const)),
  ...(readAddress(operator.address)?.province ? [] : (['operator-address'] as const)),
  ...(KNOWN_REGIME.test(operator.taxRegime) ? [] : (['operator-regime'] as const)),
];

const isItalianCompanyReachable = ({ recipientCode = '', pec = '' }: BillingData): boolean =>
  isRecipientCode(recipientCode) || isOfficeCode(recipientCode) || pec !== '';

/** Orders from before these were asked for have less; what is older than the rules is judged by them all the same. */
const customerProblems = (billing: BillingData | null): InvoiceProblem[] => {
  if (!billing) return ['customer-erased'];
  const { fullName, address, city, postalCode, customerKind, taxCode = '', vatNumber = '' } = billing;
  const country = countryCode(billing.country);
  const italian = country === 'IT';
  const company = customerKind === 'company';
  const association = hasTaxCodeOnly({ ...billing, vatNumber, taxCode });
  const problems: InvoiceProblem[] = [];
  if (!hasLatin(fullName)) problems.push('customer-name');
  if (!hasLatin(address) || !hasLatin(city) || (italian && !isPostalCode(postalCode)))
    problems.push('customer-address');
  if (country === null) problems.push('customer-country');
  if (italian && !company && !isPersonTaxCode(taxCode)) problems.push('customer-tax-code');
  if (italian && company && taxCode !== '' && !isTaxCode(taxCode)) problems.push('customer-tax-code');
  if (company && !association && (italian ? !isVatNumber(vatNumber) : vatNumber === ''))
    problems.push('customer-vat-number');
  if (company && italian && !association && !isItalianCompanyReachable(billing))
    problems.push('customer-delivery');
  return problems;
};

/** Why no electronic invoice can be made for this customer by this operator; empty when it can. */
export const invoiceProblems = (
  operator: InvoicingOperator,
  billing: BillingData | null,
): InvoiceProblem[] => [...operatorProblems(operator), ...customerProblems(billing)];
