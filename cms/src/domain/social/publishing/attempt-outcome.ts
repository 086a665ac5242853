import type { SocialFailure } from '../../../contract/social-post';

/** What a network said of an attempt, or what our own side did (social-apis.md §8). */
export type AttemptFault =
  | { kind: 'rate-limited'; gate: { until: Date; scope: 'account' | 'platform'; blocked?: boolean } }
  | { kind: 'not-yet'; until: Date }
  | { kind: 'transient' }
  | { kind: 'ambiguous' }
  | { kind: 'duplicate'; externalId: string | null }
  | { kind: 'auth' }
  | { kind: 'refused'; failure: SocialFailure }
  | { kind: 'operator' };

/** Where an attempt that did not publish leaves its post. */
export type AttemptOutcome =
  /** Ready again; `counts` is false where the network only asked for patience. */
  | { next: 'wait'; until: Date; failure: SocialFailure; counts: boolean }
  /** Ready again, held by its account until that is connected anew. */
  | { next: 'reconnect' }
  /** It may be out: somebody has to look, nobody may send it again. */
  | { next: 'look' }
  | { next: 'fail'; failure: SocialFailure };

export interface Attempt {
  now: Date;
  /** When the post was to go out. */
  plannedFor: Date;
  /** How many were made, this one included. */
  attempts: number;
  /** The call that cannot be taken back was begun. */
  sent: boolean;
  /** An earlier attempt ended without a clear answer. */
  unclearBefore: boolean;
  /** 0 to 1. */
  random: number;
  pauses: AttemptPauses;
}

/** How long a post waits, in milliseconds: the server's timings of these names. */
export interface AttemptPauses {
  /** Before the attempts after the first. */
  retryPausesMs: readonly number[];
  operatorPauseMs: number;
  limitShortestMs: number;
  limitLongestMs: number;
}

/** Posts that failed together must not return together. */
const JITTER = 0.2;

/** When the next attempt may be made, or null when there were enough. */
export const retryAt = ({
  now,
  attempts,
  random,
  pauses,
}: Pick<Attempt, 'now' | 'attempts' | 'random' | 'pauses'>): Date | null => {
  const pause = pauses.retryPausesMs[Math.max(1, attempts) - 1];
  if (pause === undefined) return null;
  return new Date(now.getTime() + Math.round(pause * (1 - JITTER + 2 * JITTER * random)));
};

const waitOrFail = (attempt: Attempt, failure: SocialFailure): AttemptOutcome => {
  const until = retryAt(attempt);
  return until ? { next: 'wait', until, failure, counts: true } : { next: 'fail', failure };
};

const waitForLimit = (end: Date, { now, plannedFor, pauses }: Attempt): AttemptOutcome => {
  const until = new Date(Math.max(end.getTime(), now.getTime() + pauses.limitShortestMs));
  if (until.getTime() - plannedFor.getTime() > pauses.limitLongestMs)
    return { next: 'fail', failure: 'rate-limited' };
  return { next: 'wait', until, failure: 'rate-limited', counts: false };
};

/** The one table of what an attempt without a post leads to. */
export const attemptOutcome = (fault: AttemptFault, attempt: Attempt): AttemptOutcome => {
  switch (fault.kind) {
    case 'rate-limited':
      // However long it lasts: its owner was told, and only another day makes it good.
      if (fault.gate.blocked)
        return { next: 'wait', until: fault.gate.until, failure: 'blocked', counts: false };
      return waitForLimit(fault.gate.until, attempt);
    case 'not-yet':
      return attempt.now.getTime() - attempt.plannedFor.getTime() > attempt.pauses.limitLongestMs
        ? { next: 'fail', failure: 'network-down' }
        : { next: 'wait', until: fault.until, failure: 'network-down', counts: false };
    case 'transient':
      return waitOrFail(attempt, 'network-down');
    case 'ambiguous':
      // While only pictures were uploaded nothing irreversible can have happened, whatever was answered.
      return attempt.sent ? { next: 'look' } : waitOrFail(attempt, 'network-down');
    case 'duplicate':
      // The network has seen these words: perhaps from the attempt whose answer was lost.
      return attempt.unclearBefore ? { next: 'look' } : { next: 'fail', failure: 'duplicate' };
    case 'auth':
      return { next: 'reconnect' };
    case 'refused':
      return { next: 'fail', failure: fault.failure };
    case 'operator': {
      const until = new Date(attempt.now.getTime() + attempt.pauses.operatorPauseMs);
      return retryAt(attempt)
        ? { next: 'wait', until, failure: 'operator', counts: true }
        : { next: 'fail', failure: 'operator' };
    }
  }
};
