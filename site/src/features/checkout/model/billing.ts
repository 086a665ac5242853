import { isEmail, type Account, type BillingData, type Company } from '@contract';

export type BillingField = keyof BillingData;
/** The rule a billing field breaks; each is a key of `checkout.validation`. */
export type BillingProblem = 'required' | 'email' | 'postalCode' | 'tooLong';

/** The fields in the order in which they stand on the screen, which is also the order of their errors. */
export const BILLING_FIELDS = ['email', 'fullName', 'address', 'city', 'postalCode', 'country'] as const;

/** Keeps a pasted novel out of receipts; the server's own limits are the same or wider. */
export const BILLING_MAX: Record<BillingField, number> = {
  email: 254,
  fullName: 120,
  address: 200,
  city: 120,
  postalCode: 16,
  country: 80,
};

/** An empty form for a person we know a little: what the account says is not asked again. */
export const emptyBilling = (
  account: Pick<Account, 'email' | 'displayName'> | null,
  country: string,
): BillingData => ({
  email: account?.email ?? '',
  fullName: account?.displayName ?? '',
  address: '',
  city: '',
  postalCode: '',
  country,
});

/** The company's address in a form where nobody has begun to write one; else the form as it is. */
export const billingWithCompany = (
  billing: BillingData,
  { address, city, postalCode, country }: Pick<Company, 'address' | 'city' | 'postalCode' | 'country'>,
): BillingData => {
  const begun = billing.address !== '' || billing.city !== '' || billing.postalCode !== '';
  return begun || address === '' ? billing : { ...billing, address, city, postalCode, country };
};

const isItaly = (country: string) => /^(italia|italy|it)$/i.test(country.trim());

const problemOf = (field: BillingField, billing: BillingData): BillingProblem | undefined => {
  const value = billing[field].trim();
  if (value === '') return 'required';
  if (value.length > BILLING_MAX[field]) return 'tooLong';
  if (field === 'email' && !isEmail(value)) return 'email';
  // Other countries write letters and spaces; only the Italian CAP has a shape worth checking.
  if (field === 'postalCode' && isItaly(billing.country) && !/^\d{5}$/.test(value)) return 'postalCode';
  return undefined;
};

/** What stops an order from being sent, by field. */
export const billingProblems = (billing: BillingData): Partial<Record<BillingField, BillingProblem>> => {
  const problems: Partial<Record<BillingField, BillingProblem>> = {};
  for (const field of BILLING_FIELDS) {
    const problem = problemOf(field, billing);
    if (problem) problems[field] = problem;
  }
  return problems;
};

/** The form as it is sent: spaces around a value are never meant. */
export const trimmedBilling = (billing: BillingData): BillingData =>
  BILLING_FIELDS.reduce((form, field) => ({ ...form, [field]: billing[field].trim() }), billing);

/**
 * A form kept from an earlier visit to this page, laid over a fresh one. Storage may hold anything:
 * only known text fields are taken.
 */
export const restoreBilling = (fresh: BillingData, kept: unknown): BillingData => {
  if (typeof kept !== 'object' || kept === null) return fresh;
  const values = kept as Record<string, unknown>;
  return BILLING_FIELDS.reduce((form, field) => {
    const value = values[field];
    return typeof value === 'string' ? { ...form, [field]: value.slice(0, BILLING_MAX[field]) } : form;
  }, fresh);
};
