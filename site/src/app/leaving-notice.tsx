import { lazy, Suspense } from 'react';
import { useMatches } from 'react-router-dom';
import { loadWords, shownLocale } from '../i18n';
import { useSession } from '../shared/session';
import type { BranchHandle } from './route-handles';

// Hardly anybody ever sees it.
const ErasureBanner = lazy(async () => {
  const [module] = await Promise.all([
    import('../shared/account/erasure-banner'),
    loadWords(shownLocale(), ['account']),
  ]);
  return { default: module.ErasureBanner };
});

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
