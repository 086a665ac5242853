import type { CreateReport, Report } from '@contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../app/paths';
import { useErrorText, useT } from '../../../../i18n';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { toast } from '../../../../ui/toast';
import { downloadPdf } from '../api/download-pdf';
import type { useProjectReports } from '../api/use-project-reports';

type Deeds = Pick<ReturnType<typeof useProjectReports>, 'create' | 'retry' | 'remove'>;
/** What is under way, so that its button says so. */
export type Busy = 'create' | 'download' | 'retry' | null;

/** What can be done with a project's reports, each with its word where it does not work. */
export function useReportActions(projectId: string, { create, retry, remove }: Deeds) {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Busy>(null);
  const [removing, setRemoving] = useState<Report | null>(null);

  const act = async (deed: Busy, work: () => Promise<void>, failed: string): Promise<void> => {
    if (busy) return;
    setBusy(deed);
    try {
      await work();
    } catch (failure) {
      toast.error(failed, errorText(failure));
    } finally {
      setBusy(null);
    }
  };

  return {
    busy,
    create: (request: CreateReport['request']) =>
      act(
        'create',
        async () => {
          const { id } = await create(request);
          void navigate(paths.report(projectId, id));
        },
        t('report.create.failed'),
      ),
    download: (report: Report) => act('download', () => downloadPdf(report), t('report.download.failed')),
    retry: (report: Report) => act('retry', () => retry(report), t('report.failed.retryFailed')),
    askToRemove: setRemoving,
    dialogs: (
      <ConfirmDialog
        open={removing !== null}
        tone="danger"
        title={t('report.remove.title')}
        body={
          <p>
            {removing &&
              t('report.remove.body', {
                kind: t(`report.kinds.${removing.kind}`),
                version: removing.version,
              })}
          </p>
        }
        confirmLabel={t('report.remove.confirm')}
        onConfirm={async () => {
          if (!removing) return;
          await act(
            null,
            async () => {
              await remove(removing);
              toast.success(t('report.remove.done'));
              void navigate(paths.report(projectId), { replace: true });
            },
            t('report.remove.failed'),
          );
        }}
        onClose={() => setRemoving(null)}
      />
    ),
  };
}
export type ReportActions = ReturnType<typeof useReportActions>;
