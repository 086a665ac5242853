/** How long a mail that its server does not take for now is tried for, in milliseconds. */
export interface MailPatience {
  mailRetryFirstMs: number;
  mailRetryLongestMs: number;
  mailGiveUpMs: number;
}

/**
 * When a mail is tried again that has failed so many times, or null when it is given up. Pauses double up to the longest one. Mail
 * servers are away for hours at times: RFC 5321 §4.5.4.1 asks for four to five days, ours gives up after three by default.
 */
export const nextAttempt = (
  { createdAt, attempts, now }: { createdAt: Date; attempts: number; now: Date },
  { mailRetryFirstMs, mailRetryLongestMs, mailGiveUpMs }: MailPatience,
): Date | null => {
  const pause = Math.min(mailRetryFirstMs * 2 ** Math.max(0, attempts - 1), mailRetryLongestMs);
  const last = createdAt.getTime() + mailGiveUpMs;
  if (now.getTime() >= last) return null;
  // The last attempt is made at the end of the time, not before it.
  return new Date(Math.min(now.getTime() + pause, last));
};
