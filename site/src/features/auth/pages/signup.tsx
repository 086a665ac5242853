import { LIMITS } from '@contract';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useErrorText, useLocale, useT } from '../../../i18n';
import { useForm } from '../../../shared/forms/use-form';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { useSession } from '../../../shared/session';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { PasswordField } from '../../../ui/password-field';
import { TextField } from '../../../ui/text-field';
import { toast } from '../../../ui/toast';
import { tokens } from '../../../ui/tokens';
import { register } from '../api/register';
import { SITE_CONFIG_KEY } from '../api/use-site-config';
import { AlreadySignedIn } from '../components/already-signed-in';
import { AuthForm } from '../components/auth-form';
import { AuthFrame } from '../components/auth-frame';
import { EmailField } from '../components/email-field';
import { GoogleButton } from '../components/google-button';
import { OutboxHint } from '../components/outbox-hint';
import { ResendConfirmation } from '../components/resend-confirmation';
import { useAuthRequest } from '../components/use-auth-request';
import { WaitNotice } from '../components/wait-notice';
import { signupProblems, type CredentialProblem, type SignupFields } from '../model/credentials';
import { pendingRedirect } from '../model/pending-redirect';
import { refusedFields } from '../model/refused-fields';
import { safeNext } from '../model/safe-next';
import { secondsToWait } from '../model/time-left';
import { typedEmail } from '../model/typed-email';

export const load = () => [SITE_CONFIG_KEY];
export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('auth.signup.title'),
  description: t('auth.signup.lead'),
});

type Field = keyof SignupFields;

/** A new account: name, email, password twice. */
export default function Signup() {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { locale } = useLocale();
  const [search] = useSearchParams();
  const { status, account, start } = useSession();
  const { element, fields, problems, control, refuse } = useForm<
    Field,
    CredentialProblem | 'emailTaken' | 'weakPassword'
  >({
    initial: { name: '', email: typedEmail.get(), password: '', confirmation: '' },
    onChange: typedEmail.keep,
  });
  const { progress, failure, left, send } = useAuthRequest();
  const [isMailed, setMailed] = useState(false);
  const requestedNext = search.get('next');
  const next = safeNext(requestedNext, paths.home());
  const name = fields.name.trim();
  const email = fields.email.trim();

  if (isMailed) return <CheckMail name={name} email={email} />;
  if (status === 'signed-in' && account && progress === 'idle') {
    return <AlreadySignedIn account={account} next={next} />;
  }

  const submit = () =>
    send(
      async () => {
        if (refuse(signupProblems(fields))) return 'idle';
        const { session } = await register({ displayName: name, email, password: fields.password, locale });
        if (!session) {
          pendingRedirect.keep(email, next);
          setMailed(true);
          return 'done';
        }
        start(session);
        typedEmail.forget();
        toast.success(t('auth.signup.doneTitle'), t('auth.signup.welcome', { name }));
        void navigate(next, { replace: true });
        return 'done';
      },
      (refusal) => refuse(refusedFields(refusal)),
    );

  const problem = (field: Field) => {
    const found = problems[field];
    if (!found) return undefined;
    if (found === 'emailTaken') return t('errors.EMAIL_TAKEN');
    if (found === 'weakPassword') return t('errors.WEAK_PASSWORD');
    return t(`auth.validation.${found}`);
  };

  return (
    <AuthFrame
      title={t('auth.signup.title')}
      lead={t('auth.signup.lead')}
      footer={
        <>
          {t('auth.signup.hasAccount')}{' '}
          <Link to={paths.login(requestedNext ? next : undefined)}>{t('auth.signup.login')}</Link>
        </>
      }
    >
      <AuthForm element={element} onSubmit={submit}>
        {failure && secondsToWait(failure) > 0 && (
          <WaitNotice
            title={t('auth.signup.failedTitle')}
            body={t(failure.status === 429 ? 'errors.RATE_LIMITED' : 'errors.UNAVAILABLE')}
            left={left}
          />
        )}
        {failure && secondsToWait(failure) === 0 && (
          <Notice
            tone="error"
            title={t('auth.signup.failedTitle')}
            action={
              failure.code === 'EMAIL_TAKEN' && (
                <>
                  <ButtonLink size="s" variant="secondary" to={paths.login(requestedNext ? next : undefined)}>
                    {t('auth.signup.login')}
                  </ButtonLink>
                  <ButtonLink size="s" variant="ghost" to={paths.forgotPassword()}>
                    {t('auth.login.forgot')}
                  </ButtonLink>
                </>
              )
            }
          >
            {failure.code === 'EMAIL_TAKEN'
              ? t('auth.signup.emailTaken')
              : failure.code === 'INTERNAL'
                ? t('auth.signup.failed')
                : errorText(failure)}
          </Notice>
        )}
        <TextField
          {...control('name')}
          label={t('auth.name')}
          autoComplete="name"
          maxLength={LIMITS.displayName.max}
          error={problem('name')}
        />
        <EmailField {...control('email')} error={problem('email')} />
        <PasswordField
          {...control('password')}
          label={t('auth.password')}
          autoComplete="new-password"
          hint={t('auth.passwordHint', { count: LIMITS.password.min })}
          error={problem('password')}
        />
        <PasswordField
          {...control('confirmation')}
          label={t('auth.confirmation')}
          autoComplete="new-password"
          error={problem('confirmation')}
        />
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {t('auth.signup.consentStart')} <Link to={paths.terms()}>{t('auth.signup.terms')}</Link>{' '}
          {t('auth.signup.consentMiddle')} <Link to={paths.privacy()}>{t('auth.signup.privacy')}</Link>
          {t('auth.signup.consentEnd')}
        </p>
        <Button type="submit" busy={progress !== 'idle'} disabled={left > 0}>
          {t('auth.signup.submit')}
        </Button>
        <GoogleButton label={t('auth.signup.google')} />
      </AuthForm>
    </AuthFrame>
  );
}

function CheckMail({ name, email }: { name: string; email: string }) {
  const t = useT();
  return (
    <AuthFrame
      title={t('auth.signup.doneTitle')}
      lead={t('auth.signup.doneBody', { name })}
      footer={<Link to={paths.login()}>{t('auth.backToLogin')}</Link>}
    >
      <Notice tone="success">{t('auth.signup.checkMail', { email })}</Notice>
      <p>{t('auth.signup.checkSpam')}</p>
      <ResendConfirmation email={email} />
      <OutboxHint />
    </AuthFrame>
  );
}
