/** Capital letters without the spaces, dots and dashes that people put between the parts of a code. */
export const compactCode = (text: string): string => text.replaceAll(/[\s.\-–_/]/g, '').toUpperCase();

/** The VAT number as it is stored: 11 digits, without the country's `IT`. */
export const readVatNumber = (text: string): string => compactCode(text).replace(/^IT(?=\d)/, '');

/**
 * True for an Italian VAT number: 11 digits, the last of them a Luhn check over the other ten; the first seven
 * number the taxpayer and are never all zero (D.P.R. 633/1972 art. 35, D.M. 23 December 1976).
 */
export const isVatNumber = (code: string): boolean => {
  if (!/^\d{11}$/.test(code) || code.startsWith('0000000')) return false;
  const sum = [...code].reduce((total, character, index) => {
    const digit = Number(character);
    if (index % 2 === 0) return total + digit;
    return total + (digit > 4 ? digit * 2 - 9 : digit * 2);
  }, 0);
  return sum % 10 === 0;
};

const MONTHS = 'ABCDEHLMPRST';
/** The digits of a tax code, as letters when two people would have the same one (omocodia). */
const DIGIT = '[0-9LMNPQRSTUV]';
const PERSON = new RegExp(`^[A-Z]{6}${DIGIT}{2}[${MONTHS}]${DIGIT}{2}[A-Z]${DIGIT}{3}[A-Z]$`);
const OMOCODIA = 'LMNPQRSTUV';

/** What each character counts in an odd place, from `0` to `9` and from `A` to `Z`; D.M. 23 December 1976. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const ODD_LETTERS = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];
const A = 65;

const weight = (character: string, odd: boolean): number => {
  const letter = character.charCodeAt(0) - A;
  if (letter < 0) return odd ? (ODD[Number(character)] ?? 0) : Number(character);
  return odd ? (ODD_LETTERS[letter] ?? 0) : letter;
};

const digitsOf = (text: string): number =>
  Number(text.replaceAll(/[A-Z]/g, (letter) => String(OMOCODIA.indexOf(letter))));

/** True for the tax code of a person: its form, a day of birth that exists (women's have 40 added), its check letter. */
export const isPersonTaxCode = (code: string): boolean => {
  if (!PERSON.test(code)) return false;
  const day = digitsOf(code.slice(9, 11)) % 40;
  if (day < 1 || day > 31 || digitsOf(code.slice(9, 11)) > 71) return false;
  // Places are counted from one: the first is odd.
  const sum = [...code.slice(0, 15)].reduce(
    (total, character, index) => total + weight(character, index % 2 === 0),
    0,
  );
  return code[15] === String.fromCharCode(A + (sum % 26));
};

/** True for a tax code: a person's of 16 characters, or a company's of 11 digits, made like a VAT number. */
export const isTaxCode = (code: string): boolean => isPersonTaxCode(code) || isVatNumber(code);

/**
 * True for where a company's electronic invoices are delivered: 7 letters or digits, `0000000` for who gets them by PEC.
 */
export const isRecipientCode = (code: string): boolean => /^[A-Z0-9]{7}$/.test(code);

/** True for the code of a public office in the offices' register (IPA): 6 letters or digits. */
export const isOfficeCode = (code: string): boolean => /^[A-Z0-9]{6}$/.test(code);

/** True for the code of a tender (codice identificativo di gara): 10 letters or digits. */
export const isCig = (code: string): boolean => /^[A-Z0-9]{10}$/.test(code);

/** True for the code of a public project (codice unico di progetto): 15 letters or digits. */
export const isCup = (code: string): boolean => /^[A-Z0-9]{15}$/.test(code);

/** True for a text with something in it that an electronic invoice can write: a Latin letter, or a digit. */
export const hasLatin = (text: string): boolean => /[\p{Script=Latin}\d]/u.test(text);

/** True for an Italian postal code. */
export const isPostalCode = (code: string): boolean => /^\d{5}$/.test(code);

/** The two-letter codes of the provinces, with the Sardinian ones that came back in 2025. */
export const PROVINCES = (
  'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CI CL CN CO CR CS CT CZ EN FC FE FG FI FM ' +
  'FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OG OR OT PA PC PD PE PG PI PN PO PR PT PU ' +
  'PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VS VT VV'
).split(' ');

/** True for the code of a province, `MI`. */
export const isProvince = (code: string): boolean => PROVINCES.includes(code);
