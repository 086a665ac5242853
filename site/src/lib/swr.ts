import type { SWRConfiguration } from 'swr';
import { ApiFailure } from './api-failure';
import { fetchApi } from './fetch-api';
import { previewPass } from './preview';

/** `GET /api` + key, by plain fetch: public pages read through this too, and must stay small. */
export const fetcher = async <T>(key: string): Promise<T> => {
  const pass = previewPass();
  const response = await fetchApi(key, {
    credentials: 'same-origin',
    headers: { accept: 'application/json', ...(pass ? { 'x-preview': pass } : {}) },
    signal: AbortSignal.timeout(10_000),
  });
  return (await response.json().catch(() => null)) as T;
};

/** The specification's habits: one retry, none for what a retry cannot mend, nothing refetched on focus. */
export const swrConfig: SWRConfiguration = {
  fetcher,
  revalidateOnFocus: false,
  errorRetryCount: 1,
  shouldRetryOnError: (failure: unknown) =>
    failure instanceof ApiFailure && (failure.status === 0 || failure.status >= 500),
};
