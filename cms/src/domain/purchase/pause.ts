import { PAUSE_LIMITS, type Day } from '../../contract';
import { addDays } from '../booking/days';

/** The days on which a pause that begins today may end. */
export const pauseDays = (today: Day): { first: Day; last: Day } => ({
  first: addDays(today, PAUSE_LIMITS.minDays),
  last: addDays(today, PAUSE_LIMITS.maxDays),
});

/** The end of what is paid once a pause of that length is over: nothing of it is lost. */
export const endAfterPause = (periodEndsAt: Date, pause: { from: Date; until: Date }): Date =>
  new Date(periodEndsAt.getTime() + Math.max(0, pause.until.getTime() - pause.from.getTime()));
