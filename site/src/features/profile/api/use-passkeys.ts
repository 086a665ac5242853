import type { ListPasskeys, SiteConfig } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';

/** The person's passkeys, and whether they work at this server's address. */
export function usePasskeys() {
  const { data, error, mutate, isValidating } = useSWR<ListPasskeys['response'], ApiFailure>('/me/passkeys');
  const config = useSWR<SiteConfig>('/site-config').data?.data;
  return {
    passkeys: data?.data,
    offered: config?.passkeys ?? true,
    error,
    reload: () => void mutate(),
    reloading: isValidating,
  };
}
