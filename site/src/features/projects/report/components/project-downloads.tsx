import { DRAFT_AFTER_STEP, REPORT_KINDS, type Project, type Report } from '@contract';
import { paths } from '../../../../app/paths';
import { useErrorText, useT } from '../../../../i18n';
import { Badge } from '../../../../ui/badge';
import { ButtonLink } from '../../../../ui/button-link';
import { Icon } from '../../../../ui/icon';
import { Menu, type MenuItem } from '../../../../ui/menu';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { downloadPdf } from '../api/download-pdf';
import { isMoving, newestOf } from '../model/report-state';

interface ProjectDownloadsProps {
  project: Project;
  /** Unknown while they are read. */
  reports: readonly Report[] | undefined;
}

/** What can be taken away of a project: its newest analysis and offer, read or as PDF. */
export function ProjectDownloads({ project, reports }: ProjectDownloadsProps) {
  const t = useT();
  const { id, name, step } = project;
  if (!reports || reports.length === 0) {
    if (step >= DRAFT_AFTER_STEP && reports)
      return (
        <ButtonLink
          to={paths.report(id)}
          size="s"
          variant="secondary"
          icon="file"
          aria-label={t('report.download.makeOf', { name })}
        >
          <span css={{ whiteSpace: 'nowrap' }}>{t('report.download.make')}</span>
        </ButtonLink>
      );
    return (
      <span css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
        {step >= DRAFT_AFTER_STEP ? '…' : t('projects.list.noDocuments')}
      </span>
    );
  }
  const newest = REPORT_KINDS.flatMap((kind) => newestOf(reports, kind) ?? []);
  return (
    <span css={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      <Downloads project={project} reports={reports} />
      {newest.some(isMoving) && <Badge tone="accent">{t('report.preparing')}</Badge>}
      {newest.some(({ state }) => state === 'failed') && (
        <Badge tone="error">{t('report.failedShort')}</Badge>
      )}
    </span>
  );
}

function Downloads({ project, reports }: { project: Project; reports: readonly Report[] }) {
  const t = useT();
  const errorText = useErrorText();
  const download = (report: Report) =>
    downloadPdf(report).catch((failure: unknown) =>
      toast.error(t('report.download.failed'), errorText(failure)),
    );
  const items = REPORT_KINDS.flatMap((kind): MenuItem[] => {
    const name = t(`report.kinds.${kind}`);
    const ready = newestOf(
      reports.filter(({ state }) => state === 'ready'),
      kind,
    );
    const newest = newestOf(reports, kind);
    return [
      ...(ready
        ? ([
            {
              id: `${kind}-pdf`,
              icon: 'download',
              label: t('report.download.file', { kind: name, version: ready.version }),
              onSelect: () => void download(ready),
            },
            {
              id: `${kind}-read`,
              icon: 'eye',
              label: t('report.download.read', { kind: name }),
              to: paths.report(project.id, ready.id),
            },
          ] satisfies MenuItem[])
        : []),
      ...(newest && newest.state !== 'ready'
        ? ([
            {
              id: `${kind}-state`,
              icon: isMoving(newest) ? 'clock' : 'warning',
              label: t(isMoving(newest) ? 'report.download.preparing' : 'report.download.failedState', {
                kind: name,
              }),
              to: paths.report(project.id, newest.id),
            },
          ] satisfies MenuItem[])
        : []),
    ];
  });
  return (
    <Menu
      label={t('report.download.menuOf', { name: project.name })}
      trigger={
        <>
          <Icon name="download" /> {t('report.download.menu')}
        </>
      }
      items={[
        ...items,
        { id: 'all', icon: 'folder', label: t('report.download.all'), to: paths.report(project.id) },
      ]}
    />
  );
}
