import { paths } from '../../../app/paths';
import { useErrorText, useT } from '../../../i18n';
import { PageBody } from '../../../shared/page-body';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { usePurchases } from '../api/use-purchases';
import { PurchaseList } from '../components/purchase-list';

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
      <Purchases />
    </PageBody>
  );
}

function Purchases() {
  const t = useT();
  const errorText = useErrorText();
  const { purchases, error, reload, reloading } = usePurchases();
  const failed = error && (
    <Notice
      tone={purchases ? 'warning' : 'error'}
      title={t('myProducts.loadFailed')}
      action={
        <Button size="s" variant="secondary" icon="refresh" busy={reloading} onClick={reload}>
          {t('common.retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
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
      {purchases.length === 0 ? (
        <EmptyState
          icon="bag"
          title={t('myProducts.empty')}
          action={<ButtonLink to={paths.marketplace()}>{t('myProducts.toMarketplace')}</ButtonLink>}
        >
          {t('myProducts.emptyHint')}
        </EmptyState>
      ) : (
        <PurchaseList purchases={purchases} />
      )}
    </>
  );
}
