type Moment = string | Date | null;

const within = (moment: Moment, milliseconds: number, now: Date): boolean =>
  moment !== null && now.getTime() - new Date(moment).getTime() < milliseconds;

/** Somebody is looking at the inbox right now: it has said so within `presentMs`. */
export const isPresent = (ownerSeenAt: Moment, now: Date, presentMs: number): boolean =>
  within(ownerSeenAt, presentMs, now);

/** Whoever took a conversation over has left it: neither a word in it nor a look at the inbox for `awayMs`. */
export const hasLeft = (
  { personActiveAt, ownerSeenAt }: { personActiveAt: Moment; ownerSeenAt: Moment },
  now: Date,
  awayMs: number,
): boolean => !within(personActiveAt, awayMs, now) && !within(ownerSeenAt, awayMs, now);
