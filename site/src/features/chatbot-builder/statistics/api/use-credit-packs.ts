import type { ListProducts } from '@contract';
import useSWR from 'swr';
import { useLocale } from '../../../../i18n';
import type { ApiFailure } from '../../../../lib/http';
import { packsOf } from '../model/credit-packs';

/** The packs on sale, at the prices of the database; read when they are wanted. */
export const useCreditPacks = (wanted: boolean) => {
  const { locale } = useLocale();
  const { data, error, mutate, isValidating } = useSWR<ListProducts['response'], ApiFailure>(
    wanted ? `/site/products?kind=credits&locale=${locale}` : null,
    { keepPreviousData: true },
  );
  return {
    packs: data && packsOf(data.data),
    error,
    reload: () => void mutate(),
    reloading: isValidating,
  };
};
