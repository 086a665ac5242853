import type { Account, SiteConfig } from '@contract';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import useSWR from 'swr';
import { useT } from '../../i18n';
import type { ApiFailure } from '../../lib/http';
import { LoadFailure } from '../../shared/load-failure';
import { useSession } from '../../shared/session';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { paths } from '../paths';
import { SecondFactorGate } from './second-factor-gate';

/** For the team: administrators, and marketing for its part of the dashboard. The server decides on every call; this only spares others an empty screen. */
export function RequireAdmin() {
  const t = useT();
  const { account } = useSession();
  if (account && account.role !== 'customer') return <ProtectedAdmin account={account} />;
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

/** Lets somebody of the team in; first to the set-up of a second factor, where the server asks for one. */
function ProtectedAdmin({ account }: { account: Account }) {
  const t = useT();
  const { update } = useSession();
  const { data, error, mutate, isValidating } = useSWR<SiteConfig, ApiFailure>('/site-config');
  // The set-up stays on the screen until the recovery codes were stored, though the account has changed by then.
  const [settingUp, setSettingUp] = useState(false);
  const required = data?.data.adminSecondFactor === 'required' && !account.secondFactor;
  if (required && !settingUp) setSettingUp(true);
  if (required || settingUp)
    return (
      <SecondFactorGate
        account={account}
        onDone={(next) => {
          update(next);
          setSettingUp(false);
        }}
      />
    );
  if (data || account.secondFactor) return <Outlet />;
  if (error)
    return (
      <LoadFailure
        title={t('security.loadFailed')}
        error={error}
        onRetry={() => void mutate()}
        retrying={isValidating}
      />
    );
  return <Skeleton height={320} />;
}
