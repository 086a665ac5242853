import { lazy, Suspense } from 'react';
import { useMatches } from 'react-router-dom';
import { useSession } from '../shared/session';
import type { BranchHandle } from './router';

// Hardly anybody ever sees it.
const ErasureBanner = lazy(async () => ({
  default: (await import('../shared/account/erasure-banner')).ErasureBanner,
}));

/** Says on every page that the account is about to be erased, except inside other people's pages. */
export function LeavingNotice() {
  const { status, account } = useSession();
  const framed = useMatches().some(({ handle }) => (handle as Partial<BranchHandle> | undefined)?.frameable);
  if (framed || status !== 'signed-in' || !account?.erasesAt) return null;
  return (
    <Suspense fallback={null}>
      <ErasureBanner erasesAt={account.erasesAt} />
    </Suspense>
  );
}
