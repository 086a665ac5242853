import { LIMITS, type Profile } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { useForm } from '../../../shared/forms/use-form';
import { useSubmission } from '../../../shared/forms/use-submission';
import { useSession } from '../../../shared/session';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { PasswordField } from '../../../ui/password-field';
import { toast } from '../../../ui/toast';
import { profileCalls } from '../api/profile-calls';
import {
  passwordProblems,
  refusedPassword,
  type PasswordField as Field,
  type PasswordProblem,
} from '../model/password-problems';
import { Section } from './section';

interface PasswordSectionProps {
  profile: Profile;
  /** Other sessions have just been ended. */
  onChanged: () => void;
}

/** A new password; or, for who has only ever come in with Google, the way to a first one. */
export function PasswordSection({ profile, onChanged }: PasswordSectionProps) {
  const t = useT();
  return (
    <Section
      id="password"
      title={t('profile.password.title')}
      lead={profile.hasPassword ? t('profile.password.lead') : undefined}
    >
      {profile.hasPassword ? (
        <PasswordForm email={profile.account.email} onChanged={onChanged} />
      ) : (
        <FirstPassword email={profile.account.email} />
      )}
    </Section>
  );
}

function FirstPassword({ email }: { email: string }) {
  const t = useT();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<'idle' | 'busy' | 'sent'>('idle');
  const send = async () => {
    setProgress('busy');
    try {
      await profileCalls.mailPasswordLink(email);
      setProgress('sent');
    } catch (failure) {
      toast.error(t('profile.password.mailFailed'), errorText(failure));
      setProgress('idle');
    }
  };
  if (progress === 'sent') {
    return (
      <Notice tone="success" title={t('profile.password.mailed')}>
        {t('profile.password.mailedBody', { email })}
      </Notice>
    );
  }
  return (
    <Notice
      tone="info"
      action={
        <Button size="s" icon="mail" busy={progress === 'busy'} onClick={() => void send()}>
          {t('profile.password.setByMail')}
        </Button>
      }
    >
      {t('profile.password.none')}
    </Notice>
  );
}

const EMPTY = { current: '', next: '', confirmation: '' };

function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const { start } = useSession();
  const { element, fields, problems, control, refuse, replace } = useForm<Field, PasswordProblem>({
    initial: EMPTY,
  });
  const { busy, failure, onSubmit } = useSubmission({
    refuse,
    validate: () => passwordProblems(fields),
    send: async () => {
      const session = await profileCalls.changePassword({
        currentPassword: fields.current,
        password: fields.next,
        passwordConfirmation: fields.confirmation,
      });
      start(session);
      replace(EMPTY);
      toast.success(t('profile.password.changed'), t('profile.password.changedBody'));
      onChanged();
    },
    problemsOf: refusedPassword,
  });

  const props = (field: Field) => {
    const problem = problems[field];
    return {
      ...control(field),
      label: t(`profile.password.${field}`),
      error: problem && t(`profile.password.${problem}`),
    };
  };
  return (
    <form ref={element} noValidate onSubmit={onSubmit} css={{ display: 'grid', gap: 16 }}>
      {failure && (
        <Notice tone="error" title={t('profile.password.failed')}>
          {errorText(failure)}
        </Notice>
      )}
      {/* Password managers keep the new one under this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...props('current')} autoComplete="current-password" />
      <PasswordField
        {...props('next')}
        autoComplete="new-password"
        hint={t('profile.password.hint', { count: LIMITS.password.min })}
      />
      <PasswordField {...props('confirmation')} autoComplete="new-password" />
      <span>
        <Button type="submit" busy={busy}>
          {t('profile.password.submit')}
        </Button>
      </span>
    </form>
  );
}
