import type { Product } from '@contract';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { LoadFailure } from '../../../shared/load-failure';
import { PageBody } from '../../../shared/page-body';
import type { MetaContext, PageAddress, PageMeta } from '../../../shared/page';
import { ProductImage } from '../../../shared/products/product-image';
import { readableText } from '../../../shared/products/readable-text';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Icon } from '../../../ui/icon';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { productKey, useProduct } from '../api/use-product';
import { BuyCard } from '../components/buy-card';
import { PlatformMarks } from '../components/platform-marks';
import { ProductStars } from '../components/product-stars';
import { RelatedProducts } from '../components/related-products';
import { productMeta } from '../model/product-meta';

export const load = ({ params, locale }: PageAddress) => [productKey(params.productId ?? '', locale)];

export const meta = (context: MetaContext): PageMeta => {
  const product = (context.subject as { data?: Product } | undefined)?.data;
  if (!product) return { title: context.t('marketplace.product.notFound'), noIndex: true };
  return productMeta(product, context);
};

/** One product: what it does, how it is installed, what it costs. */
export default function ProductDetail() {
  const t = useT();
  const { productId = '' } = useParams();
  const { product, error, reload, reloading } = useProduct(productId);

  if (error?.status === 404) {
    return (
      <PageBody width="text">
        <h1 css={{ fontSize: tokens.size.xxl }}>{t('marketplace.product.notFound')}</h1>
        <EmptyState
          icon="store"
          title={t('marketplace.product.notFound')}
          action={<ButtonLink to={paths.marketplace()}>{t('marketplace.product.back')}</ButtonLink>}
        >
          {t('marketplace.product.notFoundHint')}
        </EmptyState>
      </PageBody>
    );
  }
  if (!product && error) {
    return (
      <PageBody width="text">
        <LoadFailure
          title={t('marketplace.product.loadFailed')}
          lead={t('marketplace.product.loadFailedTitle')}
          error={error}
          onRetry={reload}
          retrying={reloading}
        />
      </PageBody>
    );
  }
  return (
    <PageBody>
      <p>
        <Link
          to={paths.marketplace()}
          css={{ display: 'inline-flex', alignItems: 'center', gap: 6, minHeight: 44 }}
        >
          <Icon name="arrow-left" size={18} />
          {t('marketplace.product.back')}
        </Link>
      </p>
      {product ? <ProductSheet product={product} /> : <Skeleton height={420} />}
      {product && <RelatedProducts product={product} />}
    </PageBody>
  );
}

function ProductSheet({ product }: { product: Product }) {
  const t = useT();
  const { title, badge } = product;
  const paragraphs = product.description.split(/\n+/).filter(Boolean);
  return (
    <div
      css={{
        display: 'grid',
        gap: 32,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'start' },
      }}
    >
      <header css={{ display: 'grid', gap: 20 }}>
        <div
          css={{
            aspectRatio: '16 / 9',
            overflow: 'hidden',
            borderRadius: tokens.radius.l,
            border: `1px solid ${tokens.color.line}`,
          }}
          style={{ background: product.imageBgColor }}
        >
          <ProductImage title={title} imageUrl={product.imageUrl} eager />
        </div>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
          <h1 css={{ fontSize: tokens.size.xxl }}>{title}</h1>
          {badge && (
            <span
              css={{
                padding: '4px 12px',
                borderRadius: tokens.radius.full,
                fontSize: tokens.size.xs,
                fontWeight: 650,
              }}
              style={{
                background: product.badgeColor,
                color: readableText(product.badgeColor, product.badgeTextColor),
              }}
            >
              {badge}
            </span>
          )}
        </div>
        {product.rating && <ProductStars rating={product.rating} />}
      </header>
      <div
        css={{
          // Second in reading order, beside everything else on a wide screen.
          '@media (min-width: 900px)': { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', top: 96 },
        }}
      >
        <BuyCard product={product} />
      </div>
      <div css={{ display: 'grid', gap: 36 }}>
        <Section title={t('marketplace.product.description')}>
          {paragraphs.map((paragraph, index) => (
            <p key={index} css={{ maxWidth: '68ch' }}>
              {paragraph}
            </p>
          ))}
        </Section>
        <Section title={t('marketplace.product.installation')}>
          {product.installationGuide.length > 0 && (
            <ol css={{ display: 'grid', gap: 14, listStyle: 'none', counterReset: 'step' }}>
              {product.installationGuide.map((step, index) => (
                <li
                  key={index}
                  css={{
                    counterIncrement: 'step',
                    display: 'flex',
                    gap: 14,
                    maxWidth: '68ch',
                    '&::before': {
                      content: 'counter(step)',
                      flex: 'none',
                      display: 'grid',
                      placeItems: 'center',
                      width: 28,
                      height: 28,
                      borderRadius: tokens.radius.full,
                      background: tokens.color.accentSoft,
                      color: tokens.color.accent,
                      fontWeight: 650,
                      fontSize: tokens.size.s,
                    },
                  }}
                >
                  <span css={{ paddingTop: 2 }}>{step}</span>
                </li>
              ))}
            </ol>
          )}
          {product.installationGuide.length === 0 && <p>{product.activationTime}</p>}
          {product.platforms.length > 0 && (
            <div css={{ display: 'grid', gap: 12 }}>
              <h3 css={{ fontSize: tokens.size.m }}>{t('marketplace.product.platforms')}</h3>
              <PlatformMarks platforms={product.platforms} />
              <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
                {t('marketplace.product.platformsNote')}
              </p>
            </div>
          )}
        </Section>
        <Needs title={t('marketplace.product.requires')} items={product.requires} />
        <Needs title={t('marketplace.product.optional')} items={product.optional} />
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section css={{ display: 'grid', gap: 16 }}>
      <h2 css={{ fontSize: tokens.size.xl }}>{title}</h2>
      {children}
    </section>
  );
}

function Needs({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <ul css={{ paddingLeft: 20, display: 'grid', gap: 6 }}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
