import type { One } from './common';

/** Where invoices go and what stands on them. Empty texts are data that nobody has given yet. */
export interface Company {
  name: string;
  /** 11 digits, without the country. */
  vatNumber: string;
  taxCode: string;
  pec: string;
  contactEmail: string;
  /** Codice destinatario: 7 letters or digits. */
  recipientCode: string;
  address: string;
  city: string;
  /** Two letters. */
  province: string;
  postalCode: string;
  country: string;
}

export type CompanyField = keyof Company;

/** Characters that each field may have, in the order of a form. */
export const COMPANY_LIMITS = {
  name: 160,
  vatNumber: 28,
  taxCode: 28,
  pec: 254,
  recipientCode: 7,
  contactEmail: 254,
  address: 200,
  city: 100,
  province: 2,
  postalCode: 12,
  country: 60,
} as const satisfies Record<CompanyField, number>;

/** Why a field of a company is refused. */
export const COMPANY_PROBLEMS = [
  'required',
  'max',
  'format',
  'vat-number',
  'tax-code',
  'email',
  'ordinary-mail',
  'recipient-code',
  'province',
  'postal-code',
] as const;
export type CompanyProblem = (typeof COMPANY_PROBLEMS)[number];

/** `GET /api/company`: the caller's own, or null. `PUT` writes it whole; a refusal names each field's `CompanyProblem`. */
export interface GetCompany {
  response: { data: Company | null };
}
export interface SaveCompany {
  request: Company;
  response: One<Company>;
}
