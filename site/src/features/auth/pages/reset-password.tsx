import { LIMITS } from '@contract';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { useForm } from '../../../shared/forms/use-form';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { useSession } from '../../../shared/session';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { PasswordField } from '../../../ui/password-field';
import { toast } from '../../../ui/toast';
import { resetPassword } from '../api/recover';
import { AuthForm } from '../components/auth-form';
import { AuthFrame } from '../components/auth-frame';
import { Refusal } from '../components/refusal';
import { useFragment } from '../../../lib/use-fragment';
import { useAuthRequest } from '../components/use-auth-request';
import { newPasswordProblems, type CredentialProblem } from '../model/credentials';
import { refusedFields } from '../model/refused-fields';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('auth.reset.title'), noIndex: true });

type Field = 'password' | 'confirmation';

/** A new password, by the link of the mail. */
export default function ResetPassword() {
  const t = useT();
  const navigate = useNavigate();
  const { start } = useSession();
  const code = useFragment('code');
  const { element, fields, problems, control, refuse } = useForm<Field, CredentialProblem | 'weakPassword'>({
    initial: { password: '', confirmation: '' },
  });
  const { progress, failure, left, send } = useAuthRequest();

  const askAgain = (
    <ButtonLink variant="secondary" size="s" to={paths.forgotPassword()}>
      {t('auth.reset.askAgain')}
    </ButtonLink>
  );
  if (code === null || failure?.code === 'TOKEN_EXPIRED') {
    return (
      <AuthFrame
        title={t('auth.reset.title')}
        footer={<Link to={paths.login()}>{t('auth.backToLogin')}</Link>}
      >
        <Notice tone="error" action={askAgain}>
          {t(code === null ? 'auth.reset.noCode' : 'auth.reset.expired')}
        </Notice>
      </AuthFrame>
    );
  }

  const submit = () =>
    send(
      async () => {
        const { password, confirmation } = fields;
        if (code === undefined || refuse(newPasswordProblems(fields))) return 'idle';
        const result = await resetPassword({ code, password, passwordConfirmation: confirmation });
        if ('secondFactor' in result) {
          toast.success(t('auth.reset.doneTitle'), t('auth.reset.codeNext'));
          void navigate(paths.loginCode(), { replace: true });
          return 'done';
        }
        start(result);
        toast.success(t('auth.reset.doneTitle'), t('auth.reset.doneBody'));
        void navigate(paths.home(), { replace: true });
        return 'done';
      },
      (refusal) => {
        const { password: weak } = refusedFields(refusal);
        if (weak === 'weakPassword') refuse({ password: weak });
      },
    );

  const problem = (field: Field) => {
    const found = problems[field];
    if (!found) return undefined;
    return found === 'weakPassword' ? t('errors.WEAK_PASSWORD') : t(`auth.validation.${found}`);
  };

  return (
    <AuthFrame title={t('auth.reset.title')} lead={t('auth.reset.lead')}>
      <AuthForm element={element} onSubmit={submit}>
        {failure && <Refusal title={t('auth.reset.failedTitle')} failure={failure} left={left} />}
        <PasswordField
          {...control('password')}
          label={t('auth.newPassword')}
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
        <Button type="submit" busy={progress !== 'idle'} disabled={left > 0}>
          {t('auth.reset.submit')}
        </Button>
      </AuthForm>
    </AuthFrame>
  );
}
