import { useLocale, useT } from '../../../../i18n';
import { ProductCard } from '../../../../shared/products/product-card';
import { tokens } from '../../../../ui/tokens';
import { readPrice, type ProductDraft } from '../../model/product-draft';

/** The card as the marketplace will show it. To be looked at: nothing in it leads anywhere. */
export function ProductPreview({ draft, imageUrl }: { draft: ProductDraft; imageUrl: string | null }) {
  const t = useT();
  const { locale } = useLocale();
  const english = locale === 'en';
  return (
    <aside css={{ display: 'grid', gap: 8, position: 'sticky', top: 84, maxWidth: 360 }}>
      <h3 css={{ fontSize: tokens.size.s, color: tokens.color.muted }}>{t('admin.form.preview')}</h3>
      <div inert>
        <ProductCard
          product={{
            ...draft,
            id: '',
            title: (english && draft.titleEn) || draft.title,
            description: (english && draft.descriptionEn) || draft.description,
            badge: (english && draft.badgeEn) || draft.badge || null,
            activationTime: (english && draft.activationTimeEn) || draft.activationTime,
            priceCents: readPrice(draft.priceCents) ?? 0,
            installations: 0,
            requires: [],
            optional: [],
            installationGuide: [],
            platforms: [],
            messageCredits: null,
            imageUrl,
            rating: null,
            createdAt: '',
          }}
        />
      </div>
    </aside>
  );
}
