import type { SocialFailure } from '../../contract/social-post';
import type { Answer, Json, Step } from './http/answer';
import type { SocialErrorKind } from './social-error';

/** Words for tests of what the errors of a network mean. */
export const NOW = new Date('2026-11-22T10:00:00Z');
export const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
export const answer = (status: number, body: Json = {}, headers: Record<string, string> = {}): Answer => ({
  status,
  body,
  headers: new Headers(headers),
});
export const refused = (failure: SocialFailure): SocialErrorKind => ({ kind: 'refused', failure });
export const limited = (until: Date, scope: 'account' | 'platform' = 'account'): SocialErrorKind => ({
  kind: 'rate-limited',
  gate: { until, scope },
});
export const blockedForADay: SocialErrorKind = {
  kind: 'rate-limited',
  gate: { until: inMinutes(24 * 60), scope: 'account', blocked: true },
};
export const auth: SocialErrorKind = { kind: 'auth' };
export const operator: SocialErrorKind = { kind: 'operator' };
export const transient: SocialErrorKind = { kind: 'transient' };
export const ambiguous: SocialErrorKind = { kind: 'ambiguous' };
export const duplicate: SocialErrorKind = { kind: 'duplicate', externalId: null };

export type Case = [name: string, Answer, Step, SocialErrorKind];
