import { useLocale, useT } from '../../../../i18n';
import { formatTimeOfSecond } from '../../../../lib/dates';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { tokens } from '../../../../ui/tokens';
import { useSystemStatus } from '../../api/system-calls';
import { systemProblems, type SystemProblem } from '../../model/system-problems';
import { LoadFailure } from '../load-failure';
import { FailedJobs } from './failed-jobs';
import { SystemCards } from './system-cards';

/** How the server is: what asks for attention first, then each part, then the jobs that were given up. */
export function SystemSection() {
  const t = useT();
  const { locale } = useLocale();
  const { status, error, reading, reload } = useSystemStatus();
  const failure = error && (
    <LoadFailure
      error={error}
      retrying={reading}
      stale={status !== undefined}
      onRetry={() => void reload()}
    />
  );
  if (!status) return failure ?? <Skeleton height={420} />;
  const { queue } = status;
  return (
    <div css={{ display: 'grid', gap: 20 }}>
      {failure}
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 12,
          alignItems: 'center',
          justifyContent: 'space-between',
          color: tokens.color.muted,
        }}
      >
        <p css={{ flex: '1 1 280px' }}>{t('adminSystem.lead')}</p>
        <div css={{ display: 'flex', gap: 12, alignItems: 'center', fontSize: tokens.size.s }}>
          <span css={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('adminSystem.updatedAt', { time: formatTimeOfSecond(status.readAt, locale) })}
          </span>
          <Button size="s" variant="secondary" icon="refresh" busy={reading} onClick={() => void reload()}>
            {t('adminSystem.refresh')}
          </Button>
        </div>
      </div>
      <Attention problems={systemProblems(status)} />
      <SystemCards status={status} />
      {queue.ok && <FailedJobs {...queue.value} reload={reload} />}
    </div>
  );
}

function Attention({ problems }: { problems: SystemProblem[] }) {
  const t = useT();
  if (problems.length === 0)
    return (
      <Notice tone="success" title={t('adminSystem.allWell')}>
        {t('adminSystem.allWellBody')}
      </Notice>
    );
  return (
    <Notice tone="warning" title={t('adminSystem.attention', { count: problems.length })}>
      <ul css={{ margin: 0, paddingInlineStart: 18 }}>
        {problems.map(({ words, count }) => (
          <li key={words}>{t(words, count === undefined ? {} : { count })}</li>
        ))}
      </ul>
    </Notice>
  );
}
