import type { Purchase } from '@contract';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { opensAt } from '../../../shared/products/opens-at';
import { Badge } from '../../../ui/badge';
import { buttonStyles } from '../../../ui/button';
import { tokens } from '../../../ui/tokens';

/** Green when paid, yellow otherwise. */
export function PurchaseStatusBadge({ status }: Pick<Purchase, 'status'>) {
  const t = useT();
  return <Badge tone={status === 'paid' ? 'success' : 'warning'}>{t(`myProducts.status.${status}`)}</Badge>;
}

/** The way into what was bought. */
export function OpenPurchase({ purchase }: { purchase: Purchase }) {
  const t = useT();
  const opening = opensAt(purchase);
  const { title } = purchase.product;
  if (!opening) {
    return purchase.status === 'pending' ? (
      <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('myProducts.notYet')}</span>
    ) : null;
  }
  const booking = opening.opens === 'booking';
  return (
    <Link
      to={opening.to}
      aria-label={t(booking ? 'myProducts.bookOf' : 'myProducts.openOf', { title })}
      css={buttonStyles('primary', 's')}
    >
      {t(booking ? 'myProducts.book' : 'myProducts.open')}
    </Link>
  );
}

/** The order behind a product: how it went, how to pay it. */
export function OrderLink({ purchase }: { purchase: Purchase }) {
  const t = useT();
  return (
    <Link
      to={paths.checkoutResult(purchase.id)}
      aria-label={t('myProducts.orderOf', { title: purchase.product.title })}
      css={buttonStyles('ghost', 's')}
    >
      {t('myProducts.order')}
    </Link>
  );
}
