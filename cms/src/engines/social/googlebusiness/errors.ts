import type { SocialErrorKind } from '../social-error';
import { type Answer, jsonOf, type Json, listOf, type Step, textOf } from '../http/answer';
import { kindOf, type Outcome, outcomeOfOAuth, outcomeOfStatus } from '../http/outcome';
import { SECOND_MS } from '../../../contract/time-units';
import { timings } from '../../../settings/timings';

/** Google's names of what went wrong. `INVALID_ARGUMENT` is told by its field. */
const STATUSES: Readonly<Record<string, Outcome>> = {
  UNAUTHENTICATED: 'auth',
  PERMISSION_DENIED: { refused: 'permission' },
  // The place is not there any more, or not for this person.
  NOT_FOUND: { refused: 'permission' },
  // A place that Google has not verified yet, or has suspended.
  FAILED_PRECONDITION: { refused: 'user-action' },
  RESOURCE_EXHAUSTED: 'limit',
  ALREADY_EXISTS: 'duplicate',
  ABORTED: 'trouble',
  CANCELLED: 'trouble',
  INTERNAL: 'trouble',
  UNAVAILABLE: 'trouble',
  DEADLINE_EXCEEDED: 'trouble',
  UNKNOWN: 'trouble',
};
/** Reasons of the project, which no owner can mend. */
const OPERATOR_REASONS = ['SERVICE_DISABLED', 'CONSUMER_INVALID', 'BILLING_DISABLED', 'API_KEY_INVALID'];

const detailsOf = ({ details }: Json, type: string): Json[] =>
  listOf(details).filter((detail) => textOf(detail['@type']).endsWith(type));

const outcomeOfField = (field: string, message: string): Outcome => {
  if (field.startsWith('media'))
    return /fetch|download|retriev|reach|access/i.test(message)
      ? { refused: 'image-unreachable' }
      : { refused: 'image-refused' };
  const isLong = field === 'summary' && /long|length|limit|exceed|most/i.test(message);
  return isLong ? { refused: 'text-too-long' } : { refused: 'content' };
};

const outcomeOf = ({ status, body }: Answer): Outcome => {
  const oauth = outcomeOfOAuth(textOf(body.error));
  if (oauth) return oauth;
  const error = jsonOf(body.error);
  const [info] = detailsOf(error, 'google.rpc.ErrorInfo');
  // Who was not granted the API has an allowance of none.
  const isNoQuota = jsonOf(info?.metadata).quota_limit_value === '0';
  if (isNoQuota || OPERATOR_REASONS.includes(textOf(info?.reason))) return 'operator';
  const [wrong] = detailsOf(error, 'google.mybusiness.v4.ValidationError').flatMap(({ errorDetails }) =>
    listOf(errorDetails),
  );
  if (wrong) return outcomeOfField(textOf(wrong.field), textOf(wrong.message));
  return STATUSES[textOf(error.status)] ?? outcomeOfStatus(status);
};

/** What an error of Google comes to. */
export const googleFault = (answer: Answer, step: Step, now: Date): SocialErrorKind => {
  const [retry] = detailsOf(jsonOf(answer.body.error), 'google.rpc.RetryInfo');
  const seconds = Number.parseFloat(textOf(retry?.retryDelay)) || Number(answer.headers.get('retry-after'));
  const pause = seconds > 0 ? seconds * SECOND_MS : timings().social.googleBusinessPauseMs;
  // The allowance is the project's, whoever posts.
  return kindOf(outcomeOf(answer), step, { until: new Date(now.getTime() + pause), scope: 'platform' });
};
