import type { SocialErrorKind } from '../social-error';
import { type Answer, type Step, textOf } from '../http/answer';
import { kindOf, type Outcome, outcomeOfStatus } from '../http/outcome';
import { timings } from '../../../settings/timings';

/** Mastodon names nothing: its sentences are the only sign, in English whatever the server's language. */
const REFUSALS: readonly [RegExp, Outcome][] = [
  [/suspended|disabled|pending|confirm|not approved|locked/i, { refused: 'user-action' }],
  [/outside the authorized scopes|not allowed/i, { refused: 'permission' }],
];
const INVALID: readonly [RegExp, Outcome][] = [
  [/character limit|too long/i, { refused: 'text-too-long' }],
  [/not finished processing|still processing|try again/i, 'again'],
  [/media|file|image|attachment|mime|dimension|description/i, { refused: 'image-refused' }],
];

const find = (table: readonly [RegExp, Outcome][], words: string): Outcome | undefined =>
  table.find(([pattern]) => pattern.test(words))?.[1];

const resetOf = (headers: Headers): Date | null => {
  const end = Date.parse(headers.get('x-ratelimit-reset') ?? '');
  return Number.isNaN(end) ? null : new Date(end);
};

/** Until when nothing goes through, as an answer's headers say; null while something does. */
export const mastodonGate = (headers: Headers): { until: Date; scope: 'account' } | null => {
  const until = resetOf(headers);
  return until && headers.get('x-ratelimit-remaining') === '0' ? { until, scope: 'account' } : null;
};

const outcomeOf = ({ status, body }: Answer, step: Step): Outcome => {
  const words = `${textOf(body.error)} ${textOf(body.error_description)}`;
  // A server that is wrong concerns its own people: never everybody's.
  if (step === 'token' && (status === 400 || status === 401)) return 'auth';
  if (status === 403) return find(REFUSALS, words) ?? { refused: 'permission' };
  if (status === 404 && step !== 'read') return 'again';
  if (status === 422) return find(INVALID, words) ?? { refused: 'content' };
  return outcomeOfStatus(status);
};

/** What an error of a server of Mastodon comes to. */
export const mastodonFault = (answer: Answer, step: Step, now: Date): SocialErrorKind => {
  const until = resetOf(answer.headers) ?? new Date(now.getTime() + timings().social.mastodonPauseMs);
  return kindOf(outcomeOf(answer, step), step, { until });
};
