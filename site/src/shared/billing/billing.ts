import {
  BILLING_LIMITS,
  BILLING_PROBLEMS,
  compactCode,
  countryCode,
  hasLatin,
  inItaly,
  isCig,
  isCup,
  isEmail,
  isOfficeCode,
  isOrdinaryMail,
  isPersonTaxCode,
  isPostalCode,
  isRecipientCode,
  isTaxCode,
  isVatNumber,
  readVatNumber,
  type Account,
  type BillingData,
  type BillingProblem,
  type Company,
} from '@contract';

export type BillingField = keyof BillingData;
export type BillingTextField = keyof typeof BILLING_LIMITS;

/** The fields in the order in which they stand on the screen, which is also the order of their errors. */
export const BILLING_FIELDS = [
  'email',
  'fullName',
  'taxCode',
  'vatNumber',
  'recipientCode',
  'pec',
  'orderNumber',
  'cig',
  'cup',
  'address',
  'city',
  'postalCode',
  'country',
] as const satisfies readonly BillingTextField[];

/** The texts of the form as billing data: the one field that is not any text is read again. */
export const billingOf = (fields: Record<keyof BillingData, string>): BillingData => ({
  ...fields,
  customerKind: fields.customerKind === 'company' ? 'company' : 'private',
});

const EMPTY = {
  taxCode: '',
  vatNumber: '',
  recipientCode: '',
  pec: '',
  orderNumber: '',
  cig: '',
  cup: '',
} as const;

/** An empty form for a person we know a little: what the account says is not asked again. */
export const emptyBilling = (
  account: Pick<Account, 'email' | 'displayName'> | null,
  country: string,
): BillingData => ({
  customerKind: 'private',
  email: account?.email ?? '',
  fullName: account?.displayName ?? '',
  address: '',
  city: '',
  postalCode: '',
  country,
  ...EMPTY,
});

/** The company in a form where nobody has begun to write an address; else the form as it is. */
export const billingWithCompany = (billing: BillingData, company: Company): BillingData => {
  const begun = billing.address !== '' || billing.city !== '' || billing.postalCode !== '';
  if (begun || company.address === '') return billing;
  const { address, city, postalCode, country, name, vatNumber, taxCode, recipientCode, pec } = company;
  const place = { ...billing, address, city, postalCode, country };
  // Public offices and associations have a tax code like a VAT number's instead of one.
  return vatNumber === '' && !isVatNumber(taxCode)
    ? place
    : { ...place, customerKind: 'company', fullName: name, vatNumber, taxCode, recipientCode, pec };
};

/** Which codes this buyer is asked for. */
export const codesAskedOf = ({
  customerKind,
  country,
  recipientCode,
}: Pick<BillingData, 'customerKind' | 'country' | 'recipientCode'>): readonly BillingTextField[] => {
  if (customerKind === 'private') return inItaly(country) ? ['taxCode'] : [];
  if (!inItaly(country)) return ['vatNumber'];
  const company = ['vatNumber', 'taxCode', 'recipientCode', 'pec'] as const;
  return isOfficeCode(compactCode(recipientCode)) ? [...company, 'orderNumber', 'cig', 'cup'] : company;
};

/** What an invoice writes as it was given. */
const OF_DOCUMENTS: readonly BillingTextField[] = ['fullName', 'address', 'city'];
const PLACE: readonly BillingTextField[] = ['address', 'city', 'postalCode', 'country'];

/** What an Italian code or postal code is wrong by; other countries number their people, companies and streets in their own ways. */
const italianProblem = (
  field: BillingTextField,
  value: string,
  { customerKind }: BillingData,
): BillingProblem | undefined => {
  const code = compactCode(value);
  switch (field) {
    case 'postalCode':
      return isPostalCode(code) ? undefined : 'postal-code';
    case 'taxCode':
      return (customerKind === 'private' ? isPersonTaxCode : isTaxCode)(code) ? undefined : 'tax-code';
    case 'vatNumber':
      return isVatNumber(readVatNumber(value)) ? undefined : 'vat-number';
    case 'recipientCode':
      return isRecipientCode(code) || isOfficeCode(code) ? undefined : 'recipient-code';
    case 'cig':
      return isCig(code) ? undefined : 'cig';
    case 'cup':
      return isCup(code) ? undefined : 'cup';
    default:
      return undefined;
  }
};

/** True for an Italian association, or another body without a VAT number. */
const hasTaxCodeOnly = ({ customerKind, country, vatNumber, taxCode }: BillingData): boolean =>
  customerKind === 'company' &&
  inItaly(country) &&
  vatNumber.trim() === '' &&
  /^\d{11}$/.test(compactCode(taxCode));

const isRequired = (field: BillingTextField, billing: BillingData, free: boolean): boolean => {
  if (PLACE.includes(field)) return !free;
  if (!(field in EMPTY)) return true;
  if (free || !codesAskedOf(billing).includes(field)) return false;
  // Associations have a tax code of their own, and no VAT number.
  if (field === 'vatNumber') return !hasTaxCodeOnly(billing);
  return field === 'taxCode' && billing.customerKind === 'private';
};

const problemOf = (
  field: BillingTextField,
  billing: BillingData,
  free: boolean,
): BillingProblem | undefined => {
  if (field in EMPTY && !codesAskedOf(billing).includes(field)) return undefined;
  const value = billing[field].trim();
  if (value === '') {
    if (isRequired(field, billing, free)) return 'required';
    const unreachable = !free && billing.pec.trim() === '' && !hasTaxCodeOnly(billing);
    return field === 'recipientCode' && unreachable ? 'delivery' : undefined;
  }
  if (value.length > BILLING_LIMITS[field]) return 'max';
  if (field === 'pec' && isOrdinaryMail(value)) return 'ordinary-mail';
  if ((field === 'email' || field === 'pec') && !isEmail(value)) return 'email';
  if (!free && OF_DOCUMENTS.includes(field) && !hasLatin(value)) return 'latin';
  if (field === 'country') return countryCode(value) ? undefined : 'country';
  return inItaly(billing.country) ? italianProblem(field, value, billing) : undefined;
};

/** What stops an order from being sent, by field. What is `free` needs no codes. */
export const billingProblems = (
  billing: BillingData,
  { free }: { free: boolean },
): Partial<Record<BillingField, BillingProblem>> => {
  const problems: Partial<Record<BillingField, BillingProblem>> = {};
  for (const field of BILLING_FIELDS) {
    const problem = problemOf(field, billing, free);
    if (problem) problems[field] = problem;
  }
  return problems;
};

/** The form as it is sent: spaces around a value are never meant, and codes that were not asked for are not given. */
export const trimmedBilling = (billing: BillingData): BillingData => {
  const requiredCodes = codesAskedOf(billing);
  return BILLING_FIELDS.reduce(
    (form, field) => ({
      ...form,
      [field]: field in EMPTY && !requiredCodes.includes(field) ? '' : billing[field].trim(),
    }),
    billing,
  );
};

/**
 * A form kept from an earlier visit to this page, laid over a fresh one. Storage may hold anything:
 * only known text fields are taken.
 */
export const restoreBilling = (fresh: BillingData, stored: unknown): BillingData => {
  if (typeof stored !== 'object' || stored === null) return fresh;
  const values = stored as Record<string, unknown>;
  const customerKind =
    values.customerKind === 'company' || values.customerKind === 'private'
      ? values.customerKind
      : fresh.customerKind;
  return BILLING_FIELDS.reduce(
    (form, field) => {
      const value = values[field];
      return typeof value === 'string' ? { ...form, [field]: value.slice(0, BILLING_LIMITS[field]) } : form;
    },
    { ...fresh, customerKind },
  );
};

const problemNamed = (rule: string): BillingProblem | 'invalid' =>
  BILLING_PROBLEMS.find((problem) => problem === rule) ?? 'invalid';

/** What a server's refusal says of the fields of the form. */
export const problemsOfRefusal = (
  fields: Record<string, string>,
): Partial<Record<BillingField, BillingProblem | 'invalid'>> =>
  Object.fromEntries(
    BILLING_FIELDS.flatMap((field) => {
      const rule = fields[`billing.${field}`] ?? fields[field];
      return rule ? [[field, problemNamed(rule)]] : [];
    }),
  );
