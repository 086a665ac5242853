/** An inbox that says every 30 s that it is looked at is believed for so long. */
export const PRESENCE_MS = 90_000;
/** After so long without a word or a look from the owner, the bot answers again. */
export const AWAY_MS = 30 * 60_000;

type Moment = string | Date | null;

const within = (moment: Moment, milliseconds: number, now: Date): boolean =>
  moment !== null && now.getTime() - new Date(moment).getTime() < milliseconds;

/** Somebody is looking at the inbox right now. */
export const isPresent = (ownerSeenAt: Moment, now: Date): boolean => within(ownerSeenAt, PRESENCE_MS, now);

/** Whoever took a conversation over has left it: neither a word in it nor a look at the inbox for half an hour. */
export const hasLeft = (
  { personActiveAt, ownerSeenAt }: { personActiveAt: Moment; ownerSeenAt: Moment },
  now: Date,
): boolean => !within(personActiveAt, AWAY_MS, now) && !within(ownerSeenAt, AWAY_MS, now);
