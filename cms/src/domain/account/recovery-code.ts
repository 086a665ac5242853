import { randomBytes } from 'node:crypto';

export const RECOVERY_CODES = 10;
/** Crockford's digits: none is mistaken for another when it is read from paper. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 bits: a digest of it in a stolen database is not searched through. */
const LENGTH = 16;

const letter = (byte: number): string => ALPHABET.charAt(byte % ALPHABET.length);

/** `4k7d-9wqe-0r2m-xz5t`: what a person notes for the day on which the telephone is lost. */
export const createRecoveryCode = (): string =>
  [...randomBytes(LENGTH)]
    .map(letter)
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-');

/** The same code however it was typed: capitals, spaces, hyphens left out, O for 0. */
export const normalizeRecoveryCode = (code: string): string =>
  code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
