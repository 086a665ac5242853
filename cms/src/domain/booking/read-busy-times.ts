import ICAL from 'ical.js';
import type { BusyTime } from './booking-times';
import { isZone, zonedInstant } from './zoned-instant';

/** Of one event, and of a whole calendar: more is no calendar of a person. */
const MAX_STEPS = 20_000;
const MAX_TIMES = 5_000;

/** A text that is no calendar. */
export class NotACalendarError extends Error {
  constructor(options?: ErrorOptions) {
    super('The text is not a calendar', options);
    this.name = 'NotACalendarError';
  }
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The instant that a calendar's time means. A zone of the file's own knows its rules; of one that is only named the platform does;
 * a time without any is on the clock of whose calendar it is.
 */
const instantOf = (time: ICAL.Time, zoneName: string | null, ownZone: string): Date => {
  if (time.zone === ICAL.Timezone.utcTimezone || (time.zone && time.zone !== ICAL.Timezone.localTimezone))
    return time.toJSDate();
  const zone = zoneName && isZone(zoneName) ? zoneName : ownZone;
  const day = `${time.year}-${two(time.month)}-${two(time.day)}`;
  return zonedInstant(day, `${two(time.hour)}:${two(time.minute)}`, zone);
};

const parse = (text: string): ICAL.Component => {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    if (calendar.name !== 'vcalendar') throw new NotACalendarError();
    return calendar;
  } catch (cause) {
    throw cause instanceof NotACalendarError ? cause : new NotACalendarError({ cause });
  }
};

const isBusy = (component: ICAL.Component): boolean =>
  component.getFirstPropertyValue('status') !== 'CANCELLED' &&
  component.getFirstPropertyValue('transp') !== 'TRANSPARENT';

/**
 * When somebody is busy by their own calendar (RFC 5545), between two instants: repetitions, exceptions and moved occurrences
 * included; what is cancelled, or does not take their time, is not. Throws `NotACalendarError`.
 */
export const readBusyTimes = (text: string, { from, until }: BusyTime, ownZone: string): BusyTime[] => {
  const calendar = parse(text);
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone));
  for (const zone of zones) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const changed = events.filter((event) => event.isRecurrenceException());
  const found: BusyTime[] = [];
  const add = (start: Date, end: Date): void => {
    if (start < until && end > from && found.length < MAX_TIMES) found.push({ from: start, until: end });
  };

  for (const event of events) {
    if (event.isRecurrenceException()) continue;
    for (const exception of changed) if (exception.uid === event.uid) event.relateException(exception);
    const zoneOf = (component: ICAL.Component) => {
      const zone = component.getFirstProperty('dtstart')?.getParameter('tzid');
      return typeof zone === 'string' ? zone : null;
    };
    const take = (item: ICAL.Event, start: ICAL.Time, end: ICAL.Time): void => {
      if (isBusy(item.component))
        add(
          instantOf(start, zoneOf(item.component), ownZone),
          instantOf(end, zoneOf(item.component), ownZone),
        );
    };
    if (!event.isRecurring()) {
      take(event, event.startDate, event.endDate);
      continue;
    }
    const occurrences = event.iterator();
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const next = occurrences.next();
      if (!next || instantOf(next, zoneOf(event.component), ownZone) >= until) break;
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      take(item, startDate, endDate);
    }
  }
  return found.sort((one, other) => one.from.getTime() - other.from.getTime());
};
