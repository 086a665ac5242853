import { hundredthsOf } from '../finance/read-amount';
import { CENTS_IN_WORDS, SCALE, HUNDREDS, TENTHS, HALF, CENTS } from './mention-patterns';
import { readNumberWord } from './number-words';

/** A match that begins at a place, by a sticky pattern. */
export const sticky = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** "Ventisette e cinquanta": of a hundred euro and more cents are hardly said. */
const MOST_SPOKEN = 10_000;

/** One number with its scale, hundreds, half or cents: its value in hundredths and where it ends. */
export const readNumber = (
  text: string,
  { digits, word, end }: { digits: string | undefined; word: string | undefined; end: number },
): { value: number; end: number; isSmallWord: boolean } | null => {
  const scale = sticky(SCALE, text, end);
  let at = scale ? scale.index + scale[0].length : end;
  const times = scale?.[1] ?? '';
  let value: number | null;
  if (digits !== undefined) value = hundredthsOf(digits, times);
  else if (/^mezz[ao]?$/.test(word ?? '')) value = 50;
  else {
    const read = readNumberWord(word ?? '');
    value = read === null ? null : times === '' ? read * 100 : (hundredthsOf(String(read), times) ?? null);
  }
  if (value === null) return null;
  const isThousands = times === 'mila' || times === 'k' || /(?:mila|mille)$/.test(word ?? '');
  const hundreds = isThousands ? sticky(HUNDREDS, text, at) : null;
  if (hundreds) {
    const part = hundreds[1] ?? '';
    const number = /^\d+$/.test(part) ? Number(part) : (readNumberWord(part) ?? 0);
    value += (number < 10 ? number * 100 : number) * 100;
    at += hundreds[0].length;
  }
  // "Tra trenta e quaranta": two amounts, no cents.
  const isRange =
    word !== undefined &&
    /\b(?:tra|fra|sia) (?:le |i )?$/.test(text.slice(Math.max(0, end - word.length - 12), end - word.length));
  const spokenCents =
    word !== undefined && value < MOST_SPOKEN && times === '' && !isRange
      ? sticky(CENTS_IN_WORDS, text, at)
      : null;
  if (spokenCents) {
    const part = readNumberWord(spokenCents[1] ?? '') ?? 0;
    return { value: value + part, end: at + spokenCents[0].length, isSmallWord: false };
  }
  // "Al 9 e 4 per cento": tenths of a rate.
  const tenths = digits !== undefined && /^\d{1,2}$/.test(digits) ? sticky(TENTHS, text, at) : null;
  if (tenths)
    return { value: value + Number(tenths[1]) * 10, end: at + tenths[0].length, isSmallWord: false };
  const half = sticky(HALF, text, at);
  if (half) {
    value += isThousands ? 50_000 : 50;
    at += half[0].length;
  }
  const cents =
    digits !== undefined && !isThousands && /^\d{1,4}$/.test(digits) ? sticky(CENTS, text, at) : null;
  // "Soci al 70 e 30": shares of a whole, no price.
  const areShares =
    cents !== null &&
    value + Number(cents[1]) * 100 === 10_000 &&
    /soci[aoe]?\b|divid|quot[ae]|spart/.test(text);
  if (
    cents &&
    !areShares &&
    !/(?:tra|fra|dai?|dalle|di|al)\s+$/u.test(
      text.slice(Math.max(0, end - digits!.length - 6), end - digits!.length),
    )
  ) {
    value += Number(cents[1]);
    at += cents[0].length;
  }
  return { value, end: at, isSmallWord: word !== undefined && value < 2100 && times === '' && !half };
};
