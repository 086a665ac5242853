import { LIMITS } from '@contract';

export type PasswordField = 'current' | 'next' | 'confirmation';
/** The rule a field breaks; each is a key of `profile.password`. */
export type PasswordProblem = 'required' | 'short' | 'long' | 'differs' | 'wrong' | 'weak';

const problemOfNext = (next: string): PasswordProblem | undefined => {
  if (next === '') return 'required';
  if (next.length < LIMITS.password.min) return 'short';
  // bcrypt reads bytes, not characters.
  return new TextEncoder().encode(next).length > LIMITS.password.maxBytes ? 'long' : undefined;
};

/** What stops a change of password from being sent, in the order of the fields. */
export const passwordProblems = (
  fields: Record<PasswordField, string>,
): Partial<Record<PasswordField, PasswordProblem>> => {
  const next = problemOfNext(fields.next);
  return {
    ...(fields.current === '' ? { current: 'required' } : {}),
    ...(next ? { next } : {}),
    ...(fields.confirmation !== fields.next ? { confirmation: 'differs' } : {}),
  };
};

/** Which field a refusal is about. */
export const refusedPassword = (failure: {
  code: string;
  fields: Record<string, string>;
}): Partial<Record<PasswordField, PasswordProblem>> => {
  if (failure.code === 'WEAK_PASSWORD') return { next: 'weak' };
  return failure.fields.currentPassword ? { current: 'wrong' } : {};
};
