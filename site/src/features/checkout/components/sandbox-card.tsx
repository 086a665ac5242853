import type { SandboxSession } from '@contract';
import { useState } from 'react';
import { useErrorText, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { tokens } from '../../../ui/tokens';
import { changeSandboxCard } from '../api/use-sandbox-session';
import { SandboxAlternative } from './sandbox-alternative';
import { useLeaveFor } from './use-leave-for';

interface SandboxCardProps {
  sessionId: string;
  card: NonNullable<SandboxSession['response']['data']['card']>;
}

/** Stands where a provider lets the card on file be changed: one that pays renewals, or one that does not. */
export function SandboxCard({ sessionId, card }: SandboxCardProps) {
  const t = useT();
  const errorText = useErrorText();
  const leaveFor = useLeaveFor();
  const [running, setRunning] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const change = async (declines: boolean) => {
    if (running !== null) return;
    setRunning(declines);
    setFailure(null);
    try {
      leaveFor(await changeSandboxCard(sessionId, declines), { replace: true });
    } catch (refused) {
      setFailure(errorText(refused));
      setRunning(null);
    }
  };

  return (
    <section css={{ display: 'grid', gap: 12 }}>
      <h2 css={{ fontSize: tokens.size.l }}>{t('checkout.sandbox.cardTitle')}</h2>
      <p css={{ color: tokens.color.muted }}>
        {t(card === 'pays' ? 'checkout.sandbox.cardPays' : 'checkout.sandbox.cardDeclines')}
      </p>
      {failure && (
        <Notice tone="error" title={t('checkout.sandbox.cardFailed')}>
          {failure}
        </Notice>
      )}
      <Button busy={running === false} disabled={running !== null} onClick={() => void change(false)}>
        {t('checkout.sandbox.useGood')}
      </Button>
      <SandboxAlternative
        label={t('checkout.sandbox.useBad')}
        hint={t('checkout.sandbox.useBadHint')}
        busy={running === true}
        disabled={running !== null}
        onClick={() => void change(true)}
      />
    </section>
  );
}
