import type { SocialErrorKind } from '../social-error';
import { type Answer, type Step, textOf } from '../http/answer';
import { kindOf, type Outcome, outcomeOfOAuth, outcomeOfStatus } from '../http/outcome';
import { SECOND_MS } from '../../../contract/time-units';
import { timings } from '../../../settings/timings';

const WORDS: readonly [RegExp, Outcome][] = [
  [/board not found|board_id/i, { refused: 'board-missing' }],
  [/unable to reach the url/i, { refused: 'image-unreachable' }],
  [/safe mode|suspended|deactivated/i, { refused: 'user-action' }],
  [/spam|blocked|policy/i, { refused: 'policy' }],
  [/image|media_source|maxItems/i, { refused: 'image-refused' }],
  [/(title|description|alt_text|link) is longer|too long|maxLength/i, { refused: 'text-too-long' }],
  [/invalid_grant|authorization code|refresh token/i, 'auth'],
];

const outcomeOf = ({ status, body }: Answer, step: Step): Outcome => {
  const oauth = outcomeOfOAuth(textOf(body.error));
  if (oauth) return oauth;
  // Its own keys are wrong: no person can do anything about it.
  if (status === 401 && step === 'token') return 'operator';
  if (status === 401 || status === 408 || status === 429 || status >= 500) return outcomeOfStatus(status);
  const named = WORDS.find(([pattern]) => pattern.test(textOf(body.message)))?.[1];
  return (
    named ?? (status === 404 && step === 'create' ? { refused: 'board-missing' } : outcomeOfStatus(status))
  );
};

const secondsOf = (headers: Headers): number => {
  const seconds = Number(headers.get('x-ratelimit-reset') ?? headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : timings().social.pinterestPauseMs / SECOND_MS;
};

const untilOf = (headers: Headers, now: Date): Date => new Date(now.getTime() + secondsOf(headers) * 1000);

/** Until when nothing goes through, as an answer's headers say; null while something does. */
export const pinterestGate = (headers: Headers, now: Date) =>
  headers.get('x-ratelimit-remaining') === '0'
    ? { until: untilOf(headers, now), scope: 'account' as const }
    : null;

/** What an error of Pinterest comes to. */
export const pinterestFault = (answer: Answer, step: Step, now: Date): SocialErrorKind =>
  kindOf(outcomeOf(answer, step), step, { until: untilOf(answer.headers, now) });
