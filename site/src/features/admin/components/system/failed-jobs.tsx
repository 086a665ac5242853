import type { FailedJobView } from '@contract';
import { useState } from 'react';
import { useErrorText, useT, type Key } from '../../../../i18n';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { EmptyState } from '../../../../ui/empty-state';
import { toast } from '../../../../ui/toast';
import { tokens } from '../../../../ui/tokens';
import { jobCalls } from '../../api/system-calls';
import { useOneAtATime } from '../use-one-at-a-time';
import { FailedJobGroup } from './failed-job-group';

interface FailedJobsProps {
  failedByKind: readonly { kind: string; count: number }[];
  failedJobs: readonly FailedJobView[];
  reload: () => Promise<void>;
}

/** A kind of job in words; one that this page has none for reads as its name. */
const useKindName = () => {
  const t = useT();
  return (kind: string): string => {
    const key = `adminSystem.jobs.kinds.${kind}`;
    const name = t(key as Key);
    return name === key ? kind : name;
  };
};

/** The jobs that were given up, by kind: each can be done again or forgotten, and all of a kind done again. */
export function FailedJobs({ failedByKind, failedJobs, reload }: FailedJobsProps) {
  const t = useT();
  const kindName = useKindName();
  const errorText = useErrorText();
  const oneAtATime = useOneAtATime();
  const [discarding, setDiscarding] = useState<FailedJobView | null>(null);

  const retry = (call: () => Promise<number>) =>
    oneAtATime(async () => {
      try {
        const count = await call();
        if (count > 0) toast.success(t('adminSystem.jobs.retried', { count }));
        else toast.success(t('adminSystem.jobs.alreadyRetried'));
      } catch (failure) {
        toast.error(t('adminSystem.jobs.retryFailed'), errorText(failure));
      }
      await reload();
    });
  const discard = async ({ id }: FailedJobView) => {
    try {
      const count = await jobCalls.discard(id);
      toast.success(t(count > 0 ? 'adminSystem.jobs.discarded' : 'adminSystem.jobs.alreadyRetried'));
    } catch (failure) {
      toast.error(t('adminSystem.jobs.discardFailed'), errorText(failure));
    }
    await reload();
  };

  return (
    <section aria-labelledby="failed-jobs" css={{ display: 'grid', gap: 12 }}>
      <h2 id="failed-jobs" css={{ fontSize: tokens.size.l }}>
        {t('adminSystem.jobs.title')}
      </h2>
      {failedByKind.length === 0 ? (
        <EmptyState icon="success" title={t('adminSystem.jobs.empty')}>
          {t('adminSystem.jobs.emptyHint')}
        </EmptyState>
      ) : (
        <>
          <p css={{ color: tokens.color.muted, maxWidth: '70ch' }}>{t('adminSystem.jobs.lead')}</p>
          <ul
            css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, margin: 0, padding: 0 }}
          >
            {failedByKind.map(({ kind, count }) => (
              <FailedJobGroup
                key={kind}
                name={kindName(kind)}
                count={count}
                jobs={failedJobs.filter((job) => job.kind === kind)}
                onRetryAll={() => void retry(() => jobCalls.retryKind({ kind }))}
                onRetry={({ id }) => void retry(() => jobCalls.retry(id))}
                onDiscard={setDiscarding}
              />
            ))}
          </ul>
        </>
      )}
      <ConfirmDialog
        open={discarding !== null}
        tone="danger"
        title={t('adminSystem.jobs.discardTitle')}
        body={discarding && t('adminSystem.jobs.discardBody', { kind: kindName(discarding.kind) })}
        confirmLabel={t('adminSystem.jobs.discard')}
        onConfirm={async () => discarding && discard(discarding)}
        onClose={() => setDiscarding(null)}
      />
    </section>
  );
}
