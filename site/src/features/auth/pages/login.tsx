import { BRAND, type Session } from '@contract';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useErrorText, useT } from '../../../i18n';
import type { ApiFailure } from '../../../lib/http';
import { useForm } from '../../../shared/forms/use-form';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { PasskeyButton } from '../../../shared/security/passkey-button';
import { passkeyCalls } from '../../../shared/security/passkey-calls';
import { useSession } from '../../../shared/session';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { PasswordField } from '../../../ui/password-field';
import { toast } from '../../../ui/toast';
import { signIn } from '../api/sign-in';
import { SITE_CONFIG_KEY, useSiteConfig } from '../api/use-site-config';
import { AlreadySignedIn } from '../components/already-signed-in';
import { AuthForm } from '../components/auth-form';
import { AuthFrame } from '../components/auth-frame';
import { EmailField } from '../components/email-field';
import { GoogleButton } from '../components/google-button';
import { ResendConfirmation } from '../components/resend-confirmation';
import { SignInCodePage } from '../components/sign-in-code-page';
import { useAuthRequest } from '../components/use-auth-request';
import { WaitNotice } from '../components/wait-notice';
import { loginProblems, type CredentialProblem } from '../model/credentials';
import { pendingRedirect } from '../model/pending-redirect';
import { safeNext } from '../model/safe-next';
import { secondsToWait } from '../model/time-left';
import { typedEmail } from '../model/typed-email';

export const load = () => [SITE_CONFIG_KEY];
export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('auth.login.title'),
  description: t('auth.login.lead'),
});

type Field = 'email' | 'password';

/** Sign-in with email and password; afterwards back to where the person was going. */
export default function Login() {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { status, account, start } = useSession();
  const { element, fields, problems, control, refuse } = useForm<Field, CredentialProblem>({
    initial: { email: typedEmail.get(), password: '' },
    onChange: typedEmail.keep,
  });
  const { progress, setProgress, failure, left, send } = useAuthRequest();
  const config = useSiteConfig();
  const requestedNext = search.get('next');
  const next = safeNext(requestedNext, paths.home());

  if (status === 'signed-in' && account && progress === 'idle') {
    return <AlreadySignedIn account={account} next={next} />;
  }

  const enter = (session: Session) => {
    setProgress('done');
    start(session);
    typedEmail.forget();
    toast.success(t('auth.login.doneTitle'), t('auth.login.doneBody', { brand: BRAND.name }));
    const paused = pendingRedirect.take(session.user.email);
    void navigate(requestedNext ? next : safeNext(paused, next), { replace: true });
  };

  if (search.get('step') === 'code') {
    const restart = () => void navigate(paths.login(requestedNext ? next : undefined), { replace: true });
    return <SignInCodePage onSession={enter} onRestart={restart} />;
  }

  const submit = () =>
    send(async () => {
      if (refuse(loginProblems(fields))) return 'idle';
      const result = await signIn(fields.email, fields.password);
      if ('jwt' in result) {
        enter(result);
        return 'done';
      }
      void navigate(paths.loginCode(requestedNext ? next : undefined), { replace: true });
      return 'idle';
    });

  const problem = (field: Field) => {
    const found = problems[field];
    return found && t(`auth.validation.${found}`);
  };

  return (
    <AuthFrame
      title={t('auth.login.title')}
      lead={requestedNext && next !== paths.home() ? t('auth.login.toContinue') : t('auth.login.lead')}
      footer={
        <>
          {t('auth.login.noAccount')}{' '}
          <Link to={paths.signup(requestedNext ? next : undefined)}>{t('auth.login.signup')}</Link>
        </>
      }
    >
      <AuthForm element={element} onSubmit={submit}>
        {failure && (
          <LoginFailure failure={failure} text={errorText(failure)} email={fields.email} left={left} />
        )}
        <EmailField {...control('email')} error={problem('email')} />
        <PasswordField
          {...control('password')}
          label={t('auth.password')}
          autoComplete="current-password"
          error={problem('password')}
        />
        <p>
          <Link to={paths.forgotPassword()}>{t('auth.login.forgot')}</Link>
        </p>
        <Button type="submit" busy={progress !== 'idle'} disabled={left > 0}>
          {t('auth.login.submit')}
        </Button>
        {config?.passkeys && (
          <PasskeyButton
            label={t('auth.passkey.signIn')}
            options={async () => (await passkeyCalls.begin(false)).options}
            onSession={enter}
          />
        )}
        <GoogleButton label={t('auth.login.google')} />
      </AuthForm>
    </AuthFrame>
  );
}

interface LoginFailureProps {
  failure: ApiFailure;
  text: string;
  email: string;
  left: number;
}

function LoginFailure({ failure, text, email, left }: LoginFailureProps) {
  const t = useT();
  const title = t('auth.login.failedTitle');
  if (secondsToWait(failure) > 0) {
    const body = t(failure.status === 429 ? 'auth.login.limited' : 'errors.UNAVAILABLE');
    return <WaitNotice title={title} body={body} left={left} />;
  }
  if (failure.code === 'EMAIL_NOT_CONFIRMED') {
    return (
      <Notice tone="warning" title={title} action={<ResendConfirmation email={email} />}>
        {t('auth.login.notConfirmed')}
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={title}>
      {failure.code === 'INTERNAL' ? t('auth.login.failed') : text}
    </Notice>
  );
}
