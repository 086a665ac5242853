import { LIMITS } from '../../contract';
import { COMMON_WORDS } from './common-passwords';

export type PasswordWeakness = 'too-short' | 'too-long' | 'common' | 'repeated' | 'sequence' | 'personal';

const KEYBOARD = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  '0987654321',
  'abcdefghijklmnopqrstuvwxyz',
];

/** `P4$$w0rd` and `password` are one word to a guessing program. */
const plain = (text: string): string => {
  const letters: Record<string, string> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  };
  return text.replace(/[013457@$!]/g, (character) => letters[character] ?? character);
};

const isSequence = (text: string): boolean => {
  if (KEYBOARD.some((row) => row.includes(text) || [...row].reverse().join('').includes(text))) return true;
  const steps = [...text]
    .slice(1)
    .map((character, index) => character.charCodeAt(0) - text.charCodeAt(index));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
};

const isRepeated = (text: string): boolean => /^(.{1,3}?)\1+$/.test(text) || new Set(text).size <= 2;

/** Why a password must not be taken, or `null` when it may. Length and characters are otherwise free. */
export const passwordWeakness = (
  password: string,
  { email, displayName }: { email: string; displayName: string },
): PasswordWeakness | null => {
  if ([...password].length < LIMITS.password.min) return 'too-short';
  // bcrypt silently ignores what comes after: better to say so than to cut.
  if (new TextEncoder().encode(password).length > LIMITS.password.maxBytes) return 'too-long';
  const lower = password.toLowerCase();
  const local = email.toLowerCase().split('@')[0] ?? '';
  const name = displayName.toLowerCase().replaceAll(/\s+/g, '');
  if ([email.toLowerCase(), local, name].includes(lower.replaceAll(/\s+/g, ''))) return 'personal';
  if (isRepeated(lower)) return 'repeated';
  if (isSequence(lower)) return 'sequence';
  const stem = lower.replace(/[\d!?.@#*_-]+$/, '').replace(/^[\d!?.@#*_-]+/, '');
  const candidates = [lower, plain(lower), stem, plain(stem)];
  if (stem.length === 0 || candidates.some((candidate) => COMMON_WORDS.has(candidate))) return 'common';
  return null;
};
