import { useState } from 'react';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { confirmNewEmail } from '../api/recover';
import { AuthFrame } from '../components/auth-frame';
import { Refusal } from '../components/refusal';
import { useFragment } from '../../../lib/use-fragment';
import { useWait } from '../components/use-wait';
import { secondsToWait } from '../model/time-left';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('auth.newEmail.title'), noIndex: true });

/** Moves an account to a new address. By a button, because mail scanners open links and must not spend them. */
export default function ConfirmNewEmail() {
  const t = useT();
  const code = useFragment('code');
  const [progress, setProgress] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const wait = useWait();

  const confirm = async () => {
    if (!code) return;
    setProgress('busy');
    setFailure(null);
    try {
      await confirmNewEmail(code);
      setProgress('done');
    } catch (refused) {
      const known = refused instanceof ApiFailure ? refused : new ApiFailure(0, 'INTERNAL');
      setFailure(known);
      wait.start(secondsToWait(known));
      setProgress('idle');
    }
  };

  const toProfile = <ButtonLink to={paths.profile()}>{t('auth.newEmail.toProfile')}</ButtonLink>;
  if (progress === 'done') {
    return (
      <AuthFrame title={t('auth.newEmail.doneTitle')}>
        <Notice tone="success">{t('auth.newEmail.done')}</Notice>
        {toProfile}
      </AuthFrame>
    );
  }
  if (code === null || failure?.code === 'TOKEN_EXPIRED') {
    return (
      <AuthFrame title={t('auth.newEmail.title')}>
        <Notice tone="error" title={t('auth.newEmail.failedTitle')}>
          {t(code === null ? 'auth.newEmail.noCode' : 'auth.newEmail.expired')}
        </Notice>
        {toProfile}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('auth.newEmail.title')} lead={t('auth.newEmail.lead')}>
      {failure && <Refusal title={t('auth.newEmail.failedTitle')} failure={failure} left={wait.left} />}
      <Button busy={progress === 'busy'} disabled={!code || wait.left > 0} onClick={() => void confirm()}>
        {t('auth.newEmail.submit')}
      </Button>
    </AuthFrame>
  );
}
