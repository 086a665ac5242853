import type { SocialErrorKind } from '../social-error';
import { type Answer, type Step, textOf } from '../http/answer';
import { kindOf, outcomeOfOAuth, outcomeOfStatus, type Outcome } from '../http/outcome';

/** By LinkedIn's own code, or by its words. */
const WORDS: readonly [RegExp, Outcome][] = [
  [/DUPLICATE_POST|duplicate/i, 'duplicate'],
  [/MEMBER_RESTRICTED|restricted|challenge/i, { refused: 'user-action' }],
  [/unauthorized_scope/i, 'operator'],
  [/urn:li:image|INVALID_URN_ID/i, { refused: 'image-refused' }],
  [/length|too long/i, { refused: 'text-too-long' }],
];
const VERSION_ENDED = 426;

/** Its quotas are counted by the day, and a day begins at midnight of Greenwich. */
const nextMidnight = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

const outcomeOf = ({ status, body }: Answer, step: Step): Outcome => {
  const oauth = outcomeOfOAuth(textOf(body.error));
  if (oauth) return oauth;
  if (status === VERSION_ENDED || body.code === 'VERSION_MISSING') return 'operator';
  if (status === 401 || status === 429 || status >= 500) return outcomeOfStatus(status);
  const words = `${textOf(body.code)} ${textOf(body.message)}`;
  const named = WORDS.find(([pattern]) => pattern.test(words))?.[1];
  // A picture just uploaded is refused now and then, and taken a moment later.
  return named ?? (status === 403 && step === 'stage' ? 'again' : outcomeOfStatus(status));
};

/** What an error of LinkedIn comes to. A duplicate names the post that is there already. */
export const linkedInFault = (answer: Answer, step: Step, now: Date): SocialErrorKind => {
  const outcome = outcomeOf(answer, step);
  if (outcome === 'duplicate') {
    const [externalId = null] = /urn:li:(?:share|ugcPost):\d+/.exec(textOf(answer.body.message)) ?? [];
    return { kind: 'duplicate', externalId };
  }
  return kindOf(outcome, step, { until: nextMidnight(now) });
};
