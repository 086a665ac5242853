import type { ListProducts } from '@contract';
import useSWR from 'swr';
import { useLocale } from '../../../i18n';
import type { ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';

export const productsKey = (locale: string) => `/products?locale=${locale}`;

/** The catalogue, newest first; read again whenever an editor changes it. */
export function useProducts() {
  const { locale } = useLocale();
  const { data, error, mutate, isValidating } = useSWR<ListProducts['response'], ApiFailure>(
    productsKey(locale),
    { keepPreviousData: true },
  );
  useLive('marketplace', () => void mutate());
  return { products: data?.data, error, reload: () => void mutate(), reloading: isValidating };
}
