import { Global } from '@emotion/react';
import type { Report } from '@contract';
import { useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useT } from '../../../i18n';
import { LoadFailure } from '../../../shared/load-failure';
import type { MetaContext, PageMeta } from '../../../shared/page';
import { PageBody } from '../../../shared/page-body';
import { Badge } from '../../../ui/badge';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Skeleton } from '../../../ui/skeleton';
import { tokens } from '../../../ui/tokens';
import { useProjectReports } from '../report/api/use-project-reports';
import { useReport } from '../report/api/use-report';
import { NoReport } from '../report/components/no-report';
import { ReportDocumentView } from '../report/components/report-document';
import { ReportFailed, ReportProgress } from '../report/components/report-progress';
import { ReportToolbar } from '../report/components/report-toolbar';
import { useReportActions, type ReportActions } from '../report/components/use-report-actions';
import { shownReport } from '../report/model/report-state';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('report.title'), noIndex: true });

/** On paper only the document stays of the page. */
const PAPER = {
  '@page': { size: 'A4', margin: '16mm' },
  '@media print': {
    ':root': { colorScheme: 'light' },
    'body > :not(#root), header, aside, nav, footer, [data-screen-only]': { display: 'none !important' },
    'main, main *': { overflow: 'visible !important' },
    '#root, #root *': { minHeight: '0 !important' },
    main: { padding: '0 !important' },
  },
} as const;

/** A project's analyses and offers: making them, reading them, taking them away. */
export default function ReportPage() {
  const { projectId = '', reportId } = useParams();
  const t = useT();
  const list = useProjectReports(projectId);
  const actions = useReportActions(projectId, list);
  const { reports, project, progress } = list;
  const shown = reports && shownReport(reports, reportId);

  return (
    <PageBody frame="app">
      <Global styles={PAPER} />
      <div
        data-screen-only
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 8,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <ButtonLink to={paths.projects()} variant="ghost" size="s" icon="arrow-left">
          {t('report.backToProjects')}
        </ButtonLink>
        {project?.chatId && (
          <ButtonLink to={paths.projectChat(project.chatId)} variant="ghost" size="s" icon="chat">
            {t('report.openChat')}
          </ButtonLink>
        )}
      </div>
      {list.error && (
        <LoadFailure
          title={t('report.loadFailed')}
          error={list.error}
          stale={reports !== undefined}
          onRetry={list.reload}
          retrying={list.reading}
        />
      )}
      {!reports && !list.error && <Skeleton height={320} />}
      {project && progress && !shown && (
        <>
          <h1 css={{ fontSize: tokens.size.xxl, overflowWrap: 'anywhere' }}>{project.name}</h1>
          {reportId ? (
            <EmptyState
              icon="file"
              title={t('errors.NOT_FOUND')}
              action={<ButtonLink to={paths.report(projectId)}>{t('report.download.all')}</ButtonLink>}
            />
          ) : (
            <NoReport project={project} progress={progress} actions={actions} />
          )}
        </>
      )}
      {project && shown && (
        <>
          <ReportToolbar reports={reports} shown={shown} actions={actions} />
          <Shown key={shown.id} report={shown} name={project.name} actions={actions} />
        </>
      )}
      {actions.dialogs}
    </PageBody>
  );
}

interface ShownProps {
  report: Report;
  /** Of the project, the page's title until the document brings its own. */
  name: string;
  actions: ReportActions;
}

function Shown({ report, name, actions }: ShownProps) {
  const t = useT();
  const { document, error, reading, reload } = useReport(report);
  const { state, draft } = report;
  const draftLine = draft && (
    <p data-screen-only css={{ display: 'flex', flexWrap: 'wrap', gap: 10, alignItems: 'center' }}>
      <Badge tone="warning">{t('report.draft')}</Badge>
      <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>{t('report.draftHint')}</span>
    </p>
  );
  if (document)
    return (
      <>
        {draftLine}
        <ReportDocumentView document={document} />
      </>
    );
  return (
    <>
      <h1 css={{ fontSize: tokens.size.xxl, overflowWrap: 'anywhere' }}>{name}</h1>
      {(state === 'queued' || state === 'working') && <ReportProgress report={report} actions={actions} />}
      {state === 'failed' && <ReportFailed report={report} actions={actions} />}
      {state === 'ready' &&
        (error ? (
          <LoadFailure title={t('report.loadFailed')} error={error} onRetry={reload} retrying={reading} />
        ) : (
          <Skeleton height={480} />
        ))}
    </>
  );
}
