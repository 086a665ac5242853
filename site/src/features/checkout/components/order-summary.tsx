import type { Cents, Product } from '@contract';
import { useLocale, useT } from '../../../i18n';
import { formatEuro, formatPrice } from '../../../lib/money';
import { ProductImage } from '../../../shared/products/product-image';
import { tokens } from '../../../ui/tokens';
import { VAT_PERCENT, vatIncluded } from '../model/amounts';

interface OrderSummaryProps {
  product: Product;
  chatbotName?: string;
  /** Taken off the first payment. */
  discountCents: Cents;
}

/** What is bought and what it costs, VAT shown, before anything is signed. */
export function OrderSummary({ product, chatbotName, discountCents }: OrderSummaryProps) {
  const t = useT();
  const { locale } = useLocale();
  const { priceCents, billingPeriod } = product;
  const dueCents = priceCents - discountCents;
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <div css={{ display: 'flex', gap: 16, alignItems: 'center' }}>
        <ProductImage title={product.title} imageUrl={product.imageUrl} size={64} />
        <div css={{ minWidth: 0 }}>
          <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('checkout.product')}</p>
          <p css={{ fontWeight: 650 }}>{product.title}</p>
          {chatbotName && (
            <p css={{ color: tokens.color.muted, fontSize: tokens.size.s, overflowWrap: 'anywhere' }}>
              {t('checkout.credits.for', { name: chatbotName })}
            </p>
          )}
        </div>
      </div>
      <dl
        css={{
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          rowGap: 8,
          '& dd': { textAlign: 'right', paddingLeft: 16, fontVariantNumeric: 'tabular-nums' },
        }}
      >
        <dt>{t('checkout.price')}</dt>
        <dd>{formatPrice(priceCents, billingPeriod, locale)}</dd>
        {discountCents > 0 && (
          <>
            <dt>{t('checkout.coupon.discount')}</dt>
            <dd>−{formatEuro(discountCents, locale)}</dd>
          </>
        )}
        {dueCents > 0 && (
          <>
            <dt css={{ color: tokens.color.muted }}>{t('checkout.net')}</dt>
            <dd css={{ color: tokens.color.muted }}>
              {formatEuro(dueCents - vatIncluded(dueCents), locale)}
            </dd>
            <dt css={{ color: tokens.color.muted }}>{t('checkout.vat', { percent: VAT_PERCENT })}</dt>
            <dd css={{ color: tokens.color.muted }}>{formatEuro(vatIncluded(dueCents), locale)}</dd>
          </>
        )}
        <dt css={{ fontWeight: 650, paddingTop: 10, borderTop: `1px solid ${tokens.color.line}` }}>
          {t('checkout.totalToday')}
        </dt>
        <dd
          css={{
            fontWeight: 650,
            fontSize: tokens.size.l,
            paddingTop: 8,
            borderTop: `1px solid ${tokens.color.line}`,
          }}
        >
          {formatEuro(dueCents, locale)}
        </dd>
      </dl>
      {priceCents > 0 && (
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {discountCents > 0 && billingPeriod !== 'once'
            ? t(`checkout.renewalAfterDiscount.${billingPeriod}`, { price: formatEuro(priceCents, locale) })
            : t(`checkout.renewal.${billingPeriod}`)}
        </p>
      )}
    </div>
  );
}
