import type { FailedJobView } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatDateTime } from '../../../../lib/dates';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { tokens } from '../../../../ui/tokens';

interface FailedJobGroupProps {
  /** The kind, in words. */
  name: string;
  /** Of the whole kind; `jobs` are the newest of them. */
  count: number;
  jobs: readonly FailedJobView[];
  onRetryAll: () => void;
  onRetry: (job: FailedJobView) => void;
  onDiscard: (job: FailedJobView) => void;
}

const { color, size } = tokens;

/** The jobs of one kind that were given up. */
export function FailedJobGroup({ name, count, jobs, onRetryAll, onRetry, onDiscard }: FailedJobGroupProps) {
  const t = useT();
  const { locale } = useLocale();
  return (
    <Card as="li" padding="s" css={{ display: 'grid', gap: 4 }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
        <h3 css={{ fontSize: size.m }}>{name}</h3>
        <Badge tone="error">{t('adminSystem.jobs.count', { count })}</Badge>
        {count > 1 && (
          <span css={{ marginInlineStart: 'auto' }}>
            <Button
              size="s"
              variant="secondary"
              icon="refresh"
              aria-label={t('adminSystem.jobs.retryAllOf', { kind: name })}
              onClick={onRetryAll}
            >
              {t('adminSystem.jobs.retryAll')}
            </Button>
          </span>
        )}
      </div>
      <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {jobs.map((job) => {
          const when = formatDateTime(job.failedAt, locale);
          return (
            <li
              key={job.id}
              css={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: '8px 16px',
                alignItems: 'center',
                padding: '10px 0',
                '& + &': { borderTop: `1px solid ${color.line}` },
              }}
            >
              <div css={{ flex: '1 1 260px', minWidth: 0, display: 'grid', gap: 2, fontSize: size.s }}>
                <span>
                  {t('adminSystem.jobs.failedAt', { when })}{' '}
                  <span css={{ color: color.muted }}>
                    {t('adminSystem.jobs.attempts', { count: job.attempts })}
                  </span>
                </span>
                <span css={{ color: color.muted, overflowWrap: 'anywhere' }}>{job.reason}</span>
              </div>
              <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
                <Button
                  size="s"
                  variant="ghost"
                  aria-label={t('adminSystem.jobs.discardOf', { kind: name, when })}
                  onClick={() => onDiscard(job)}
                >
                  {t('adminSystem.jobs.discard')}
                </Button>
                <Button
                  size="s"
                  variant="secondary"
                  aria-label={t('adminSystem.jobs.retryOf', { kind: name, when })}
                  onClick={() => onRetry(job)}
                >
                  {t('adminSystem.jobs.retry')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {count > jobs.length && (
        <p css={{ color: color.muted, fontSize: size.s }}>
          {t('adminSystem.jobs.more', { count: count - jobs.length })}
        </p>
      )}
    </Card>
  );
}
