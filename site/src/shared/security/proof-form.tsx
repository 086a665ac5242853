import type { ReactNode } from 'react';
import { useErrorText, useT } from '../../i18n';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { PasswordField } from '../../ui/password-field';
import { TextField } from '../../ui/text-field';
import { useForm } from '../forms/use-form';
import { useSubmission } from '../forms/use-submission';

type Field = 'password' | 'code';
type Problem = 'required' | 'wrong';
export type Proof = Record<Field, string>;

const problemsAt = (fields: readonly Field[], problem: Problem): Partial<Record<Field, Problem>> =>
  Object.fromEntries(fields.map((field) => [field, problem]));

const PROBLEMS = {
  password: { required: 'security.passwordRequired', wrong: 'security.passwordWrong' },
  code: { required: 'security.codeRequired', wrong: 'security.codeWrong' },
} as const;

interface ProofFormProps {
  /** What is asked. */
  asks: readonly Field[];
  /** A recovery code does too. */
  takesRecoveryCode?: boolean;
  children?: ReactNode;
  submitLabel: string;
  tone?: 'normal' | 'danger';
  /** Throws `ApiFailure`; what is wrong is said at its field. */
  onSubmit: (proof: Proof) => Promise<void>;
}

/** Asks who is there before something that only the person themselves may do: the password, a code, or both. */
export function ProofForm({
  asks,
  takesRecoveryCode,
  children,
  submitLabel,
  tone,
  onSubmit,
}: ProofFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const { element, fields, problems, control, refuse } = useForm<Field, Problem>({
    initial: { password: '', code: '' },
  });
  const {
    busy,
    failure,
    onSubmit: submit,
  } = useSubmission({
    refuse,
    validate: () =>
      problemsAt(
        asks.filter((field) => fields[field].trim() === ''),
        'required',
      ),
    send: () => onSubmit({ password: fields.password, code: fields.code.trim() }),
    problemsOf: (refused) =>
      problemsAt(
        asks.filter((field) => refused.fields[field]),
        'wrong',
      ),
  });

  const props = (field: Field) => {
    const problem = problems[field];
    return { ...control(field), required: true, error: problem && t(PROBLEMS[field][problem]) };
  };
  return (
    <form ref={element} noValidate onSubmit={submit} css={{ display: 'grid', gap: 16 }}>
      {children}
      {failure && (
        <Notice tone="error" title={t('security.failed')}>
          {errorText(failure)}
        </Notice>
      )}
      {asks.includes('password') && (
        <PasswordField
          {...props('password')}
          label={t('security.password')}
          autoComplete="current-password"
        />
      )}
      {asks.includes('code') && (
        <TextField
          {...props('code')}
          label={t(takesRecoveryCode ? 'security.codeOrRecovery' : 'security.code')}
          hint={takesRecoveryCode ? undefined : t('security.codeHint')}
          autoComplete="one-time-code"
          inputMode={takesRecoveryCode ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      )}
      <span>
        <Button type="submit" variant={tone === 'danger' ? 'danger' : 'primary'} busy={busy}>
          {submitLabel}
        </Button>
      </span>
    </form>
  );
}
