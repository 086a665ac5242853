import dayjs from 'dayjs';
import italian from 'dayjs/locale/it';
import relativeTime from 'dayjs/plugin/relativeTime';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { serverNow } from './server-clock';

export { formatDate } from './long-date';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(relativeTime);
// Registered by hand: the locale's own file may meet another copy of the library than the bundler gave us.
dayjs.locale(italian, undefined, true);

type Locale = 'it' | 'en';
const ZONE = 'Europe/Rome';
const inRome = (instant: string, locale: Locale) => dayjs(instant).tz(ZONE).locale(locale);

/** `21/11/2026` */
export const formatShortDate = (instant: string, locale: Locale): string =>
  inRome(instant, locale).format('DD/MM/YYYY');
/** `14:32` */
export const formatTime = (instant: string, locale: Locale): string =>
  inRome(instant, locale).format('HH:mm');
/** `14:32:07` */
export const formatTimeOfSecond = (instant: string, locale: Locale): string =>
  inRome(instant, locale).format('HH:mm:ss');
/** `21/11/2026, 14:32` */
export const formatDateTime = (instant: string, locale: Locale): string =>
  inRome(instant, locale).format('DD/MM/YYYY, HH:mm');
/** `3 minuti fa`. Depends on the clock: only after the page is hydrated. */
export const formatRelative = (instant: string, locale: Locale): string =>
  inRome(instant, locale).from(serverNow());
/** Today in Rome, `2026-11-21`. */
export const today = (): string => dayjs(serverNow()).tz(ZONE).format('YYYY-MM-DD');
/** `3 minuti`: how long ago it was. */
export const formatAge = (instant: string, locale: Locale): string =>
  inRome(instant, locale).from(serverNow(), true);
