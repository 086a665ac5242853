import { useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router-dom';
import { useT } from '../../i18n';
import { useSession } from '../../shared/session';
import { Spinner } from '../../ui/spinner';
import { tokens } from '../../ui/tokens';
import { paths } from '../paths';

/** Lets signed-in people through; the others sign in first and come back here. */
export function RequireSession() {
  const t = useT();
  const { status, unreachable } = useSession();
  const { pathname, search, hash } = useLocation();
  // A screen that holds unsaved work asks by itself to sign in again: leaving it would lose what was typed.
  const keepsWork = useMatches().some(
    ({ handle }) => (handle as { keepsWork?: boolean } | undefined)?.keepsWork,
  );
  const [entered, setEntered] = useState(false);
  if (status === 'signed-in' && !entered) setEntered(true);
  if (status === 'guest' && entered && keepsWork) return <Outlet />;
  if (status === 'guest') return <Navigate to={paths.login(pathname + search + hash)} replace />;
  if (status === 'loading') {
    return (
      <div
        role="status"
        css={{
          flex: 1,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 12,
          minHeight: '60dvh',
          color: tokens.color.muted,
        }}
      >
        <Spinner />
        {t(unreachable ? 'layout.guard.unreachable' : 'layout.guard.checking')}
      </div>
    );
  }
  return <Outlet />;
}
