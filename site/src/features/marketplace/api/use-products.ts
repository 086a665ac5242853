import type { ListProducts } from '@contract';
import useSWR from 'swr';
import { useLocale } from '../../../i18n';
import type { ApiFailure } from '../../../lib/http';
import { useCatalogueInterval, useLiveCatalogue } from './use-live-catalogue';

export const productsKey = (locale: string) => `/site/products?locale=${locale}`;

/** The catalogue, newest first; read again whenever an editor changes it. */
export function useProducts() {
  const { locale } = useLocale();
  const refreshInterval = useCatalogueInterval();
  const { data, error, mutate, isValidating } = useSWR<ListProducts['response'], ApiFailure>(
    productsKey(locale),
    { keepPreviousData: true, refreshInterval },
  );
  useLiveCatalogue(() => void mutate());
  return { products: data?.data, error, reload: () => void mutate(), reloading: isValidating };
}
