import type { SandboxSession, SettleSandboxSession } from '@contract';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useErrorText, useLocale, useT } from '../../../i18n';
import { formatEuro } from '../../../lib/money';
import { PageBody } from '../../../shared/page-body';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { settleSandboxSession, useSandboxSession } from '../api/use-sandbox-session';
import { useLeaveFor } from '../components/use-leave-for';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('checkout.sandbox.pageTitle'),
  noIndex: true,
});

/** Stands where the provider's own page would be, and says so. */
export default function SandboxPayment() {
  const t = useT();
  const errorText = useErrorText();
  const { sessionId = '' } = useParams();
  const { session, error, reload, reloading } = useSandboxSession(sessionId);

  return (
    <PageBody frame="app" width="form">
      <Notice tone="warning" title={t('checkout.sandbox.title')}>
        {t('checkout.sandbox.lead')}
      </Notice>
      <h1 css={{ fontSize: tokens.size.xxl }}>{t('checkout.sandbox.pageTitle')}</h1>
      {error?.status === 404 && (
        <EmptyState
          icon="card"
          title={t('checkout.sandbox.notFound')}
          action={<ButtonLink to={paths.myProducts()}>{t('checkout.result.myProducts')}</ButtonLink>}
        >
          {t('checkout.sandbox.notFoundHint')}
        </EmptyState>
      )}
      {!session && error && error.status !== 404 && (
        <Notice
          tone="error"
          action={
            <Button size="s" variant="secondary" icon="refresh" busy={reloading} onClick={reload}>
              {t('common.retry')}
            </Button>
          }
        >
          {errorText(error)}
        </Notice>
      )}
      {!session && !error && <Skeleton height={260} />}
      {session && <PaymentSheet session={session} />}
    </PageBody>
  );
}

type Outcome = SettleSandboxSession['request']['outcome'];

function PaymentSheet({ session }: { session: SandboxSession['response']['data'] }) {
  const t = useT();
  const errorText = useErrorText();
  const { locale } = useLocale();
  const leaveFor = useLeaveFor();
  const [running, setRunning] = useState<Outcome | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const amount = formatEuro(session.amountCents, locale);

  const settle = async (outcome: Outcome) => {
    if (running) return;
    setRunning(outcome);
    setFailure(null);
    try {
      const { status, returnUrl } = await settleSandboxSession(session.id, outcome);
      leaveFor(returnUrl, { replace: true, state: { paymentCancelled: status === 'abandoned' } });
    } catch (refused) {
      setFailure(errorText(refused));
      setRunning(null);
    }
  };

  return (
    <Card padding="l">
      <div css={{ display: 'grid', gap: 24 }}>
        <dl css={{ display: 'grid', gap: 4 }}>
          <dt css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
            {t('checkout.sandbox.product')}
          </dt>
          <dd css={{ fontWeight: 650 }}>{session.title}</dd>
          <dt css={{ color: tokens.color.muted, fontSize: tokens.size.s, paddingTop: 10 }}>
            {t('checkout.sandbox.amount')}
          </dt>
          <dd
            css={{
              fontFamily: tokens.font.display,
              fontWeight: 650,
              fontSize: tokens.size.xxl,
              lineHeight: 1.2,
            }}
          >
            {amount}
          </dd>
        </dl>
        {failure && (
          <Notice tone="error" title={t('checkout.sandbox.failedTitle')}>
            {failure}
          </Notice>
        )}
        {session.status === 'open' ? (
          <div css={{ display: 'grid', gap: 12 }}>
            <Button
              busy={running === 'succeed'}
              disabled={running !== null}
              aria-label={t('checkout.sandbox.payAmount', { amount })}
              onClick={() => void settle('succeed')}
            >
              {t('checkout.sandbox.pay')}
            </Button>
            <Alternative
              label={t('checkout.sandbox.decline')}
              hint={t('checkout.sandbox.declineHint')}
              busy={running === 'decline'}
              disabled={running !== null}
              onClick={() => void settle('decline')}
            />
            <Alternative
              label={t('checkout.sandbox.abandon')}
              hint={t('checkout.sandbox.abandonHint')}
              busy={running === 'abandon'}
              disabled={running !== null}
              onClick={() => void settle('abandon')}
            />
          </div>
        ) : (
          <Notice
            tone="info"
            action={
              <Button size="s" onClick={() => leaveFor(session.returnUrl, { replace: true })}>
                {t('checkout.sandbox.goOn')}
              </Button>
            }
          >
            {t('checkout.sandbox.settled')}
          </Notice>
        )}
      </div>
    </Card>
  );
}

interface AlternativeProps {
  label: string;
  hint: string;
  busy: boolean;
  disabled: boolean;
  onClick: () => void;
}

function Alternative({ label, hint, busy, disabled, onClick }: AlternativeProps) {
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
      <Button variant="secondary" busy={busy} disabled={disabled} onClick={onClick} css={{ minWidth: 120 }}>
        {label}
      </Button>
      <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{hint}</span>
    </div>
  );
}
