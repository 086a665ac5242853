import type { GetProduct } from '@contract';
import useSWR from 'swr';
import { useLocale } from '../../../i18n';
import type { ApiFailure } from '../../../lib/http';

/** What is being bought, with the price of the database; null when the address names nothing. */
export function useOrderProduct(idOrSlug: string | null) {
  const { locale } = useLocale();
  const { data, error, mutate, isValidating } = useSWR<GetProduct['response'], ApiFailure>(
    idOrSlug ? `/site/products/${encodeURIComponent(idOrSlug)}?locale=${locale}` : null,
    { keepPreviousData: true },
  );
  return { product: data?.data, error, reload: () => void mutate(), reloading: isValidating };
}
