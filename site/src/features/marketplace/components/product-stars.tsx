import type { ProductRating } from '@contract';
import { useLocale, useT } from '../../../i18n';
import { tokens } from '../../../ui/tokens';
import { VisuallyHidden } from '../../../ui/visually-hidden';

const TAGS = { it: 'it-IT', en: 'en-GB' } as const;

/** What buyers say of a product: five stars filled as far as the average goes, and the figures. */
export function ProductStars({ rating: { average, count } }: { rating: ProductRating }) {
  const t = useT();
  const { locale } = useLocale();
  const shown = average.toLocaleString(TAGS[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <p css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
      <VisuallyHidden>{t('marketplace.product.rated', { average: shown })}</VisuallyHidden>
      <span
        aria-hidden
        css={{ position: 'relative', fontSize: tokens.size.l, letterSpacing: 2, lineHeight: 1 }}
      >
        <span css={{ color: tokens.color.lineStrong }}>★★★★★</span>
        <span
          css={{
            position: 'absolute',
            inset: 0,
            overflow: 'hidden',
            whiteSpace: 'nowrap',
            color: tokens.color.amber,
          }}
          style={{ width: `${average * 20}%` }}
        >
          ★★★★★
        </span>
      </span>
      <strong aria-hidden>{shown}</strong>
      <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
        {t('marketplace.product.ratings', { count })}
      </span>
    </p>
  );
}
