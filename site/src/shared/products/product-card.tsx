import type { Product } from '@contract';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useLocale, useT } from '../../i18n';
import { formatPrice } from '../../lib/money';
import { ProductImage } from './product-image';
import { readableText } from './readable-text';
import { buttonStyles } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { tokens } from '../../ui/tokens';

const { color, radius, shadow, size, motion } = tokens;

export interface ProductCardProps {
  product: Product;
  /** In view as the page opens: its picture is not put off. */
  eager?: boolean;
}

/** A product in the catalogue, in the colours that its editor chose. The whole card leads to its page. */
export function ProductCard({ product, eager }: ProductCardProps) {
  const t = useT();
  const { locale } = useLocale();
  const { title } = product;
  return (
    <article
      css={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        overflow: 'hidden',
        background: color.surface,
        border: `1px solid ${color.line}`,
        borderRadius: radius.l,
        transition: `box-shadow ${motion.calm}, transform ${motion.calm}`,
        '&:hover': { boxShadow: shadow.m, transform: 'translateY(-2px)' },
      }}
    >
      <div
        css={{ position: 'relative', aspectRatio: '16 / 10' }}
        style={{ background: product.imageBgColor }}
      >
        <ProductImage title={title} imageUrl={product.imageUrl} eager={eager} />
        {product.badge && (
          <span
            css={{
              position: 'absolute',
              top: 12,
              left: 12,
              padding: '4px 10px',
              borderRadius: radius.full,
              fontSize: size.xs,
              fontWeight: 650,
            }}
            style={{
              background: product.badgeColor,
              color: readableText(product.badgeColor, product.badgeTextColor),
            }}
          >
            {product.badge}
          </span>
        )}
      </div>
      <div css={{ display: 'grid', gap: 8, padding: '18px 20px 16px', flex: 1, alignContent: 'start' }}>
        <h2 css={{ fontSize: size.l }}>{title}</h2>
        <p
          css={{
            color: color.muted,
            fontSize: size.s,
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {product.description}
        </p>
      </div>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 12,
          padding: '0 20px 18px',
        }}
      >
        <span
          css={{ padding: '6px 12px', borderRadius: radius.m, fontWeight: 650 }}
          style={{
            background: product.priceBgColor,
            color: readableText(product.priceBgColor, product.priceTextColor),
          }}
        >
          {formatPrice(product.priceCents, product.billingPeriod, locale)}
        </span>
        <Link
          to={paths.product(product.slug)}
          aria-label={t('marketplace.detailsOf', { title })}
          css={[
            buttonStyles('secondary', 'm'),
            // The link covers the card, so that a press anywhere on it counts.
            { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.l } },
          ]}
        >
          {t('marketplace.details')}
        </Link>
      </div>
      <p
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: 8,
          padding: '8px 20px',
          fontSize: size.xs,
          fontWeight: 600,
        }}
        style={{
          background: product.footerBgColor,
          color: readableText(product.footerBgColor, product.footerTextColor),
        }}
      >
        <Icon name="clock" size={16} />
        {product.activationTime}
      </p>
    </article>
  );
}
