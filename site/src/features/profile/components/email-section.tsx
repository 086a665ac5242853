import { isEmail, type Profile } from '@contract';
import { useState } from 'react';
import { useErrorText, useLocale, useT } from '../../../i18n';
import { formatDateTime } from '../../../lib/dates';
import { useForm } from '../../../shared/forms/use-form';
import { useSubmission } from '../../../shared/forms/use-submission';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { PasswordField } from '../../../ui/password-field';
import { TextField } from '../../../ui/text-field';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { profileCalls } from '../api/profile-calls';
import { Section } from './section';

interface EmailSectionProps {
  profile: Profile;
  onChanged: (profile: Profile) => void;
}

/** The address, the one it is about to become, and the form that asks for another. */
export function EmailSection({ profile, onChanged }: EmailSectionProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { newEmail, hasPassword, account } = profile;
  return (
    <Section id="email" title={t('profile.email.title')} lead={t('profile.email.lead')}>
      <div>
        <p css={{ fontSize: tokens.size.s, color: tokens.color.muted }}>{t('profile.email.current')}</p>
        <p css={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{account.email}</p>
      </div>
      {newEmail && <Pending newEmail={newEmail} onChanged={onChanged} />}
      {hasPassword && !open && (
        <span>
          <Button variant="secondary" icon="edit" onClick={() => setOpen(true)}>
            {t('profile.email.change')}
          </Button>
        </span>
      )}
      {hasPassword && open && (
        <NewEmailForm
          current={account.email}
          onClose={() => setOpen(false)}
          onAsked={(request) => {
            setOpen(false);
            onChanged(request);
          }}
        />
      )}
    </Section>
  );
}

interface PendingProps {
  newEmail: NonNullable<Profile['newEmail']>;
  onChanged: (profile: Profile) => void;
}

function Pending({ newEmail: { address, expiresAt }, onChanged }: PendingProps) {
  const t = useT();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    try {
      onChanged((await profileCalls.takeBackNewEmail()).data);
      toast.success(t('profile.email.takenBack'), t('profile.email.takenBackBody'));
    } catch (failure) {
      toast.error(t('profile.email.failed'), errorText(failure));
      setBusy(false);
    }
  };
  return (
    <Notice
      tone="info"
      title={t('profile.email.pending', { email: address })}
      action={
        <Button size="s" variant="secondary" busy={busy} onClick={() => void takeBack()}>
          {t('profile.email.takeBack')}
        </Button>
      }
    >
      {t('profile.email.pendingBody', { date: formatDateTime(expiresAt, locale) })}
    </Notice>
  );
}

type Field = 'email' | 'password';
type Problem = 'email.required' | 'email.invalid' | 'email.same' | 'password.required' | 'password.wrong';

const problemsOf = (
  { email, password }: Record<Field, string>,
  current: string,
): Partial<Record<Field, Problem>> => {
  const address = email.trim().toLowerCase();
  return {
    ...(address === ''
      ? { email: 'email.required' }
      : !isEmail(address)
        ? { email: 'email.invalid' }
        : address === current
          ? { email: 'email.same' }
          : {}),
    ...(password === '' ? { password: 'password.required' } : {}),
  };
};

interface NewEmailFormProps {
  current: string;
  onClose: () => void;
  onAsked: (profile: Profile) => void;
}

function NewEmailForm({ current, onClose, onAsked }: NewEmailFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const { element, fields, problems, control, refuse } = useForm<Field, Problem>({
    initial: { email: '', password: '' },
  });
  const { busy, failure, onSubmit } = useSubmission({
    refuse,
    validate: () => problemsOf(fields, current),
    send: async () => {
      const email = fields.email.trim();
      const { data } = await profileCalls.askForNewEmail({ email, password: fields.password });
      toast.success(t('profile.email.asked'), t('profile.email.askedBody', { email }));
      onAsked(data);
    },
    problemsOf: (refused) =>
      refused.fields.password
        ? { password: 'password.wrong' }
        : refused.fields.email
          ? { email: 'email.invalid' }
          : {},
  });

  return (
    <form ref={element} noValidate onSubmit={onSubmit} css={{ display: 'grid', gap: 16 }}>
      {failure && (
        <Notice tone="error" title={t('profile.email.failed')}>
          {errorText(failure)}
        </Notice>
      )}
      <TextField
        {...control('email')}
        autoFocus
        label={t('profile.email.next')}
        hint={t('profile.email.nextHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
        required
        error={problems.email && t(`profile.${problems.email}`)}
      />
      <PasswordField
        {...control('password')}
        label={t('profile.password.ask')}
        autoComplete="current-password"
        required
        error={problems.password && t(`profile.${problems.password}`)}
      />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button type="submit" busy={busy}>
          {t('profile.email.submit')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
