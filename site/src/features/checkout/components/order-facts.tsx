import { chatbotLabel, type PurchaseDetail } from '@contract';
import { useId } from 'react';
import { useLocale, useT } from '../../../i18n';
import { formatDate } from '../../../lib/dates';
import { formatEuro, formatPrice } from '../../../lib/money';
import { Card } from '../../../ui/card';
import { tokens } from '../../../ui/tokens';

/** Which order it is: what was ordered, when, for how much and how it is paid. */
export function OrderFacts({ purchase }: { purchase: PurchaseDetail }) {
  const t = useT();
  const { locale } = useLocale();
  const id = useId();
  const { product, chatbot, purchasedAt, priceCents, discountCents, billingPeriod, method, status } =
    purchase;
  const facts: [name: string, value: string][] = [
    [t('checkout.product'), product.title],
    ...(chatbot ? [[t('checkout.order.chatbot'), chatbotLabel(chatbot)] as [string, string]] : []),
    [t('checkout.order.date'), formatDate(purchasedAt, locale)],
    [t('checkout.price'), formatPrice(priceCents, billingPeriod, locale)],
    ...(discountCents > 0
      ? [[t('checkout.coupon.discount'), `−${formatEuro(discountCents, locale)}`] as [string, string]]
      : []),
    ...(priceCents > 0 ? [[t('checkout.method'), t(`checkout.${method}`)] as [string, string]] : []),
    [t('checkout.order.status'), t(`myProducts.status.${status}`)],
  ];
  return (
    <Card as="section" padding="m" aria-labelledby={id} css={{ width: '100%' }}>
      <h2 id={id} css={{ fontSize: tokens.size.l, marginBottom: 12 }}>
        {t('checkout.order.title')}
      </h2>
      <dl
        css={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gap: '8px 20px',
          margin: 0,
          '& dt': { color: tokens.color.muted },
          '& dd': { margin: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(([name, value]) => (
          <div key={name} css={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
