/** Who is invoiced: a person acting for themselves, whom the law protects as a consumer, or a business. */
export const CUSTOMER_KINDS = ['private', 'company'] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/**
 * Billing data of the checkout form (spec/customer-app.md §3). Country defaults to `Italia`, where a private person gives a tax code,
 * and a company its VAT number and where electronic invoices reach it. Texts that do not apply are empty.
 */
export interface BillingData {
  customerKind: CustomerKind;
  email: string;
  fullName: string;
  address: string;
  city: string;
  postalCode: string;
  country: string;
  taxCode: string;
  vatNumber: string;
  /** Codice destinatario: 7 letters or digits, 6 of a public office. A company has this or a PEC. */
  recipientCode: string;
  pec: string;
  /** Of a public office: the tender that it buys by, the project that pays, and the number of its own order or contract. */
  cig: string;
  cup: string;
  orderNumber: string;
}

/** Characters that each field of the billing data may have. */
export const BILLING_LIMITS = {
  email: 254,
  fullName: 120,
  address: 200,
  city: 120,
  postalCode: 16,
  country: 80,
  taxCode: 28,
  vatNumber: 28,
  recipientCode: 7,
  pec: 254,
  cig: 10,
  cup: 15,
  orderNumber: 20,
} as const satisfies Record<Exclude<keyof BillingData, 'customerKind'>, number>;

/**
 * Why a field of the billing data is refused. `latin`: nothing in it that an electronic invoice can write; `delivery`: neither a recipient code nor a PEC; `vies`: the Union's register does not know
 * the VAT number; `office`: what is paid changes with it, and the order was placed without it.
 */
export const BILLING_PROBLEMS = [
  'required',
  'max',
  'format',
  'latin',
  'email',
  'ordinary-mail',
  'country',
  'postal-code',
  'tax-code',
  'vat-number',
  'recipient-code',
  'cig',
  'cup',
  'delivery',
  'vies',
  'office',
] as const;
export type BillingProblem = (typeof BILLING_PROBLEMS)[number];
