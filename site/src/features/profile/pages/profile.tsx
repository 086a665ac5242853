import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { UnsavedGuard } from '../../../shared/forms/unsaved-guard';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { Preferences } from '../../../shared/preferences/preferences';
import { useSession } from '../../../shared/session';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { useProfile } from '../api/use-profile';
import { CompanySection } from '../components/company-section';
import { DataSection } from '../components/data-section';
import { DetailsForm } from '../components/details-form';
import { EmailSection } from '../components/email-section';
import { LoadFailure } from '../../../shared/load-failure';
import { PasskeysSection } from '../components/passkeys-section';
import { PasswordSection } from '../components/password-section';
import { Section } from '../components/section';
import { SecuritySection } from '../components/security-section';
import { SessionsSection } from '../components/sessions-section';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('profile.title'), noIndex: true });

/** 'Il tuo profilo': the person, how they sign in, their company, their data. */
export default function Profile() {
  const t = useT();
  const navigate = useNavigate();
  // Whoever came straight here has nowhere to go back to.
  const isFirst = useLocation().key === 'default';
  const { account } = useSession();
  return (
    <PageBody frame="app">
      <header css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        <Button
          variant="ghost"
          size="s"
          icon="arrow-left"
          onClick={() => void (isFirst ? navigate(paths.home()) : navigate(-1))}
          css={{ marginLeft: -12 }}
        >
          {t('common.back')}
        </Button>
        <h1 css={{ fontSize: tokens.size.xxl }}>{t('profile.title')}</h1>
        <p css={{ color: tokens.color.muted }}>{t('profile.lead')}</p>
      </header>
      {account && <Sections />}
    </PageBody>
  );
}

function Sections() {
  const t = useT();
  const { account } = useSession();
  const { mutate } = useSWRConfig();
  const { profile, error, reload, reloading, show } = useProfile();
  const [dirty, setDirty] = useState({ details: false, company: false });
  const noteDetails = useCallback((details: boolean) => setDirty((known) => ({ ...known, details })), []);
  const noteCompany = useCallback((company: boolean) => setDirty((known) => ({ ...known, company })), []);
  if (!account) return null;
  if (!profile) {
    return error ? (
      <LoadFailure title={t('profile.loadFailed')} error={error} onRetry={reload} retrying={reloading} />
    ) : (
      <div css={{ display: 'grid', gap: 24 }}>
        <Skeleton height={220} />
        <Skeleton height={140} />
        <Skeleton height={260} />
      </div>
    );
  }
  // What the session knows of the account is the newest: other tabs and the live stream write there.
  const current = { ...profile, account };
  return (
    <>
      <DetailsForm account={account} onDirty={noteDetails} />
      <EmailSection profile={current} onChanged={show} />
      <PasswordSection profile={current} onChanged={() => void mutate('/me/sessions')} />
      <SecuritySection profile={current} />
      <PasskeysSection profile={current} />
      <Section id="preferences" title={t('profile.preferences.title')} lead={t('profile.preferences.lead')}>
        <Preferences />
      </Section>
      <CompanySection onDirty={noteCompany} />
      <SessionsSection />
      <DataSection profile={current} />
      <UnsavedGuard
        when={dirty.details || dirty.company}
        title={t('profile.leave.title')}
        body={t('profile.leave.body')}
        confirmLabel={t('profile.leave.confirm')}
      />
    </>
  );
}
