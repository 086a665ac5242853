import type { SocialFailure } from '../../../contract/social-post';
import type { SocialErrorKind } from '../social-error';
import type { Step } from './answer';

/** What an error of a network comes to, as its table says it. */
export type Outcome =
  /** The network is in trouble: after `create` nobody knows. */
  | 'trouble'
  /** It says that nothing was made, and that it may be tried again. */
  | 'again'
  | 'auth'
  | 'duplicate'
  | 'operator'
  /** Nothing goes through for a while. */
  | 'limit'
  /** The same, because the network takes the account for a spammer. */
  | 'blocked'
  | { refused: SocialFailure };

/** No clear answer: what that means depends on what was asked. */
export const unclear = (step: Step): SocialErrorKind =>
  step === 'create' ? { kind: 'ambiguous' } : { kind: 'transient' };

/** What the engine is told; `until` is for an outcome of `limit`. */
export const kindOf = (
  outcome: Outcome,
  step: Step,
  { until, scope = 'account' }: { until: Date; scope?: 'account' | 'platform' },
): SocialErrorKind => {
  switch (outcome) {
    case 'trouble':
      return unclear(step);
    case 'again':
      return { kind: 'transient' };
    case 'auth':
    case 'operator':
      return { kind: outcome };
    case 'duplicate':
      return { kind: 'duplicate', externalId: null };
    case 'limit':
      return { kind: 'rate-limited', gate: { until, scope } };
    case 'blocked':
      return { kind: 'rate-limited', gate: { until, scope, blocked: true } };
    default:
      return { kind: 'refused', failure: outcome.refused };
  }
};

/** What a status means where a network's own table says nothing. */
export const outcomeOfStatus = (status: number): Outcome => {
  if (status === 401) return 'auth';
  if (status === 403) return { refused: 'permission' };
  if (status === 408 || status >= 500) return 'trouble';
  if (status === 413) return { refused: 'image-refused' };
  return status === 429 ? 'limit' : { refused: 'content' };
};

/** What the standard errors of OAuth's token endpoint mean; null for others. */
export const outcomeOfOAuth = (error: string): Outcome | null => {
  if (['invalid_client', 'unauthorized_client', 'unsupported_grant_type'].includes(error)) return 'operator';
  return ['invalid_grant', 'invalid_request', 'invalid_token'].includes(error) ? 'auth' : null;
};
