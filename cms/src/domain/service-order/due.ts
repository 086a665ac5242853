import { BOOKING_RULES, SERVICE_ORDER_RULES, type Day, type ServiceOrderState } from '../../contract';
import { DAY_MS } from '../../contract/time-units';
import { addDays, weekdayOf } from '../booking/days';
import { dayIn } from '../booking/zoned-instant';

const SATURDAY = 6;

/** The calendar day in Rome. */
export const romeDay = (instant: Date): Day => dayIn(instant, BOOKING_RULES.zone);

/** The day that lies so many working days after another; Saturdays, Sundays and holidays are none. */
export const afterWorkingDays = (day: Day, count: number, holidays: readonly Day[]): Day => {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1);
    if (weekdayOf(reached) < SATURDAY && !holidays.includes(reached)) left -= 1;
  }
  return reached;
};

/** What decides who is waited for. */
export interface WaitingOrder {
  state: ServiceOrderState;
  hasBrief: boolean;
  orderedAt: Date;
  deliveredAt: Date | null;
  dueOn: Day | null;
}

const isUndelivered = (state: ServiceOrderState): boolean => state !== 'delivered' && state !== 'accepted';

/** True past its day, while nothing is delivered. */
export const isOverdue = ({ state, dueOn }: Pick<WaitingOrder, 'state' | 'dueOn'>, now: Date): boolean =>
  dueOn !== null && isUndelivered(state) && romeDay(now) > dueOn;

/** Who is to be reminded now: the customer of the brief or of a delivery, the team of the day before it is due. */
export const dueReminders = (
  { state, hasBrief, orderedAt, deliveredAt, dueOn }: WaitingOrder,
  now: Date,
): ('brief-wanted' | 'accept-wanted' | 'due')[] => {
  const passed = (since: Date, days: number) => now.getTime() - since.getTime() >= days * DAY_MS;
  const wantsBrief =
    !hasBrief && state === 'to-start' && passed(orderedAt, SERVICE_ORDER_RULES.briefReminderDays);
  const wantsAnswer =
    state === 'delivered' &&
    deliveredAt !== null &&
    passed(deliveredAt, SERVICE_ORDER_RULES.acceptReminderDays);
  const isDue = dueOn !== null && isUndelivered(state) && addDays(romeDay(now), 1) >= dueOn;
  return [
    ...(wantsBrief ? (['brief-wanted'] as const) : []),
    ...(wantsAnswer ? (['accept-wanted'] as const) : []),
    ...(isDue ? (['due'] as const) : []),
  ];
};
