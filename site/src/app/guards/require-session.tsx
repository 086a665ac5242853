import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useT } from '../../i18n';
import { useSession } from '../../shared/session';
import { Spinner } from '../../ui/spinner';
import { tokens } from '../../ui/tokens';
import { paths } from '../paths';

/** Lets signed-in people through; the others sign in first and come back here. */
export function RequireSession() {
  const t = useT();
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
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
        {t('layout.guard.checking')}
      </div>
    );
  }
  return <Outlet />;
}
