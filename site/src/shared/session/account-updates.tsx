import type { Account } from '@contract';
import { useEffect } from 'react';
import { http } from '../../lib/http';
import { useLive } from '../../lib/live';
import { prepareToasts } from '../../ui/toast';

/** After what a screen asks for itself. */
const PREPARE_MS = 1500;

/** What a session needs that a guest's does not: the account in step with other tabs and administrators, and toasts at hand. */
export default function AccountUpdates({ onUpdate }: { onUpdate: (account: Account) => void }) {
  useLive<{ topic: 'account' }>('account', () => {
    http.get<{ data: Account }>('/me').then(
      ({ data }) => onUpdate(data),
      // The next event, or the next visit, makes it good.
      () => undefined,
    );
  });
  useEffect(() => {
    const timer = setTimeout(prepareToasts, PREPARE_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
