import type { billing as it } from '../it/billing';
import type { Words } from '../types';

export const billing = {
  fields: {
    email: 'Email',
    fullName: 'Full name',
    companyName: 'Company name',
    address: 'Address',
    city: 'City',
    postalCode: 'Postal code',
    country: 'Country',
    taxCode: 'Italian tax code (codice fiscale)',
    vatNumber: 'VAT number',
    recipientCode: 'Recipient code (SDI)',
    pec: 'Certified email (PEC)',
  },
  customerKind: { label: 'You buy as', private: 'Private person', company: 'Business' },
  hints: {
    country: 'Choose your country',
    companyTaxCode: 'Only if it differs from the VAT number, or where an association has none',
    delivery: '7 characters, 6 for a public office: where your invoices arrive',
    pec: 'One of the two is enough',
  },
  validation: {
    required: 'This field is required',
    email: 'Invalid email',
    'ordinary-mail': 'That is an ordinary mailbox: a certified one (PEC) is needed here',
    country: 'Choose a country from the list',
    'postal-code': 'An Italian postal code has 5 digits',
    max: 'The text is too long',
    format: 'There are characters that cannot be used',
    'tax-code': 'The tax code is not valid: check letters and digits',
    'vat-number': 'The VAT number is not valid: check its 11 digits',
    'recipient-code': 'A recipient code has 7 letters or digits, 6 for a public office',
    delivery: 'Give the recipient code or the certified email',
    vies: 'VIES does not know this VAT number: correct it, or buy as a private person, with Italian VAT',
    office: 'A public office pays without VAT: that is chosen with the order, not afterwards',
    invalid: 'Check this field',
  },
  correct: {
    title: 'Billing details',
    lead: 'They hold for the next document. Those already issued do not change.',
    save: 'Save',
    saved: 'Billing details updated',
    issued:
      'The document is issued already: write to us to have it corrected, with a credit note and a new document.',
  },
} satisfies Words<typeof it>;
