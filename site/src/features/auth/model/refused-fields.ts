import type { CredentialProblem, Problems, SignupFields } from './credentials';

type Refusal = CredentialProblem | 'emailTaken' | 'weakPassword';

/** The server's names of the fields, and ours. */
const FIELD_NAMES: Record<string, keyof SignupFields> = {
  displayName: 'name',
  email: 'email',
  identifier: 'email',
  password: 'password',
  passwordConfirmation: 'confirmation',
};

const INVALID: Record<keyof SignupFields, CredentialProblem> = {
  name: 'nameRequired',
  email: 'emailInvalid',
  password: 'passwordShort',
  confirmation: 'confirmationDiffers',
};

/** Which fields of the form a refused request is about, in the form's own words. */
export const refusedFields = (failure: {
  code: string;
  fields: Record<string, string>;
}): Partial<Record<keyof SignupFields, Refusal>> => {
  if (failure.code === 'EMAIL_TAKEN') return { email: 'emailTaken' };
  if (failure.code === 'WEAK_PASSWORD') return { password: 'weakPassword' };
  const problems: Problems<keyof SignupFields> = {};
  for (const path of Object.keys(failure.fields)) {
    const field = FIELD_NAMES[path];
    if (field) problems[field] = INVALID[field];
  }
  return problems;
};
