import { plain } from '../values/plain';
import type { DayPart } from './frame';

const PARTS: readonly (readonly [DayPart, RegExp])[] = [
  ['morning', /\b(?:mattin[aoe]|morning)/],
  ['afternoon', /\b(?:pomerigg|afternoon)/],
  ['evening', /\b(?:sera|serale|evening)\b/],
];
const NOON = 13 * 60;
const EVENING = 18 * 60;

const partOfHour = (minute: number): DayPart =>
  minute < NOON ? 'morning' : minute < EVENING ? 'afternoon' : 'evening';

/** "Mercoledì pomeriggio": a part of a day, not the whole of it. */
export const namesPartOfDay = (text: string): boolean =>
  PARTS.some(([, pattern]) => pattern.test(plain(text)));

/**
 * Whether "chiuso il mercoledì pomeriggio" is about the part of the day that is asked for; null where the text names
 * no part of a day or the question asks for none.
 * @param minute Of the day that is asked for, since midnight.
 */
export const isClosedThen = (text: string, part: DayPart | null, minute: number | null): boolean | null => {
  const named = PARTS.filter(([, pattern]) => pattern.test(plain(text))).map(([name]) => name);
  const requestedPart = part ?? (minute === null ? null : partOfHour(minute));
  return named.length === 0 || requestedPart === null ? null : named.includes(requestedPart);
};
