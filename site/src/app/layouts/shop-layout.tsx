import { keyframes } from '@emotion/react';
import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../../shared/session';
import { PublicLayout } from './public-layout';
import { withShellWords } from './with-shell-words';

// Guests, who are most, do not carry the signed-in frame.
const loadShell = async () => ({ default: (await withShellWords(import('./app-shell'))).AppShell });
const AppShell = lazy(loadShell);

/** How long a browser that was signed in waits for its frame before the public one shows after all. */
const PATIENCE = '1.5s';

const showAnyway = keyframes({ to: { visibility: 'visible' } });

/**
 * The frame of pages that are everybody's: who is signed in keeps the sidebar, everybody else sees the public frame. The
 * server draws the public one for all; where `/theme.js` knows that a session is on its way, it stays unseen until the
 * session is known, so that nothing jumps.
 */
export function ShopLayout() {
  const { status } = useSession();
  useEffect(() => {
    // The frame comes while the session is asked for, not after.
    if (document.documentElement.dataset.session === 'expected') void loadShell();
  }, []);
  if (status === 'signed-in')
    return (
      <Suspense fallback={null}>
        <AppShell flush />
      </Suspense>
    );
  return (
    <div
      css={{
        display: 'contents',
        'html[data-session=expected] &': {
          visibility: status === 'loading' ? 'hidden' : 'visible',
          animation: `${showAnyway} 0s ${PATIENCE} forwards`,
        },
      }}
    >
      <PublicLayout />
    </div>
  );
}
