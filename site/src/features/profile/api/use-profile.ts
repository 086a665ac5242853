import type { GetProfile, Profile } from '@contract';
import { useEffect } from 'react';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';
import { useSession } from '../../../shared/session';

/** The person's own page, as the server has it; kept in step with the account that other tabs change. */
export function useProfile() {
  const { account } = useSession();
  const { data, error, mutate, isValidating } = useSWR<GetProfile['response'], ApiFailure>('/me/profile');
  const email = account?.email;
  const known = data?.data.account.email;
  // The address moves when its link is opened, perhaps elsewhere: then what is pending here is no longer so.
  useEffect(() => {
    if (email && known && email !== known) void mutate();
  }, [email, known, mutate]);
  return {
    profile: data?.data,
    error,
    reload: () => void mutate(),
    reloading: isValidating,
    show: (profile: Profile) => void mutate({ data: profile }, { revalidate: false }),
  };
}
