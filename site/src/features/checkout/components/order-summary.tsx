import type { Product } from '@contract';
import { useLocale, useT } from '../../../i18n';
import { formatEuro, formatPrice } from '../../../lib/money';
import { ProductImage } from '../../../shared/products/product-image';
import { tokens } from '../../../ui/tokens';
import { VAT_PERCENT, vatIncluded } from '../model/amounts';

/** What is bought and what it costs, VAT shown, before anything is signed. */
export function OrderSummary({ product, chatbotName }: { product: Product; chatbotName?: string }) {
  const t = useT();
  const { locale } = useLocale();
  const { priceCents, billingPeriod } = product;
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
        {priceCents > 0 && (
          <>
            <dt css={{ color: tokens.color.muted }}>{t('checkout.vat', { percent: VAT_PERCENT })}</dt>
            <dd css={{ color: tokens.color.muted }}>{formatEuro(vatIncluded(priceCents), locale)}</dd>
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
          {formatEuro(priceCents, locale)}
        </dd>
      </dl>
      {priceCents > 0 && (
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {t(`checkout.renewal.${billingPeriod}`)}
        </p>
      )}
    </div>
  );
}
