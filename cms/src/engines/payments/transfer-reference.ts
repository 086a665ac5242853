import { randomInt } from 'node:crypto';

/** Capital letters and digits without those that look alike in print (0/O, 1/I): people copy these by hand. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 5;

/**
 * The check character: a weighted sum modulo the alphabet's length. The weights are odd (so that any one wrong
 * character shows, 32 being a power of two) and neighbours differ by 2.
 */
const checkOf = (body: string): string => {
  const sum = [...body].reduce(
    (total, character, index) => total + ALPHABET.indexOf(character) * (2 * index + 1),
    0,
  );
  return ALPHABET[sum % ALPHABET.length] ?? '';
};

/** A payment reference (causale) such as `OFF-7K3M-2Q`: five random characters and one that checks them. */
export const newTransferReference = (): string => {
  const body = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');
  const all = body + checkOf(body);
  return `OFF-${all.slice(0, 4)}-${all.slice(4)}`;
};

/** The reference as we print it, from what somebody typed on a bank's form; `null` when it cannot be one of ours. */
export const readTransferReference = (typed: string): string | null => {
  const all = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^OFF/, '');
  if (all.length !== LENGTH + 1 || [...all].some((character) => !ALPHABET.includes(character))) return null;
  return checkOf(all.slice(0, LENGTH)) === all.slice(LENGTH)
    ? `OFF-${all.slice(0, 4)}-${all.slice(4)}`
    : null;
};
