import type { SocialFailure } from '../../contract/social-post';
import type { SocialRateLimit } from './port';

/**
 * What an error means for whoever sends posts (social-apis.md §8).
 * `transient`: nothing was created, try again. `ambiguous`: it may have been created; never send again by itself.
 */
export type SocialErrorKind =
  | { kind: 'rate-limited'; gate: SocialRateLimit }
  /** Nothing was asked of the network: what it takes to ask is not there before then. */
  | { kind: 'not-yet'; until: Date }
  | { kind: 'transient' }
  | { kind: 'ambiguous' }
  | { kind: 'duplicate'; externalId: string | null }
  /** `secondFactor`: asked for the account's own password's second step. */
  | { kind: 'auth'; secondFactor?: true }
  | { kind: 'refused'; failure: SocialFailure }
  | { kind: 'operator' };

/** The one error of the networks. `message` is for the operator's log: it never holds a token. */
export class SocialError extends Error {
  constructor(
    readonly what: SocialErrorKind,
    message: string,
  ) {
    super(message);
    this.name = 'SocialError';
  }
}
