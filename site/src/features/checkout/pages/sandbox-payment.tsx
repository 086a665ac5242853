import type { SandboxSession } from '@contract';
import { useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useLocale, useT } from '../../../i18n';
import { formatEuro } from '../../../lib/money';
import { LoadFailure } from '../../../shared/load-failure';
import { PageBody } from '../../../shared/page-body';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { useSandboxSession } from '../api/use-sandbox-session';
import { SandboxCard } from '../components/sandbox-card';
import { SandboxChoices } from '../components/sandbox-choices';
import { useLeaveFor } from '../components/use-leave-for';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('checkout.sandbox.pageTitle'),
  noIndex: true,
});

/** Stands where the provider's own page would be, and says so. */
export default function SandboxPayment() {
  const t = useT();
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
        <LoadFailure error={error} onRetry={reload} retrying={reloading} />
      )}
      {!session && !error && <Skeleton height={260} />}
      {session && <PaymentSheet session={session} />}
    </PageBody>
  );
}

function PaymentSheet({ session }: { session: SandboxSession['response']['data'] }) {
  const t = useT();
  const { locale } = useLocale();
  const leaveFor = useLeaveFor();
  const amount = formatEuro(session.amountCents, locale);
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
        {session.status === 'open' ? (
          <SandboxChoices sessionId={session.id} amount={amount} />
        ) : session.card ? (
          <SandboxCard sessionId={session.id} card={session.card} />
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
