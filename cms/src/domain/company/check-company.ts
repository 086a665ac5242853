import {
  compactCode,
  type Company,
  COMPANY_LIMITS,
  type CompanyField,
  type CompanyProblem,
  inItaly,
  isEmail,
  isOrdinaryMail,
  isOfficeCode,
  isPostalCode,
  isProvince,
  isRecipientCode,
  isTaxCode,
  isVatNumber,
  readVatNumber,
} from '../../contract';

const FIELDS = Object.keys(COMPANY_LIMITS) as CompanyField[];

/** What people typed, as it is stored: without stray spaces, codes in capitals and without signs between their parts. */
export const readCompany = (typed: Company): Company => {
  const read = Object.fromEntries(
    FIELDS.map((field) => [field, typed[field].replaceAll(/\s+/g, ' ').trim()]),
  ) as unknown as Company;
  const country = read.country || 'Italia';
  return {
    ...read,
    country,
    pec: read.pec.toLowerCase(),
    contactEmail: read.contactEmail.toLowerCase(),
    vatNumber: inItaly(country) ? readVatNumber(read.vatNumber) : compactCode(read.vatNumber),
    taxCode: compactCode(read.taxCode),
    recipientCode: read.recipientCode.toUpperCase(),
    province: read.province.toUpperCase(),
  };
};

const codeProblem = (field: CompanyField, text: string): CompanyProblem | null => {
  switch (field) {
    case 'vatNumber':
      return isVatNumber(text) ? null : 'vat-number';
    case 'taxCode':
      return isTaxCode(text) ? null : 'tax-code';
    case 'recipientCode':
      return isRecipientCode(text) || isOfficeCode(text) ? null : 'recipient-code';
    case 'province':
      return isProvince(text) ? null : 'province';
    case 'postalCode':
      return isPostalCode(text) ? null : 'postal-code';
    default:
      return null;
  }
};

/** What is wrong with a company that was read by `readCompany`, by field. Only the name is required. */
export const companyProblems = (company: Company): Partial<Record<CompanyField, CompanyProblem>> => {
  const italian = inItaly(company.country);
  const problemOf = (field: CompanyField): CompanyProblem | null => {
    const text = company[field];
    if (text === '') return field === 'name' ? 'required' : null;
    if (text.length > COMPANY_LIMITS[field]) return 'max';
    if (/\p{Cc}/u.test(text)) return 'format';
    if (field === 'pec' && isOrdinaryMail(text)) return 'ordinary-mail';
    if (field === 'pec' || field === 'contactEmail') return isEmail(text) ? null : 'email';
    // Other countries number their companies and streets in their own ways.
    return italian ? codeProblem(field, text) : null;
  };
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const problem = problemOf(field);
      return problem ? [[field, problem]] : [];
    }),
  );
};
