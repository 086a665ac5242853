import { useState } from 'react';
import { useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import { Button } from '../../../ui/button';
import { resendConfirmation } from '../api/recover';
import { secondsToWait } from '../model/time-left';
import { Refusal } from './refusal';
import { useWait } from './use-wait';

interface ResendConfirmationProps {
  email: string;
  /** Asked before anything is sent, where the address was only just typed. */
  check?: () => boolean;
}

/** Has the confirmation mail sent again; the answer is the same for known and unknown addresses. */
export function ResendConfirmation({ email, check }: ResendConfirmationProps) {
  const t = useT();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const wait = useWait();

  const send = async () => {
    if (check && !check()) return;
    setState('busy');
    setFailure(null);
    try {
      await resendConfirmation(email);
      setState('done');
    } catch (refused) {
      const known = refused instanceof ApiFailure ? refused : new ApiFailure(0, 'INTERNAL');
      setFailure(known);
      wait.start(secondsToWait(known));
      setState('idle');
    }
  };

  if (state === 'done') return <p role="status">{t('auth.resend.done')}</p>;
  return (
    <div css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Button
        variant="secondary"
        size="s"
        busy={state === 'busy'}
        disabled={wait.left > 0}
        onClick={() => void send()}
      >
        {t('auth.resend.action')}
      </Button>
      {failure && <Refusal title={t('auth.resend.failedTitle')} failure={failure} left={wait.left} />}
    </div>
  );
}
