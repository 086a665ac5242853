import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** A busy bot tells of every message; reading a list again this often is plenty. */
const PAUSE_MS = 400;
const planned = new Map<string, ReturnType<typeof setTimeout>>();

/** Reads a cached answer again in a moment: many calls about the same one, from anywhere, make one request. */
export const useRefreshSoon = () => {
  const { mutate } = useSWRConfig();
  return useCallback(
    (key: string) => {
      clearTimeout(planned.get(key));
      planned.set(
        key,
        setTimeout(() => {
          planned.delete(key);
          mutate(key).catch(() => undefined);
        }, PAUSE_MS),
      );
    },
    [mutate],
  );
};
