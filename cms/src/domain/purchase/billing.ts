import {
  BILLING_LIMITS,
  type BillingData,
  type BillingProblem,
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
} from '../../contract';

type TextField = keyof typeof BILLING_LIMITS;
const FIELDS = Object.keys(BILLING_LIMITS) as TextField[];
const ALWAYS: readonly TextField[] = ['email', 'fullName'];
/** Control characters, and those that turn the direction in which a text reads: no invoice can print them. */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Nothing is invoiced that costs nothing: nobody has to say where they live for it. */
const OF_INVOICES: readonly TextField[] = ['address', 'city', 'postalCode', 'country'];

/** What an invoice writes as it was given. */
const OF_DOCUMENTS: readonly TextField[] = ['fullName', 'address', 'city'];
/** The only letters that the exchange system takes in a number. */
const BASIC_LATIN = /^[\u0020-\u007e]*$/;

/** What people typed, as it is stored: codes in capitals and without signs, and nothing that is another kind of customer's. */
export const readBilling = (typed: BillingData): BillingData => {
  const read = { ...typed };
  for (const field of FIELDS) read[field] = typed[field].replaceAll(/\s+/g, ' ').trim();
  const company = typed.customerKind === 'company';
  const italian = inItaly(read.country);
  const vatNumber = italian ? readVatNumber(read.vatNumber) : compactCode(read.vatNumber);
  const recipientCode = company && italian ? read.recipientCode.toUpperCase() : '';
  const office = isOfficeCode(recipientCode);
  return {
    ...read,
    email: read.email.toLowerCase(),
    taxCode: compactCode(read.taxCode),
    vatNumber: company ? vatNumber : '',
    recipientCode,
    pec: company && italian ? read.pec.toLowerCase() : '',
    cig: office ? compactCode(read.cig) : '',
    cup: office ? compactCode(read.cup) : '',
    orderNumber: office ? read.orderNumber : '',
  };
};

/** Orders and documents from before a field was asked for have less: there it is empty. */
export const completeBilling = (stored: Partial<BillingData>): BillingData => ({
  ...(Object.fromEntries(FIELDS.map((field) => [field, stored[field] ?? ''])) as Record<TextField, string>),
  customerKind: stored.customerKind ?? 'private',
});

/** True for an Italian association, or another body without a VAT number: its tax code has 11 digits, and its invoices wait for it at the tax office. */
export const hasTaxCodeOnly = ({
  customerKind,
  country,
  vatNumber,
  taxCode,
}: Pick<BillingData, 'customerKind' | 'country' | 'vatNumber' | 'taxCode'>): boolean =>
  customerKind === 'company' && inItaly(country) && vatNumber === '' && isVatNumber(taxCode);

/** True for an Italian public office, which its code of 6 characters says. */
export const isPublicOffice = ({
  customerKind,
  country,
  recipientCode,
}: Pick<BillingData, 'customerKind' | 'country' | 'recipientCode'>): boolean =>
  customerKind === 'company' && inItaly(country) && isOfficeCode(recipientCode ?? '');

const isRequired = (field: TextField, billing: BillingData, free: boolean): boolean => {
  const { customerKind, country } = billing;
  if (ALWAYS.includes(field)) return true;
  if (free) return false;
  if (OF_INVOICES.includes(field)) return true;
  if (field === 'vatNumber') return customerKind === 'company' && !hasTaxCodeOnly(billing);
  // Other countries have no tax code.
  return field === 'taxCode' && customerKind === 'private' && inItaly(country);
};

const shapeProblem = (field: TextField, text: string, billing: BillingData): BillingProblem | null => {
  if (field === 'pec' && isOrdinaryMail(text)) return 'ordinary-mail';
  if (field === 'email' || field === 'pec') return isEmail(text) ? null : 'email';
  if (field === 'country') return countryCode(text) ? null : 'country';
  // Other countries number their people, companies and streets in their own ways.
  if (!inItaly(billing.country)) return null;
  switch (field) {
    case 'postalCode':
      return isPostalCode(text) ? null : 'postal-code';
    case 'taxCode':
      return (billing.customerKind === 'private' ? isPersonTaxCode : isTaxCode)(text) ? null : 'tax-code';
    case 'vatNumber':
      return isVatNumber(text) ? null : 'vat-number';
    case 'recipientCode':
      return isRecipientCode(text) || isOfficeCode(text) ? null : 'recipient-code';
    case 'cig':
      return isCig(text) ? null : 'cig';
    case 'cup':
      return isCup(text) ? null : 'cup';
    case 'orderNumber':
      return BASIC_LATIN.test(text) ? null : 'format';
    default:
      return null;
  }
};

/** An Italian company's electronic invoices need somewhere to go: a recipient code, or a PEC. */
const isUndeliverable = (billing: BillingData): boolean => {
  const { customerKind, country, recipientCode, pec } = billing;
  const reachable = recipientCode !== '' || pec !== '' || hasTaxCodeOnly(billing);
  return customerKind === 'company' && inItaly(country) && !reachable;
};

/** What is wrong with billing data that were read by `readBilling`, by field. What is `free` needs no codes. */
export const billingProblems = (
  billing: BillingData,
  { free }: { free: boolean },
): Partial<Record<TextField, BillingProblem>> => {
  const problemOf = (field: TextField): BillingProblem | null => {
    const text = billing[field];
    if (text === '') {
      if (field === 'recipientCode' && !free && isUndeliverable(billing)) return 'delivery';
      return isRequired(field, billing, free) ? 'required' : null;
    }
    if (text.length > BILLING_LIMITS[field]) return 'max';
    if (UNPRINTABLE.test(text)) return 'format';
    if (!free && OF_DOCUMENTS.includes(field) && !hasLatin(text)) return 'latin';
    return shapeProblem(field, text, billing);
  };
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const problem = problemOf(field);
      return problem ? [[field, problem]] : [];
    }),
  );
};
