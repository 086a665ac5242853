import type { Product } from '@contract';
import { useT } from '../../../i18n';
import { tokens } from '../../../ui/tokens';
import { useProducts } from '../api/use-products';
import { relatedTo } from '../model/related-products';
import { ProductCard } from './product-card';

/** Other products to look at; nothing at all where there are none, or they are not known. */
export function RelatedProducts({ product }: { product: Product }) {
  const t = useT();
  const { products } = useProducts();
  const related = relatedTo(product, products ?? []);
  if (related.length === 0) return null;
  return (
    <section css={{ display: 'grid', gap: 16, paddingTop: 24 }}>
      <h2 css={{ fontSize: tokens.size.xl }}>{t('marketplace.product.related')}</h2>
      <ul
        css={{
          display: 'grid',
          gap: 20,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
        }}
      >
        {related.map((other) => (
          <li key={other.id} css={{ display: 'grid' }}>
            <ProductCard product={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}
