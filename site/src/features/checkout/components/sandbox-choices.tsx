import type { SettleSandboxSession } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { tokens } from '../../../ui/tokens';
import { settleSandboxSession } from '../api/use-sandbox-session';
import { SandboxAlternative } from './sandbox-alternative';
import { useLeaveFor } from './use-leave-for';

type Outcome = SettleSandboxSession['request']['outcome'];

/** How a trial payment may end, with the bank's own question as a step between. */
export function SandboxChoices({ sessionId, amount }: { sessionId: string; amount: string }) {
  const t = useT();
  const errorText = useErrorText();
  const leaveFor = useLeaveFor();
  const [running, setRunning] = useState<Outcome | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);

  const settle = async (outcome: Outcome) => {
    if (running) return;
    setRunning(outcome);
    setFailure(null);
    try {
      const { returnUrl } = await settleSandboxSession(sessionId, outcome);
      leaveFor(returnUrl, { replace: true });
    } catch (refused) {
      setFailure(errorText(refused));
      setRunning(null);
    }
  };
  const alternative = (
    outcome: Exclude<Outcome, 'succeed'>,
    words: 'decline' | 'abandon' | 'late' | 'refuse',
  ) => (
    <SandboxAlternative
      label={t(`checkout.sandbox.${words}`)}
      hint={t(`checkout.sandbox.${words}Hint`)}
      busy={running === outcome}
      disabled={running !== null}
      onClick={() => void settle(outcome)}
    />
  );

  return (
    <div css={{ display: 'grid', gap: 12 }}>
      {failure && (
        <Notice tone="error" title={t('checkout.sandbox.failedTitle')}>
          {failure}
        </Notice>
      )}
      {asking ? (
        <section css={{ display: 'grid', gap: 12 }}>
          <h2 css={{ fontSize: tokens.size.l }}>{t('checkout.sandbox.bankTitle')}</h2>
          <p>{t('checkout.sandbox.bankLead', { amount })}</p>
          <Button
            busy={running === 'succeed'}
            disabled={running !== null}
            onClick={() => void settle('succeed')}
          >
            {t('checkout.sandbox.bankConfirm')}
          </Button>
          {alternative('decline', 'refuse')}
        </section>
      ) : (
        <>
          <Button
            busy={running === 'succeed'}
            disabled={running !== null}
            aria-label={t('checkout.sandbox.payAmount', { amount })}
            onClick={() => void settle('succeed')}
          >
            {t('checkout.sandbox.pay')}
          </Button>
          <SandboxAlternative
            label={t('checkout.sandbox.bank')}
            hint={t('checkout.sandbox.bankHint')}
            busy={false}
            disabled={running !== null}
            onClick={() => setAsking(true)}
          />
          {alternative('succeed-late', 'late')}
          {alternative('decline', 'decline')}
          {alternative('abandon', 'abandon')}
        </>
      )}
    </div>
  );
}
