import type { GetProduct } from '@contract';
import useSWR from 'swr';
import { useLocale } from '../../../i18n';
import type { ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';

export const productKey = (idOrSlug: string, locale: string) =>
  `/products/${encodeURIComponent(idOrSlug)}?locale=${locale}`;

/** One product by id or slug; price and words stay current while the page is open. */
export function useProduct(idOrSlug: string) {
  const { locale } = useLocale();
  const { data, error, mutate, isValidating } = useSWR<GetProduct['response'], ApiFailure>(
    productKey(idOrSlug, locale),
    { keepPreviousData: true },
  );
  useLive('marketplace', () => void mutate());
  return { product: data?.data, error, reload: () => void mutate(), reloading: isValidating };
}
