import { INTERVIEW_STEPS, type Project, type ProjectKind } from '@contract';
import { paths } from '../../../app/paths';
import { useLocale, useT } from '../../../i18n';
import { formatShortDate } from '../../../lib/dates';
import { ButtonLink } from '../../../ui/button-link';
import { Card } from '../../../ui/card';
import { Icon } from '../../../ui/icon';
import { Menu } from '../../../ui/menu';
import { Table } from '../../../ui/table';
import { tokens } from '../../../ui/tokens';
import { useNarrow } from '../../../ui/use-narrow';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { KIND_ICONS } from '../model/kind-icons';
import type { useNewestReports } from '../report/api/use-newest-reports';
import { ProjectDownloads } from '../report/components/project-downloads';
import type { useProjectActions } from './use-project-actions';

interface ProjectListProps {
  projects: readonly Project[];
  actions: Pick<ReturnType<typeof useProjectActions>, 'itemsFor'>;
  reportsOf: ReturnType<typeof useNewestReports>['reportsOf'];
}

/** Projects as a table, or as cards where a table does not fit. */
export function ProjectList(props: ProjectListProps) {
  return useNarrow() ? <Cards {...props} /> : <Rows {...props} />;
}

function Rows({ projects, actions, reportsOf }: ProjectListProps) {
  const t = useT();
  return (
    <Table<Project>
      label={t('projects.list.title')}
      rows={projects}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'file',
          header: t('projects.list.columns.file'),
          width: '72px',
          cell: ({ kind }) => <KindIcon kind={kind} />,
        },
        {
          id: 'name',
          header: t('projects.list.columns.name'),
          rowHeader: true,
          cell: (project) => <Name project={project} />,
        },
        {
          id: 'date',
          header: t('projects.list.columns.date'),
          cell: (project) => <Made project={project} />,
        },
        {
          id: 'chat',
          header: t('projects.list.columns.chat'),
          cell: (project) => <OpenChat project={project} />,
        },
        {
          id: 'download',
          header: t('projects.list.columns.download'),
          cell: (project) => <ProjectDownloads project={project} reports={reportsOf(project)} />,
        },
        {
          id: 'actions',
          header: <span css={visuallyHidden}>{t('projects.list.columns.actions')}</span>,
          align: 'end',
          cell: (project) => <Actions project={project} actions={actions} />,
        },
      ]}
    />
  );
}

function Cards({ projects, actions, reportsOf }: ProjectListProps) {
  const t = useT();
  return (
    <ul aria-label={t('projects.list.title')} css={{ display: 'grid', gap: 12 }}>
      {projects.map((project) => (
        <Card key={project.id} as="li" padding="s">
          <div css={{ display: 'flex', gap: 14, alignItems: 'flex-start' }}>
            <KindIcon kind={project.kind} />
            <div css={{ display: 'grid', gap: 4, minWidth: 0, flex: 1 }}>
              <h2 css={{ fontSize: tokens.size.m, overflowWrap: 'anywhere' }}>{project.name}</h2>
              {project.companyName && <p css={{ color: tokens.color.muted }}>{project.companyName}</p>}
              <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
                <Made project={project} />
              </p>
            </div>
            <Actions project={project} actions={actions} />
          </div>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, paddingTop: 12, alignItems: 'center' }}>
            <OpenChat project={project} />
            <ProjectDownloads project={project} reports={reportsOf(project)} />
          </div>
        </Card>
      ))}
    </ul>
  );
}

function KindIcon({ kind }: { kind: ProjectKind }) {
  const t = useT();
  return (
    <span
      css={{
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 44,
        flex: 'none',
        borderRadius: tokens.radius.m,
        background: tokens.color.accentSoft,
        color: tokens.color.accent,
      }}
    >
      <Icon name={KIND_ICONS[kind]} />
      <span css={visuallyHidden}>{t(`projects.kinds.${kind}`)}</span>
    </span>
  );
}

function Name({ project: { name, companyName } }: { project: Project }) {
  return (
    <span css={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      {name}
      {companyName && (
        <span css={{ color: tokens.color.muted, fontSize: tokens.size.s, fontWeight: 400 }}>
          {companyName}
        </span>
      )}
    </span>
  );
}

function Made({ project: { createdAt } }: { project: Project }) {
  const { locale } = useLocale();
  return <time dateTime={createdAt}>{formatShortDate(createdAt, locale)}</time>;
}

function OpenChat({ project: { chatId, name, step } }: { project: Project }) {
  const t = useT();
  return (
    <span css={{ display: 'inline-flex', flexWrap: 'wrap', gap: 10, alignItems: 'center' }}>
      <ButtonLink
        to={paths.projectChat(chatId)}
        size="s"
        variant="secondary"
        icon="chat"
        aria-label={t('projects.list.openChatOf', { name })}
      >
        {t('projects.list.openChat')}
      </ButtonLink>
      <span css={{ color: tokens.color.muted, fontSize: tokens.size.s, whiteSpace: 'nowrap' }}>
        {t('projects.list.progress', { step: Math.min(step, INTERVIEW_STEPS) })}
      </span>
    </span>
  );
}

function Actions({ project, actions }: { project: Project } & Pick<ProjectListProps, 'actions'>) {
  const t = useT();
  return (
    <Menu
      label={t('projects.list.actionsOf', { name: project.name })}
      trigger={<Icon name="more" />}
      items={actions.itemsFor(project)}
    />
  );
}
