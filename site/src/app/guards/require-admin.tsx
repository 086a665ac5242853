import { Outlet } from 'react-router-dom';
import { useT } from '../../i18n';
import { useSession } from '../../shared/session';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { paths } from '../paths';

/** For administrators. The server decides on every call; this only spares others an empty screen. */
export function RequireAdmin() {
  const t = useT();
  const { account } = useSession();
  if (account?.role === 'admin') return <Outlet />;
  return (
    <EmptyState
      wholePage
      title={t('admin.guard.title')}
      icon="lock"
      action={<ButtonLink to={paths.home()}>{t('layout.notFound.home')}</ButtonLink>}
    >
      {t('admin.guard.body')}
    </EmptyState>
  );
}
