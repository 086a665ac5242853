import { useState } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { resendConfirmation } from '../api/recover';

/** Has the confirmation mail sent again; the answer is the same for known and unknown addresses. */
export function ResendConfirmation({ email }: { email: string }) {
  const t = useT();
  const errorText = useErrorText();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [failure, setFailure] = useState<string | null>(null);

  const send = async () => {
    setState('busy');
    setFailure(null);
    try {
      await resendConfirmation(email);
      setState('done');
    } catch (refused) {
      setFailure(errorText(refused));
      setState('idle');
    }
  };

  if (state === 'done') return <p role="status">{t('auth.resend.done')}</p>;
  return (
    <div css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Button variant="secondary" size="s" busy={state === 'busy'} onClick={() => void send()}>
        {t('auth.resend.action')}
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}
