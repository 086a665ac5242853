import type { AdminPurchase } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatShortDate } from '../../../../lib/dates';
import { formatPrice } from '../../../../lib/money';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Icon, type IconName } from '../../../../ui/icon';
import { Menu, type MenuItem } from '../../../../ui/menu';
import type { Column } from '../../../../ui/table';
import { tokens } from '../../../../ui/tokens';

/** What can be opened about a purchase. */
export type PurchaseDialog = 'documents' | 'refund' | 'note';

/** What the list says of each purchase, and what can be done with it. */
export function usePurchaseColumns(
  onPay: (purchase: AdminPurchase) => void,
  onOpen: (dialog: PurchaseDialog, purchase: AdminPurchase) => void,
): Column<AdminPurchase>[] {
  const t = useT();
  const { locale } = useLocale();
  const emailOf = ({ customer }: AdminPurchase) => customer?.email ?? t('admin.goneAccount');
  const words = (purchase: AdminPurchase) => ({ title: purchase.productTitle, email: emailOf(purchase) });
  const itemsOf = (purchase: AdminPurchase): MenuItem[] => {
    const item = (id: PurchaseDialog, icon: IconName, label: string) => ({
      id,
      icon,
      label,
      onSelect: () => onOpen(id, purchase),
    });
    return [
      ...(purchase.paidAt || purchase.status === 'pending'
        ? [item('documents', 'file', t('adminBooks.action'))]
        : []),
      item('note', 'edit', t('admin.purchases.note')),
      ...(purchase.refundWay
        ? [{ ...item('refund', 'undo', t('admin.refund.action')), tone: 'danger' as const }]
        : []),
    ];
  };
  return [
    { id: 'customer', header: t('admin.purchases.customer'), rowHeader: true, cell: emailOf },
    { id: 'product', header: t('admin.purchases.product'), cell: ({ productTitle }) => productTitle },
    {
      id: 'date',
      header: t('admin.purchases.date'),
      cell: ({ purchasedAt }) => formatShortDate(purchasedAt, locale),
    },
    {
      id: 'price',
      header: t('admin.purchases.price'),
      cell: ({ priceCents, billingPeriod, method }) => (
        <span css={{ display: 'grid' }}>
          {formatPrice(priceCents, billingPeriod, locale)}
          <span css={{ color: tokens.color.muted, fontSize: tokens.size.xs }}>
            {t(`admin.purchases.methods.${method}`)}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('admin.purchases.status'),
      cell: ({ status, refund, dispute }) => (
        <span css={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
          <Badge tone={status === 'paid' ? 'success' : 'warning'}>
            {t(`admin.purchases.statuses.${status}`)}
          </Badge>
          {refund?.state === 'asked' && <Badge tone="warning">{t('admin.refund.pending')}</Badge>}
          {dispute && (
            <Badge tone={dispute === 'won' ? 'success' : 'warning'}>
              {t(`admin.purchases.disputes.${dispute}`)}
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'actions',
      header: t('admin.purchases.actions'),
      cell: (purchase) => (
        <span css={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
          {purchase.canMarkPaid && (
            <Button
              size="s"
              variant="secondary"
              icon="check"
              aria-label={t('admin.purchases.markPaidOf', words(purchase))}
              onClick={() => onPay(purchase)}
            >
              {t('admin.purchases.markPaid')}
            </Button>
          )}
          <Menu
            label={t('admin.purchases.moreOf', words(purchase))}
            trigger={
              <span css={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}>
                {t('admin.purchases.more')}
                <Icon name="chevron-down" />
              </span>
            }
            items={itemsOf(purchase)}
          />
          {purchase.note && (
            <span css={{ maxWidth: 260, fontSize: tokens.size.xs, color: tokens.color.muted }}>
              {purchase.note}
            </span>
          )}
        </span>
      ),
    },
  ];
}
