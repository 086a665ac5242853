import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { TextField } from '../../../ui/text-field';
import { confirmEmail } from '../api/recover';
import { AuthFrame } from '../components/auth-frame';
import { Refusal } from '../components/refusal';
import { ResendConfirmation } from '../components/resend-confirmation';
import { useFragment } from '../../../lib/use-fragment';
import { useWait } from '../components/use-wait';
import { emailProblem } from '../model/credentials';
import { secondsToWait } from '../model/time-left';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('auth.confirm.title'), noIndex: true });

/** Confirms an address. By a button, because mail scanners open links and must not spend them. */
export default function ConfirmEmail() {
  const t = useT();
  const confirmation = useFragment('confirmation');
  const [progress, setProgress] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const wait = useWait();
  const [email, setEmail] = useState('');
  const [checked, setChecked] = useState(false);
  const problem = emailProblem(email);

  const confirm = async () => {
    if (!confirmation) return;
    setProgress('busy');
    setFailure(null);
    try {
      await confirmEmail(confirmation);
      setProgress('done');
    } catch (refused) {
      const known = refused instanceof ApiFailure ? refused : new ApiFailure(0, 'INTERNAL');
      setFailure(known);
      wait.start(secondsToWait(known));
      setProgress('idle');
    }
  };

  const back = <Link to={paths.login()}>{t('auth.backToLogin')}</Link>;
  if (progress === 'done') {
    return (
      <AuthFrame title={t('auth.confirm.doneTitle')}>
        <Notice tone="success">{t('auth.confirm.done')}</Notice>
        <ButtonLink to={paths.login()}>{t('auth.login.submit')}</ButtonLink>
      </AuthFrame>
    );
  }
  if (confirmation === null || failure?.code === 'TOKEN_EXPIRED') {
    return (
      <AuthFrame title={t('auth.confirm.title')} footer={back}>
        <Notice tone="error" title={t('auth.confirm.failedTitle')}>
          {t(confirmation === null ? 'auth.confirm.noCode' : 'auth.confirm.expired')}
        </Notice>
        <TextField
          label={t('auth.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={checked && problem ? t(`auth.validation.${problem}`) : null}
        />
        <ResendConfirmation
          email={email.trim()}
          check={() => {
            setChecked(true);
            return problem === undefined;
          }}
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('auth.confirm.title')} lead={t('auth.confirm.lead')} footer={back}>
      {failure && <Refusal title={t('auth.confirm.failedTitle')} failure={failure} left={wait.left} />}
      <Button
        busy={progress === 'busy'}
        disabled={!confirmation || wait.left > 0}
        onClick={() => void confirm()}
      >
        {t('auth.confirm.submit')}
      </Button>
    </AuthFrame>
  );
}
