import type { Account } from '@contract';
import { http } from '../../lib/http';
import { useLive } from '../../lib/live';

/** Keeps the shown account in step with changes made elsewhere: another tab, an administrator. */
export default function AccountUpdates({ onUpdate }: { onUpdate: (account: Account) => void }) {
  useLive<{ topic: 'account' }>('account', () => {
    http.get<{ data: Account }>('/me').then(
      ({ data }) => onUpdate(data),
      // The next event, or the next visit, makes it good.
      () => undefined,
    );
  });
  return null;
}
