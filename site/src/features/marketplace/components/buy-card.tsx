import type { Product } from '@contract';
import { paths } from '../../../app/paths';
import { useLocale, useT, type Key } from '../../../i18n';
import { formatPrice } from '../../../lib/money';
import { OwnedSubscription } from '../../../shared/products/owned-subscription';
import { SecurePayments } from '../../../shared/products/secure-payments';
import { ButtonLink } from '../../../ui/button-link';
import { Card } from '../../../ui/card';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';

const HEADINGS = {
  month: 'marketplace.product.monthly',
  year: 'marketplace.product.yearly',
  once: 'marketplace.product.once',
} as const satisfies Record<Product['billingPeriod'], Key>;

/** Only what is true of this product: a one-off purchase cannot be cancelled, a consultation installs nothing. */
const benefitsOf = ({ kind, billingPeriod }: Product): Key[] => [
  'marketplace.product.benefits.quality',
  ...(kind === 'chatbot' || kind === 'social'
    ? (['marketplace.product.benefits.oneInstallation'] as const)
    : []),
  ...(billingPeriod === 'once' ? [] : (['marketplace.product.benefits.cancel'] as const)),
];

/** Price, what it includes, and the way to buy. */
export function BuyCard({ product }: { product: Product }) {
  const t = useT();
  const { locale } = useLocale();
  const free = product.priceCents === 0;
  return (
    <Card as="section" padding="l" aria-label={t('marketplace.product.buy', { title: product.title })}>
      <div css={{ display: 'grid', gap: 18 }}>
        <div css={{ display: 'grid', gap: 4 }}>
          <h2 css={{ fontSize: tokens.size.l }}>
            {t(free ? 'marketplace.product.free' : HEADINGS[product.billingPeriod])}
          </h2>
          <p
            css={{
              fontFamily: tokens.font.display,
              fontWeight: 650,
              fontSize: tokens.size.xxl,
              lineHeight: 1.2,
            }}
          >
            {formatPrice(product.priceCents, product.billingPeriod, locale)}
          </p>
          {!free && (
            <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('marketplace.product.vat')}</p>
          )}
        </div>
        <ul css={{ listStyle: 'none', display: 'grid', gap: 10 }}>
          {benefitsOf(product).map((benefit) => (
            <li key={benefit} css={{ display: 'flex', gap: 10, alignItems: 'flex-start' }}>
              <span css={{ color: tokens.color.green, paddingTop: 2, display: 'flex' }}>
                <Icon name="check" />
              </span>
              {t(benefit)}
            </li>
          ))}
          <li css={{ display: 'flex', gap: 10, alignItems: 'flex-start' }}>
            <span css={{ color: tokens.color.green, paddingTop: 2, display: 'flex' }}>
              <Icon name="clock" />
            </span>
            {product.activationTime}
          </li>
        </ul>
        <OwnedSubscription product={product} />
        <ButtonLink to={paths.checkout(product.id)} icon="bag">
          {t('marketplace.product.addToCart')}
        </ButtonLink>
        {product.kind === 'chatbot' && !free && (
          <div css={{ display: 'grid', gap: 8 }}>
            <ButtonLink variant="secondary" to={paths.chatbotTrial()}>
              {t('marketplace.trial.action')}
            </ButtonLink>
            <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('marketplace.trial.hint')}</p>
          </div>
        )}
        {!free && <SecurePayments>{t('marketplace.product.securePayments')}</SecurePayments>}
      </div>
    </Card>
  );
}
