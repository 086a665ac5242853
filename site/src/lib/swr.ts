import type { SWRConfiguration } from 'swr';
import { withFreshToken } from './access-token';
import { ApiFailure, failureOf } from './api-failure';
import { previewPass } from './preview';
import { learnServerTime } from './server-clock';

/** `GET /api` + key, by plain fetch: public pages read through this too, and must stay small. */
export const fetcher = <T>(key: string): Promise<T> =>
  withFreshToken(async (token) => {
    let response: Response;
    const pass = previewPass();
    try {
      response = await fetch(`/api${key}`, {
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(pass ? { 'x-preview': pass } : {}),
        },
        signal: AbortSignal.timeout(10_000),
      });
    } catch {
      throw new ApiFailure(0, 'NETWORK');
    }
    learnServerTime(response.headers.get('date'));
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw failureOf(response.status, body, response.headers.get('retry-after'));
    return body as T;
  });

/** The specification's habits: one retry, none for what a retry cannot mend, nothing refetched on focus. */
export const swrConfig: SWRConfiguration = {
  fetcher,
  revalidateOnFocus: false,
  errorRetryCount: 1,
  shouldRetryOnError: (failure: unknown) =>
    failure instanceof ApiFailure && (failure.status === 0 || failure.status >= 500),
};
