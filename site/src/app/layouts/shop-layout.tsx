import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../shared/session';
import { PublicLayout } from './public-layout';
import { withShellWords } from './with-shell-words';

// Guests, who are most, do not carry the signed-in frame.
const AppShell = lazy(async () => ({ default: (await withShellWords(import('./app-shell'))).AppShell }));

/**
 * The frame of the catalogue: who comes from inside keeps the sidebar, everybody else sees the public frame. Decided
 * once, on arrival: a page that the server drew in one frame must not jump into the other when the session is known.
 */
export function ShopLayout() {
  const { status } = useSession();
  const [fromInside] = useState(status === 'signed-in');
  if (!fromInside || status === 'guest') return <PublicLayout />;
  return (
    <Suspense fallback={null}>
      <AppShell flush />
    </Suspense>
  );
}
