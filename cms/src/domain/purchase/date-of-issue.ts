import { DAY_MS } from '../../contract/time-units';

/**
 * When a document is issued: never before the one that precedes it, also where the machine's clock was set back since. A clock that is
 * more than a day behind was wrong before or is wrong now, and nobody but a person can say which: it is believed.
 */
export const dateOfIssue = (now: Date, previous: Date | null): Date =>
  previous && previous > now && previous.getTime() - now.getTime() <= DAY_MS ? previous : now;
