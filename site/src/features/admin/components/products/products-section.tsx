import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Skeleton } from '../../../../ui/skeleton';
import { useAdminProduct } from '../../api/product-calls';
import { useAddress } from '../../model/use-address';
import { LoadFailure } from '../load-failure';
import { ProductEditor } from './product-editor';
import { ProductList } from './product-list';

/** The marketplace's products: the list, or the one that the address names. */
export function ProductsSection() {
  const t = useT();
  const { get, open } = useAddress();
  const chosen = get('product');
  if (!chosen) return <ProductList onOpen={(product) => open('marketplace', { product })} />;
  const back = () => open('marketplace');
  return (
    <div css={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {/* Its words begin where the page's other words do. */}
      <span>
        <Button variant="ghost" icon="arrow-left" css={{ marginLeft: -20 }} onClick={back}>
          {t('admin.form.back')}
        </Button>
      </span>
      {chosen === 'new' ? (
        <ProductEditor onDone={back} />
      ) : (
        <Existing key={chosen} id={chosen} onDone={back} />
      )}
    </div>
  );
}

function Existing({ id, onDone }: { id: string; onDone: () => void }) {
  const { product, error, reading, reload } = useAdminProduct(id);
  if (error && !product)
    return <LoadFailure error={error} retrying={reading} onRetry={() => void reload()} />;
  if (!product) return <Skeleton height={420} />;
  return <ProductEditor key={product.version} product={product} onDone={onDone} />;
}
