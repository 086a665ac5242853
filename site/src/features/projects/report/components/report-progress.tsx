import type { Report } from '@contract';
import { useEffect, useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { Card } from '../../../../ui/card';
import { Icon } from '../../../../ui/icon';
import { Notice } from '../../../../ui/notice';
import { Spinner } from '../../../../ui/spinner';
import { tokens } from '../../../../ui/tokens';
import { isStuck } from '../model/report-state';
import type { ReportActions } from './use-report-actions';

interface ReportProgressProps {
  report: Report;
  actions: Pick<ReportActions, 'busy' | 'retry'>;
}

const STEPS = ['queued', 'working', 'ready'] as const;
const LOOK_AGAIN_MS = 10_000;

/** Whether a report has stopped moving; it becomes so by nothing but time. */
const useStuck = (report: Report): boolean => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), LOOK_AGAIN_MS);
    return () => clearInterval(clock);
  }, []);
  return isStuck(report, now);
};

/** A report that is being made: how far it is, and what to do when it does not move. */
export function ReportProgress({ report, actions }: ReportProgressProps) {
  const t = useT();
  const stuck = useStuck(report);
  const at = STEPS.findIndex((step) => step === report.state);
  return (
    <Card padding="l">
      <div role="status" css={{ display: 'grid', gap: 18 }}>
        <div css={{ display: 'grid', gap: 6 }}>
          <h2 css={{ fontSize: tokens.size.xl }}>
            {t('report.making.title', { kind: t(`report.kindsOf.${report.kind}`) })}
          </h2>
          <p css={{ color: tokens.color.muted }}>{t('report.making.hint')}</p>
        </div>
        <ol aria-label={t('report.making.progress')} css={{ display: 'grid', gap: 12, listStyle: 'none' }}>
          {STEPS.map((step, index) => (
            <li
              key={step}
              aria-current={index === at ? 'step' : undefined}
              css={{
                display: 'flex',
                gap: 12,
                alignItems: 'center',
                color: index > at ? tokens.color.muted : tokens.color.ink,
                fontWeight: index === at ? 650 : 400,
              }}
            >
              <span css={{ display: 'grid', placeItems: 'center', width: 24, height: 24 }}>
                {index === at ? (
                  <Spinner size={20} />
                ) : index < at ? (
                  <Icon name="success" />
                ) : (
                  <Icon name="clock" />
                )}
              </span>
              {t(`report.making.steps.${step}`)}
            </li>
          ))}
        </ol>
      </div>
      {stuck && (
        <div css={{ paddingTop: 18 }}>
          <Notice
            tone="warning"
            title={t('report.making.stuck')}
            action={<Retry {...{ report, actions }} />}
          />
        </div>
      )}
    </Card>
  );
}

/** A report that was not made: why, and the way to try again. */
export function ReportFailed({ report, actions }: ReportProgressProps) {
  const t = useT();
  return (
    <Notice
      tone="error"
      title={t('report.failed.title', { kind: t(`report.kindsOf.${report.kind}`) })}
      action={<Retry report={report} actions={actions} />}
    >
      {t(`report.failed.${report.failure ?? 'INTERNAL'}`)}
    </Notice>
  );
}

function Retry({ report, actions }: ReportProgressProps) {
  const t = useT();
  return (
    <Button
      size="s"
      variant="secondary"
      icon="refresh"
      busy={actions.busy === 'retry'}
      onClick={() => void actions.retry(report)}
    >
      {t('report.failed.retry')}
    </Button>
  );
}
