import { ApiFailure } from '../../../../lib/api-failure';

/** What can be wrong with what somebody typed to connect, as the server names it. */
const RULES = [
  'password-refused',
  'password-main-password',
  'password-second-factor',
  'identifier-refused',
  'server-required',
  'server-address',
  'server-private',
  'server-unreachable',
] as const;
export type SignInRule = (typeof RULES)[number];

/** The rule that a field broke; null for none, or for one that this page has no words for. */
export const signInRule = (field: string, rule: string | undefined): SignInRule | null =>
  RULES.find((known) => known === `${field}-${rule ?? ''}`) ?? null;

/** The rules that an answer names. */
export const brokenRules = (failure: unknown): SignInRule[] =>
  failure instanceof ApiFailure
    ? Object.entries(failure.fields).flatMap(([field, rule]) => signInRule(field, rule) ?? [])
    : [];

/** Whether a server said that the account itself is suspended or not active. */
export const isBlocked = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.details.reason === 'user-action';
