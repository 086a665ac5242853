import type { Purchase } from '@contract';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { LoadFailure } from '../../../shared/load-failure';
import { PageBody } from '../../../shared/page-body';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { usePurchases } from '../api/use-purchases';
import { PurchaseList } from '../components/purchase-list';
import { TrialCard } from '../components/trial-card';
import { ReceiptsDialog } from '../components/receipts-dialog';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('myProducts.title'), noIndex: true });

/** What the person bought, and where each opens. */
export default function MyProducts() {
  const t = useT();
  return (
    <PageBody frame="app">
      <header css={{ display: 'grid', gap: 8 }}>
        <h1 css={{ fontSize: tokens.size.xxl }}>{t('myProducts.title')}</h1>
        <p css={{ color: tokens.color.muted }}>{t('myProducts.lead')}</p>
      </header>
      <TrialCard />
      <Purchases />
    </PageBody>
  );
}

function Purchases() {
  const t = useT();
  const { purchases, error, reload, reloading } = usePurchases();
  const failed = error && (
    <LoadFailure
      title={t('myProducts.loadFailed')}
      error={error}
      stale={purchases !== undefined}
      onRetry={reload}
      retrying={reloading}
    />
  );
  if (!purchases) {
    return (
      failed || (
        <div css={{ display: 'grid', gap: 12 }}>
          <p css={{ color: tokens.color.muted }}>{t('myProducts.loading')}</p>
          <Skeleton height={72} />
          <Skeleton height={72} />
        </div>
      )
    );
  }
  return (
    <>
      {failed}
      <AskedReceipts purchases={purchases} />
      {purchases.length === 0 ? (
        <EmptyState
          icon="bag"
          title={t('myProducts.empty')}
          action={
            <span css={{ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'center' }}>
              <ButtonLink to={paths.marketplace()}>{t('myProducts.toMarketplace')}</ButtonLink>
              <ButtonLink variant="secondary" to={paths.chatbotTrial()}>
                {t('myProducts.trial.offer')}
              </ButtonLink>
            </span>
          }
        >
          {t('myProducts.emptyHint')}
        </EmptyState>
      ) : (
        <PurchaseList purchases={purchases} />
      )}
    </>
  );
}

/** The receipts that a mail's link asks for; closing them leaves the page as it is without that link. */
function AskedReceipts({ purchases }: { purchases: readonly Purchase[] }) {
  const [search, setSearch] = useSearchParams();
  const requested = purchases.find(({ id }) => id === search.get('receipts'));
  if (!requested) return null;
  const close = () =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('receipts');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return <ReceiptsDialog purchase={requested} open onClose={close} />;
}
