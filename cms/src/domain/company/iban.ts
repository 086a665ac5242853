import { compactCode } from '../../contract';

/** How long the account numbers of a country are; the others have between 15 and 34 characters. */
const LENGTHS: Record<string, number> = { IT: 27, SM: 27, VA: 22, DE: 22, FR: 27, ES: 24, CH: 21, AT: 20 };

/** An IBAN as it is stored, without the spaces it is printed with. */
export const readIban = (typed: string): string => compactCode(typed);

/** True for an IBAN: its form, its country's length, and its two check digits (ISO 13616, mod 97). */
export const isIban = (iban: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const length = LENGTHS[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return false;
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
};
