import type { OpenSocialProject } from '@contract';
import { lazy, Suspense, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n';
import { ApiFailure } from '../../../lib/http';
import { BuilderShell } from '../../../shared/builder/builder-shell';
import { BuilderLoadFailure, BuilderLoading } from '../../../shared/builder/builder-states';
import { SectionMenu } from '../../../shared/builder/section-menu';
import { UnsavedGuard } from '../../../shared/forms/unsaved-guard';
import type { PageModule } from '../../../shared/page';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { Skeleton } from '../../../ui/skeleton';
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
  const { opened, error, isLoading, reload } = useSocialProject(installationId);
  if (opened) return <Workbench opened={opened} />;
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 403))
    return <NotFound failure={error} />;
  if (error)
    return (
      <BuilderLoadFailure
        title={t('social.title')}
        error={error}
        retrying={isLoading}
        onRetry={() => void reload()}
      />
    );
  return <BuilderLoading label={t('social.loading')} />;
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
      <BuilderShell
        header={
          <BuilderHeader
            heartbeat={heartbeat}
            unsaved={settings.unsaved}
            saving={settings.state === 'saving'}
            saved={settings.state === 'saved'}
            canSave={settings.valid}
            onSave={() => void settings.save()}
          />
        }
        menu={
          <SectionMenu
            label={t('social.sections.label')}
            current={section}
            sections={SECTIONS.map((id) => ({
              id,
              label: t(`social.sections.${id}`),
              icon: SECTION_ICONS[id],
            }))}
          />
        }
        maxWidth={1120}
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
      </BuilderShell>
      <UnsavedGuard
        when={settings.unsaved}
        title={t('social.save.leaveTitle')}
        body={t('social.save.leaveBody')}
        confirmLabel={t('social.save.leave')}
      />
    </SocialProjectContext>
  );
}
