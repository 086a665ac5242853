import { withFreshToken } from './access-token';
import { ApiFailure } from './api-failure';

export { ApiFailure } from './api-failure';

export interface HttpOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** How much of the body has gone out, from 0 to 1. */
  onProgress?: (share: number) => void;
}

// axios is 21 kB that a public page never needs: it comes with the first call.
const client = async () => {
  try {
    return await import('./axios-client');
  } catch {
    throw new ApiFailure(0, 'NETWORK');
  }
};

const call = <T>(
  method: string,
  path: string,
  body: unknown,
  { headers, signal, onProgress }: HttpOptions = {},
) =>
  withFreshToken<T>(async (token) =>
    (await client()).send<T>({
      method,
      url: path,
      data: body,
      signal,
      ...(onProgress ? { onUploadProgress: ({ progress = 0 }) => onProgress(progress) } : {}),
      headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...headers },
    }),
  );

/**
 * Calls to our API, by path without `/api`; each answers the parsed body or throws `ApiFailure`.
 * An expired session is refreshed once behind the scenes. FormData bodies pass through.
 */
export const http = {
  get: <T>(path: string, options?: HttpOptions) => call<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: HttpOptions) => call<T>('POST', path, body, options),
  put: <T>(path: string, body?: unknown, options?: HttpOptions) => call<T>('PUT', path, body, options),
  patch: <T>(path: string, body?: unknown, options?: HttpOptions) => call<T>('PATCH', path, body, options),
  delete: <T>(path: string, body?: unknown, options?: HttpOptions) => call<T>('DELETE', path, body, options),
};
