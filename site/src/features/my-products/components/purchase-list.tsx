import type { Purchase } from '@contract';
import { useLocale, useT } from '../../../i18n';
import { formatShortDate } from '../../../lib/dates';
import { ProductImage } from '../../../shared/products/product-image';
import { Card } from '../../../ui/card';
import { Table } from '../../../ui/table';
import { tokens } from '../../../ui/tokens';
import { useNarrow } from '../../../ui/use-narrow';
import { PurchaseActions } from './purchase-actions';
import { OpenPurchase, OrderLink, PurchaseStatusBadge, PurchaseTerm, PurchaseTitle } from './purchase-parts';
import { Withdrawal } from './withdrawal';

/** Purchases as a table, or as cards where a table does not fit. */
export function PurchaseList({ purchases }: { purchases: readonly Purchase[] }) {
  return useNarrow() ? <Cards purchases={purchases} /> : <Rows purchases={purchases} />;
}

function Rows({ purchases }: { purchases: readonly Purchase[] }) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <Table<Purchase>
      label={t('myProducts.list')}
      rows={purchases}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'product',
          header: t('myProducts.columns.product'),
          width: '96px',
          cell: ({ product }) => <ProductImage title={product.title} imageUrl={product.imageUrl} size={56} />,
        },
        {
          id: 'name',
          header: t('myProducts.columns.name'),
          rowHeader: true,
          cell: (purchase) => (
            <div css={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
              <span>
                <PurchaseTitle purchase={purchase} />
              </span>
              <PurchaseTerm purchase={purchase} />
              <Withdrawal purchase={purchase} />
            </div>
          ),
        },
        {
          id: 'date',
          header: t('myProducts.columns.date'),
          cell: ({ purchasedAt }) => (
            <time dateTime={purchasedAt}>{formatShortDate(purchasedAt, locale)}</time>
          ),
        },
        {
          id: 'status',
          header: t('myProducts.columns.status'),
          cell: ({ status, pausedUntil }) => (
            <PurchaseStatusBadge status={status} pausedUntil={pausedUntil} />
          ),
        },
        {
          id: 'builder',
          header: t('myProducts.columns.builder'),
          cell: (purchase) => <OpenPurchase purchase={purchase} />,
        },
        {
          id: 'details',
          header: t('myProducts.columns.details'),
          align: 'end',
          cell: (purchase) => (
            <div css={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 4 }}>
              <OrderLink purchase={purchase} />
              <PurchaseActions purchase={purchase} />
            </div>
          ),
        },
      ]}
    />
  );
}

function Cards({ purchases }: { purchases: readonly Purchase[] }) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <ul
      aria-label={t('myProducts.list')}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}
    >
      {purchases.map((purchase) => (
        <Card key={purchase.id} as="li" padding="s">
          <div css={{ display: 'flex', gap: 14, alignItems: 'flex-start' }}>
            <ProductImage title={purchase.product.title} imageUrl={purchase.product.imageUrl} size={64} />
            <div
              css={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr)',
                gap: 6,
                flex: 1,
                minWidth: 0,
                justifyItems: 'start',
              }}
            >
              <h2 css={{ fontSize: tokens.size.m, overflowWrap: 'anywhere' }}>
                <PurchaseTitle purchase={purchase} />
              </h2>
              <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
                <time dateTime={purchase.purchasedAt}>{formatShortDate(purchase.purchasedAt, locale)}</time>
              </p>
              <PurchaseStatusBadge status={purchase.status} pausedUntil={purchase.pausedUntil} />
              <PurchaseTerm purchase={purchase} />
              <Withdrawal purchase={purchase} />
            </div>
          </div>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, paddingTop: 14, alignItems: 'center' }}>
            <OpenPurchase purchase={purchase} />
            {/* The menu's three dots never stand alone on a line. */}
            <div css={{ display: 'flex', alignItems: 'center', gap: 8 }}>
              <OrderLink purchase={purchase} />
              <PurchaseActions purchase={purchase} />
            </div>
          </div>
        </Card>
      ))}
    </ul>
  );
}
