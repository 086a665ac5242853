import type { Locale, SocialTimezone } from '@contract';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** Day and time of an instant on a calendar's own clocks: `2026-11-23`, `09:00`. */
export const onClocks = (at: string, zone: SocialTimezone) => {
  const local = dayjs(at).tz(zone);
  return { day: local.format('YYYY-MM-DD'), time: local.format('HH:mm') };
};

/** The instant of a day and time on those clocks; in a gap of summer time the clocks have already gone on. */
export const instantOf = (day: string, time: string, zone: SocialTimezone): string =>
  dayjs.tz(`${day}T${time}`, zone).toISOString();

/** `23/11/2026` and `09:00`, as the specification shows posts. */
export const wordsOf = (at: string, zone: SocialTimezone) => {
  const local = dayjs(at).tz(zone);
  return { date: local.format('DD/MM/YYYY'), time: local.format('HH:mm') };
};

/** True when a browser's own clocks say something else at that moment. */
export const differsHere = (at: string, zone: SocialTimezone): boolean =>
  dayjs(at).tz(zone).format('YYYY-MM-DDTHH:mm') !== dayjs(at).format('YYYY-MM-DDTHH:mm');

/** `Roma`: the city of a zone, for a person. */
export const cityOf = (zone: SocialTimezone, locale: Locale): string =>
  ({
    'Europe/Rome': { it: 'Roma', en: 'Rome' },
    'Europe/London': { it: 'Londra', en: 'London' },
    'America/New_York': { it: 'New York', en: 'New York' },
  })[zone][locale];
