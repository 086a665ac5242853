import type { OpenSocialProject } from '@contract';
import { lazy, Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useErrorText, useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import { WIDE } from '../../../shared/builder/breakpoints';
import { SectionMenu } from '../../../shared/builder/section-menu';
import { UnsavedGuard } from '../../../shared/forms/unsaved-guard';
import type { PageModule } from '../../../shared/page';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
import { Spinner } from '../../../ui/spinner';
import { tokens } from '../../../ui/tokens';
import { useHeartbeat } from '../api/use-heartbeat';
import { useSocialProject } from '../api/use-social-project';
import { BuilderHeader } from '../components/builder-header';
import { SocialProjectContext } from '../components/social-project-context';
import { NotFound } from '../components/not-found';
import { useSettingsDraft } from '../components/use-settings-draft';
import { SECTION_ICONS, sectionOf, SECTIONS, type SectionId } from '../model/sections';

export const meta: PageModule['meta'] = ({ t }) => ({ title: t('social.title'), noIndex: true });

// Each section comes when it is opened: who answers posts does not wait for the guide.
const SCREENS: Record<SectionId, ComponentType> = {
  accounts: lazy(async () => ({
    default: (await import('../components/accounts/accounts-section')).AccountsSection,
  })),
  instructions: lazy(async () => ({
    default: (await import('../components/instructions/instructions-section')).InstructionsSection,
  })),
  profile: lazy(async () => ({
    default: (await import('../components/profile/profile-section')).ProfileSection,
  })),
  photos: lazy(async () => ({
    default: (await import('../components/photos/photos-section')).PhotosSection,
  })),
  calendar: lazy(async () => ({
    default: (await import('../components/calendar/calendar-section')).CalendarSection,
  })),
  plan: lazy(async () => ({ default: (await import('../components/plan/plan-section')).PlanSection })),
  generate: lazy(async () => ({
    default: (await import('../components/generate/generate-section')).GenerateSection,
  })),
  statistics: lazy(async () => ({
    default: (await import('../components/statistics/statistics-section')).StatisticsSection,
  })),
  guide: lazy(async () => ({ default: (await import('../components/guide/guide-section')).GuideSection })),
};

/** `/social-builder?install_id=…&section=…` */
export default function SocialBuilderPage() {
  const [params] = useSearchParams();
  const installationId = params.get('install_id') ?? '';
  if (!installationId) return <NotFound />;
  return <OpenProject key={installationId} installationId={installationId} />;
}

function OpenProject({ installationId }: { installationId: string }) {
  const t = useT();
  const errorText = useErrorText();
  const { opened, error, reload } = useSocialProject(installationId);
  if (opened) return <Workbench opened={opened} />;
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 403))
    return <NotFound failure={error} />;
  if (error)
    return (
      <main id="contenuto" css={{ padding: 24, maxWidth: 640, margin: '0 auto', width: '100%' }}>
        <Notice
          tone="error"
          title={t('social.notFound.title')}
          action={
            <Button size="s" variant="secondary" onClick={() => void reload()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('social.loadFailed', { reason: errorText(error) })}
        </Notice>
      </main>
    );
  return (
    <main
      id="contenuto"
      css={{
        display: 'flex',
        gap: 12,
        alignItems: 'center',
        justifyContent: 'center',
        minHeight: '60dvh',
        color: tokens.color.muted,
      }}
    >
      <div role="status" css={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Spinner />
        {t('social.loading')}
      </div>
    </main>
  );
}

function Workbench({ opened }: { opened: OpenSocialProject['response']['data'] }) {
  const t = useT();
  const [params] = useSearchParams();
  const { project, networks } = opened;
  const { update, reload } = useSocialProject(project.installationId);
  const settings = useSettingsDraft(project, { update, reload });
  const heartbeat = useHeartbeat(project.id, opened.heartbeat);
  const section = sectionOf(params);
  const Screen = SCREENS[section];
  const { draft, change } = settings;

  return (
    <SocialProjectContext
      value={{
        project,
        networks,
        draft,
        change,
        saveSettings: settings.save,
        settings: { ...project.settings, ...draft },
      }}
    >
      <BuilderHeader
        heartbeat={heartbeat}
        unsaved={settings.unsaved}
        saving={settings.state === 'saving'}
        saved={settings.state === 'saved'}
        canSave={settings.valid}
        onSave={() => void settings.save()}
      />
      <div
        css={{
          flex: 1,
          display: 'grid',
          alignItems: 'start',
          alignContent: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          [WIDE]: { gridTemplateColumns: '224px minmax(0, 1fr)' },
        }}
      >
        <SectionMenu
          label={t('social.sections.label')}
          current={section}
          sections={SECTIONS.map((id) => ({
            id,
            label: t(`social.sections.${id}`),
            icon: SECTION_ICONS[id],
          }))}
        />
        <main
          id="contenuto"
          tabIndex={-1}
          css={{
            display: 'grid',
            gap: 24,
            width: '100%',
            maxWidth: 1120,
            margin: '0 auto',
            padding: 'clamp(16px, 3vw, 28px)',
            outline: 'none',
          }}
        >
          {settings.state === 'stale' && (
            <Notice
              tone="warning"
              title={t('social.save.staleTitle')}
              action={
                <>
                  <Button size="s" onClick={() => void settings.keepMine()}>
                    {t('social.save.keepMine')}
                  </Button>
                  <Button size="s" variant="secondary" onClick={settings.useTheirs}>
                    {t('social.save.useTheirs')}
                  </Button>
                </>
              }
            >
              {t('social.save.staleBody')}
            </Notice>
          )}
          {heartbeat.silent && (
            <Notice tone="warning" title={t('social.heartbeat.silent')}>
              {t('social.heartbeat.silentBody')}
            </Notice>
          )}
          {project.status === 'paused' && <Notice tone="info">{t('social.pausedNotice')}</Notice>}
          <Suspense fallback={<Skeleton lines={6} />}>
            <Screen />
          </Suspense>
        </main>
      </div>
      <UnsavedGuard
        when={settings.unsaved}
        title={t('social.save.leaveTitle')}
        body={t('social.save.leaveBody')}
        confirmLabel={t('social.save.leave')}
      />
    </SocialProjectContext>
  );
}
