import type { GetProduct } from '@contract';
import useSWR from 'swr';
import { useLocale } from '../../../i18n';
import type { ApiFailure } from '../../../lib/http';
import { useCatalogueInterval, useLiveCatalogue } from './use-live-catalogue';

export const productKey = (idOrSlug: string, locale: string) =>
  `/site/products/${encodeURIComponent(idOrSlug)}?locale=${locale}`;

/** One product by id or slug; price and words stay current while the page is open. */
export function useProduct(idOrSlug: string) {
  const { locale } = useLocale();
  const refreshInterval = useCatalogueInterval();
  const { data, error, mutate, isValidating } = useSWR<GetProduct['response'], ApiFailure>(
    productKey(idOrSlug, locale),
    { keepPreviousData: true, refreshInterval },
  );
  useLiveCatalogue(() => void mutate());
  return { product: data?.data, error, reload: () => void mutate(), reloading: isValidating };
}
