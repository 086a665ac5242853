import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { today } from '../../../../lib/dates';
import { readAddress, writeAddress, type InboxAddress } from '../model/inbox-address';

/** What the address says of the inbox, how to change it, and where a change would lead. */
export const useInboxAddress = () => {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readAddress(params, today()), [params]);
  const go = useCallback(
    (changes: Partial<InboxAddress>, { replace = false } = {}) =>
      setParams((before) => writeAddress(before, changes), { replace, preventScrollReset: true }),
    [setParams],
  );
  const linkTo = useCallback(
    (changes: Partial<InboxAddress>) => `?${writeAddress(params, changes).toString()}`,
    [params],
  );
  return { address, go, linkTo };
};
