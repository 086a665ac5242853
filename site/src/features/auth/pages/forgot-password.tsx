import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { useForm } from '../../../shared/forms/use-form';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { forgotPassword } from '../api/recover';
import { AuthForm } from '../components/auth-form';
import { AuthFrame } from '../components/auth-frame';
import { EmailField } from '../components/email-field';
import { OutboxHint } from '../components/outbox-hint';
import { Refusal } from '../components/refusal';
import { useAuthRequest } from '../components/use-auth-request';
import { emailProblem, type CredentialProblem } from '../model/credentials';
import { typedEmail } from '../model/typed-email';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('auth.forgot.title'), noIndex: true });

/** Asks for the link to a new password. The answer never says whether an account exists. */
export default function ForgotPassword() {
  const t = useT();
  const { element, fields, problems, control, refuse } = useForm<'email', CredentialProblem>({
    initial: { email: typedEmail.get() },
    onChange: typedEmail.keep,
  });
  const { progress, setProgress, failure, left, send } = useAuthRequest();
  const email = fields.email.trim();

  const submit = () =>
    send(async () => {
      const problem = emailProblem(email);
      if (refuse(problem ? { email: problem } : {})) return 'idle';
      await forgotPassword(email);
      return 'done';
    });

  const back = <Link to={paths.login()}>{t('auth.backToLogin')}</Link>;
  if (progress === 'done') {
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
      <AuthForm element={element} onSubmit={submit}>
        {failure && <Refusal title={t('auth.forgot.failedTitle')} failure={failure} left={left} />}
        <EmailField {...control('email')} error={problems.email && t(`auth.validation.${problems.email}`)} />
        <Button type="submit" busy={progress === 'busy'} disabled={left > 0}>
          {t('auth.forgot.submit')}
        </Button>
      </AuthForm>
    </AuthFrame>
  );
}
