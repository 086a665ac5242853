import type { GetBusiness } from '@contract';
import useSWR from 'swr';
import { downloadFile } from '../../../lib/download';
import type { ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';

/** The business in figures. */
export function useBusiness() {
  const { data, error, mutate, isValidating } = useSWR<GetBusiness['response'], ApiFailure>(
    '/admin/business',
  );
  const reload = () => void mutate();
  useLive('openings', reload);
  useLive('admin-purchases', reload);
  return { business: data?.data, error, reading: isValidating, reload };
}

/** Saves the rows of a figure as a file. */
export const saveBusinessRows = (query: string, name: string) =>
  downloadFile(`/admin/business/rows/export?${query}`, `${name}.csv`);
