import { LIMITS, isEmail } from '@contract';

/** The rule a field breaks; each is a key of `auth.validation`. */
export type CredentialProblem =
  | 'nameRequired'
  | 'nameTooLong'
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordLong'
  | 'confirmationRequired'
  | 'confirmationDiffers';

/** Problems by field name, in the order in which the fields stand on the screen. */
export type Problems<Field extends string> = Partial<Record<Field, CredentialProblem>>;

export interface LoginFields {
  email: string;
  password: string;
}
export interface NewPasswordFields {
  password: string;
  confirmation: string;
}
export interface SignupFields extends LoginFields, NewPasswordFields {
  name: string;
}

/** Why an address is refused, or undefined when it may be sent. Spaces around it are forgiven. */
export const emailProblem = (email: string): CredentialProblem | undefined => {
  if (email.trim() === '') return 'emailRequired';
  return isEmail(email.trim()) ? undefined : 'emailInvalid';
};

/** bcrypt reads bytes, not characters: `é` counts two, so the upper limit is measured in UTF-8. */
export const passwordProblem = (password: string): CredentialProblem | undefined => {
  if (password === '') return 'passwordRequired';
  if (password.length < LIMITS.password.min) return 'passwordShort';
  return new TextEncoder().encode(password).length > LIMITS.password.maxBytes ? 'passwordLong' : undefined;
};

const nameProblem = (name: string): CredentialProblem | undefined => {
  if (name.trim() === '') return 'nameRequired';
  return name.trim().length > LIMITS.displayName.max ? 'nameTooLong' : undefined;
};

const confirmationProblem = ({
  password,
  confirmation,
}: NewPasswordFields): CredentialProblem | undefined => {
  if (confirmation === '') return 'confirmationRequired';
  return confirmation === password ? undefined : 'confirmationDiffers';
};

const onlyBroken = <Field extends string>(
  problems: Record<Field, CredentialProblem | undefined>,
): Problems<Field> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem)) as Problems<Field>;

/** What stops a sign-in from being sent (spec/customer-app.md §5). */
export const loginProblems = ({ email, password }: LoginFields) =>
  onlyBroken<keyof LoginFields>({ email: emailProblem(email), password: passwordProblem(password) });

/** What stops a registration from being sent. */
export const signupProblems = (fields: SignupFields) =>
  onlyBroken<keyof SignupFields>({
    name: nameProblem(fields.name),
    email: emailProblem(fields.email),
    password: passwordProblem(fields.password),
    confirmation: confirmationProblem(fields),
  });

/** What stops a new password from being sent. */
export const newPasswordProblems = (fields: NewPasswordFields) =>
  onlyBroken<keyof NewPasswordFields>({
    password: passwordProblem(fields.password),
    confirmation: confirmationProblem(fields),
  });
