import { Temporal } from 'temporal-polyfill';
import type { Day, SocialPlatform, SocialScheduleDraft, SocialSlot, SocialTimezone } from '../../contract';
import { spread } from './spread';

/** What a calendar's instants depend on. */
export type SlotRule = Pick<SocialScheduleDraft, 'daysOfWeek' | 'postTimes' | 'timezone' | 'postsPerWeek'>;

interface WeekPlace {
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
  time: string;
}

/**
 * The instant at which a zone's clock shows `time` on `day`. A time that the clock skips in spring moves forward with
 * it; of the two that autumn repeats, the first is meant.
 */
export const slotInstant = (day: Day, time: string, timezone: string): Date =>
  new Date(
    Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timezone, {
      disambiguation: 'compatible',
    }).epochMilliseconds,
  );

const zonedAt = (at: Date, timezone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone);

/** An instant as a zone's clock shows it: after a jump of the clock that is not the time which was asked for. */
export const toSlot = (at: Date, timezone: SocialTimezone): SocialSlot => {
  const shown = zonedAt(at, timezone);
  return {
    at: at.toISOString(),
    day: shown.toPlainDate().toString(),
    time: shown.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
};

/** The same time of the clock so many days later, which is not always a multiple of 24 hours. */
export const addZonedDays = (at: Date, days: number, timezone: string): Date =>
  new Date(zonedAt(at, timezone).add({ days }).epochMilliseconds);

const weekPlaces = ({ daysOfWeek, postTimes }: SlotRule): WeekPlace[] =>
  daysOfWeek
    .flatMap((day) => postTimes.map((time) => ({ weekday: day || 7, time })))
    .sort((one, other) => one.weekday - other.weekday || one.time.localeCompare(other.time));

/** Strictly increasing instants of those places with `from` ≤ instant < `to`; two places that fall on one instant are one. */
const instantsOf = (places: WeekPlace[], timezone: string, from: Date, to: Date): Date[] => {
  const found = new Set<number>();
  // A clock that is put forward may carry a time over midnight: one day more on each side.
  const last = zonedAt(to, timezone).toPlainDate().add({ days: 1 });
  let day = zonedAt(from, timezone).toPlainDate().subtract({ days: 1 });
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    for (const { weekday, time } of places) {
      if (weekday !== day.dayOfWeek) continue;
      const at = slotInstant(day.toString(), time, timezone).getTime();
      if (at >= from.getTime() && at < to.getTime()) found.add(at);
    }
  return [...found].sort((one, other) => one - other).map((at) => new Date(at));
};

/** Every instant of a calendar in a stretch of time, whatever its posts per week. */
export const candidatesOf = (rule: SlotRule, from: Date, to: Date): SocialSlot[] =>
  instantsOf(weekPlaces(rule), rule.timezone, from, to).map((at) => toSlot(at, rule.timezone));

/**
 * The instants that a calendar fills in a stretch of time. Which places of a week are filled depends on the week alone,
 * from Monday on, and not on when one asks: asking again tomorrow finds the same instants.
 */
export const slotsOf = (rule: SlotRule, from: Date, to: Date): SocialSlot[] => {
  const places = weekPlaces(rule);
  const filled = spread(places.length, rule.postsPerWeek).flatMap((index) => places[index] ?? []);
  return instantsOf(filled, rule.timezone, from, to).map((at) => toSlot(at, rule.timezone));
};

/** The next seven days of a calendar: what it would fill, and how many instants it has. */
export const nextWeek = (rule: SlotRule, now: Date): { slots: SocialSlot[]; candidates: number } => {
  const end = addZonedDays(now, 7, rule.timezone);
  return {
    // On the day of a jump a stretch of seven days may touch one place twice.
    slots: slotsOf(rule, now, end).slice(0, rule.postsPerWeek),
    candidates: candidatesOf(rule, now, end).length,
  };
};

/** What a calendar fills in so many weeks from now on. */
export const nextWeeks = (rule: SlotRule, now: Date, weeks: number): SocialSlot[] =>
  slotsOf(rule, now, addZonedDays(now, 7 * weeks, rule.timezone));

const HORIZON_DAYS = 92;

/** The first instant of a calendar from `now` on that nothing of that kind takes yet; null when a quarter of a year is full. */
export const nextFreeSlot = (
  rule: SlotRule,
  now: Date,
  isTaken: (at: string) => boolean,
): SocialSlot | null =>
  slotsOf(rule, now, addZonedDays(now, HORIZON_DAYS, rule.timezone)).find(({ at }) => !isTaken(at)) ?? null;

/** Names the place that a post of a calendar has: filling a calendar twice fills what is missing. */
export const slotKeyOf = (scheduleId: string, at: string, platform: SocialPlatform): string =>
  `${scheduleId}:${at}:${platform}`;
