import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n';
import { LoadFailure } from '../../../shared/load-failure';
import { PageBody } from '../../../shared/page-body';
import type { PageAddress } from '../../../shared/page';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { SearchField } from '../../../ui/search-field';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { productsKey, useProducts } from '../api/use-products';
import { ProductCard } from '../components/product-card';
import { catalogueMeta } from '../model/product-meta';
import { searchProducts } from '../model/search-products';

export const load = ({ locale }: PageAddress) => [productsKey(locale)];
export const meta = catalogueMeta;

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 20,
  listStyle: 'none',
} as const;

/** The catalogue: everything that can be bought, and a search that lives in the address. */
export default function Marketplace() {
  const t = useT();
  const [query, setQuery] = useQueryInAddress();
  return (
    <PageBody>
      <header
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          justifyContent: 'space-between',
          gap: '16px 32px',
        }}
      >
        <div css={{ display: 'grid', gap: 8, maxWidth: '56ch' }}>
          <h1 css={{ fontSize: tokens.size.xxl }}>{t('marketplace.title')}</h1>
          <p css={{ color: tokens.color.muted }}>{t('marketplace.lead')}</p>
        </div>
        <div role="search" css={{ flex: '1 1 280px', maxWidth: 420 }}>
          <SearchField
            label={t('marketplace.search')}
            placeholder={t('marketplace.searchPlaceholder')}
            value={query}
            onChange={setQuery}
          />
        </div>
      </header>
      <Catalogue query={query} onClear={() => setQuery('')} />
    </PageBody>
  );
}

function Catalogue({ query, onClear }: { query: string; onClear: () => void }) {
  const t = useT();
  const { products, error, reload, reloading } = useProducts();
  const found = useMemo(() => products && searchProducts(products, query), [products, query]);

  const failed = error && (
    <LoadFailure
      title={t(found ? 'marketplace.stale' : 'marketplace.loadFailed')}
      lead={found ? undefined : t('marketplace.loadFailedTitle')}
      error={error}
      stale={found !== undefined}
      onRetry={reload}
      retrying={reloading}
    />
  );
  if (!found) {
    return (
      failed || (
        <div css={grid}>
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} height={380} />
          ))}
        </div>
      )
    );
  }
  return (
    <>
      {failed}
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 12,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <p role="status" css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {found.length > 0 && t('marketplace.found', { count: found.length })}
        </p>
        {found.some(({ kind }) => kind === 'chatbot') && (
          <ButtonLink size="s" variant="secondary" to={paths.chatbotTrial()}>
            {t('marketplace.trial.ofChatbot')}
          </ButtonLink>
        )}
      </div>
      {found.length > 0 ? (
        <ul css={grid}>
          {found.map((product, index) => (
            <li key={product.id} css={{ minWidth: 0 }}>
              <ProductCard product={product} eager={index < 3} />
            </li>
          ))}
        </ul>
      ) : query.trim() ? (
        <EmptyState
          icon="search"
          title={t('marketplace.noneFound')}
          action={
            <Button variant="secondary" onClick={onClear}>
              {t('marketplace.clearSearch')}
            </Button>
          }
        >
          {t('marketplace.noneFoundHint')}
        </EmptyState>
      ) : (
        <EmptyState icon="store" title={t('marketplace.none')}>
          {t('marketplace.noneHint')}
        </EmptyState>
      )}
    </>
  );
}

/**
 * What is searched, kept in `?q=`. The field has a state of its own, because the address follows a moment later and a
 * field bound to it would lose letters.
 */
const useQueryInAddress = () => {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get('q') ?? '';
  const [query, show] = useState(inAddress);
  const written = useRef(inAddress);
  useEffect(() => {
    // Back, forward, or a link: the address changed without us.
    if (inAddress !== written.current) {
      written.current = inAddress;
      show(inAddress);
    }
  }, [inAddress]);
  const setQuery = (next: string) => {
    show(next);
    written.current = next;
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next) changed.set('q', next);
        else changed.delete('q');
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [query, setQuery] as const;
};
