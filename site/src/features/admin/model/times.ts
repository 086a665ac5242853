import { BOOKING_RULES } from '@contract';

const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The first two times, in order, with less than a consultation and the pause between them; null when none are. */
export const overlappingTimes = (
  times: readonly string[],
  bufferMinutes: number,
): { first: string; second: string } | null => {
  const apart = BOOKING_RULES.durationMinutes + bufferMinutes;
  for (const [index, second] of times.entries()) {
    const first = times[index - 1];
    if (first !== undefined && minuteOf(second) - minuteOf(first) < apart) return { first, second };
  }
  return null;
};

/** `9.00, 10:30` as the times they mean, in order and each once; null when one of them is no time. */
export const readTimes = (text: string): string[] | null => {
  const times = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => {
      const [, hour, minute] = TIME.exec(word) ?? [];
      return hour && minute ? `${hour.padStart(2, '0')}:${minute}` : null;
    });
  return times.includes(null) ? null : [...new Set(times.filter((time) => time !== null))].sort();
};
