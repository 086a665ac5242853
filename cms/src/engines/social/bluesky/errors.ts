import type { SocialErrorKind } from '../social-error';
import { type Answer, type Step, textOf } from '../http/answer';
import { kindOf, type Outcome, outcomeOfStatus } from '../http/outcome';
import { timings } from '../../../settings/timings';

/** By the name that AT Protocol gives an error. */
const NAMES: Readonly<Record<string, Outcome>> = {
  AuthenticationRequired: 'auth',
  AuthMissing: 'auth',
  AuthFactorTokenRequired: 'auth',
  InvalidToken: 'auth',
  ExpiredToken: 'auth',
  AccountTakedown: { refused: 'user-action' },
  AccountDeactivated: { refused: 'user-action' },
  AccountSuspended: { refused: 'user-action' },
  RepoTakendown: { refused: 'user-action' },
  RepoSuspended: { refused: 'user-action' },
  RepoDeactivated: { refused: 'user-action' },
  RateLimitExceeded: 'limit',
  BlobTooLarge: { refused: 'image-refused' },
  InvalidMimeType: { refused: 'image-refused' },
  PayloadTooLarge: { refused: 'image-refused' },
  // Uploads that nothing uses are cleared away: the next attempt uploads again.
  BlobNotFound: 'again',
  InvalidSwap: 'again',
  UpstreamFailure: 'trouble',
  UpstreamTimeout: 'trouble',
  NotEnoughResources: 'trouble',
};
/** Where the name says no more than that a request is invalid. */
const WORDS: readonly [RegExp, Outcome][] = [
  [/could not find blob|blob not found/i, 'again'],
  [/text must not be longer|graphemes/i, { refused: 'text-too-long' }],
  [/mimetype|referenced blob|blob|image/i, { refused: 'image-refused' }],
];

const resetOf = (headers: Headers): Date | null => {
  const seconds = Number(headers.get('ratelimit-reset'));
  return Number.isFinite(seconds) && seconds > 0 ? new Date(seconds * 1000) : null;
};

/** Until when nothing goes through, as an answer's headers say; null while something does. */
export const blueskyGate = (headers: Headers): { until: Date; scope: 'account' } | null => {
  const until = resetOf(headers);
  return until && headers.get('ratelimit-remaining') === '0' ? { until, scope: 'account' } : null;
};

const outcomeOf = ({ status, body }: Answer, step: Step): Outcome => {
  const name = textOf(body.error);
  const known = NAMES[name];
  if (known) return known;
  // No server of AT Protocol: whoever named it is told to look at the address.
  if (step === 'token' && name === '' && status < 500) return 'again';
  if (status !== 400) return outcomeOfStatus(status);
  return WORDS.find(([pattern]) => pattern.test(textOf(body.message)))?.[1] ?? { refused: 'content' };
};

/** What an error of a server of AT Protocol comes to. */
export const blueskyFault = (answer: Answer, step: Step, now: Date): SocialErrorKind => {
  if (answer.body.error === 'AuthFactorTokenRequired') return { kind: 'auth', secondFactor: true };
  const until = resetOf(answer.headers) ?? new Date(now.getTime() + timings().social.blueskyPauseMs);
  return kindOf(outcomeOf(answer, step), step, { until });
};
