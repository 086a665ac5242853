import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import { useForm } from '../../../shared/forms/use-form';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { TextField } from '../../../ui/text-field';
import { forgotPassword } from '../api/recover';
import { AuthFrame } from '../components/auth-frame';
import { OutboxHint } from '../components/outbox-hint';
import { Refusal } from '../components/refusal';
import { useWait } from '../components/use-wait';
import { emailProblem, type CredentialProblem } from '../model/credentials';
import { secondsToWait } from '../model/time-left';
import { typedEmail } from '../model/typed-email';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('auth.forgot.title'), noIndex: true });

/** Asks for the link to a new password. The answer never says whether an account exists. */
export default function ForgotPassword() {
  const t = useT();
  const { element, fields, problems, control, refuse } = useForm<'email', CredentialProblem>({
    initial: { email: typedEmail.get() },
    onChange: typedEmail.keep,
  });
  const [progress, setProgress] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const wait = useWait();
  const email = fields.email.trim();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (progress === 'busy' || wait.left > 0) return;
    setFailure(null);
    const problem = emailProblem(email);
    if (refuse(problem ? { email: problem } : {})) return;
    setProgress('busy');
    try {
      await forgotPassword(email);
      setProgress('sent');
    } catch (refused) {
      const known = refused instanceof ApiFailure ? refused : new ApiFailure(0, 'INTERNAL');
      setFailure(known);
      wait.start(secondsToWait(known));
      setProgress('idle');
    }
  };

  const back = <Link to={paths.login()}>{t('auth.backToLogin')}</Link>;
  if (progress === 'sent') {
    return (
      <AuthFrame title={t('auth.forgot.doneTitle')} footer={back}>
        <Notice tone="success">{t('auth.forgot.done', { email })}</Notice>
        <Button variant="ghost" onClick={() => setProgress('idle')}>
          {t('auth.forgot.again')}
        </Button>
        <OutboxHint />
      </AuthFrame>
    );
  }

  return (
    <AuthFrame title={t('auth.forgot.title')} lead={t('auth.forgot.lead')} footer={back}>
      <form
        ref={element}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        css={{ display: 'grid', gap: 16 }}
      >
        {failure && <Refusal title={t('auth.forgot.failedTitle')} failure={failure} left={wait.left} />}
        <TextField
          {...control('email')}
          label={t('auth.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
          maxLength={254}
          error={problems.email && t(`auth.validation.${problems.email}`)}
        />
        <Button type="submit" busy={progress === 'busy'} disabled={wait.left > 0}>
          {t('auth.forgot.submit')}
        </Button>
      </form>
    </AuthFrame>
  );
}
