import type { BackupView, SystemFigure } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatDateTime, formatRelative } from '../../../../lib/dates';
import { formatFileSize } from '../../../../lib/numbers';
import { Badge, type BadgeTone } from '../../../../ui/badge';
import { tokens } from '../../../../ui/tokens';
import { FigureCard } from './figure-card';

type Attempt = NonNullable<BackupView['attempt']>;

const TONES: Record<Attempt['outcome'], BadgeTone> = {
  running: 'accent',
  completed: 'success',
  failed: 'error',
  interrupted: 'error',
};

/** When the last whole backup was made, and how the last attempt ended. */
export function BackupCard({ figure }: { figure: SystemFigure<BackupView> }) {
  const t = useT();
  const { locale } = useLocale();
  const reason = figure.ok ? figure.value.attempt?.reason : null;
  return (
    <FigureCard
      title={t('adminSystem.backup.title')}
      icon="shield"
      figure={figure}
      facts={({ lastAt, bytes, isOld, attempt }) => [
        {
          name: t('adminSystem.backup.last'),
          value: (
            <span
              css={{ color: isOld ? tokens.color.amber : undefined }}
              title={lastAt ? formatDateTime(lastAt, locale) : undefined}
            >
              {lastAt ? formatRelative(lastAt, locale) : t('adminSystem.backup.never')}
            </span>
          ),
        },
        bytes !== null && { name: t('adminSystem.backup.size'), value: formatFileSize(bytes, locale) },
        attempt !== null && {
          name: t('adminSystem.backup.attempt'),
          value: (
            <span css={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
              {formatDateTime(attempt.startedAt, locale)}
              <Badge tone={TONES[attempt.outcome]}>
                {t(`adminSystem.backup.outcomes.${attempt.outcome}`)}
              </Badge>
            </span>
          ),
        },
      ]}
      footer={
        <span css={{ color: tokens.color.muted, overflowWrap: 'anywhere' }}>
          {reason ?? t('adminSystem.backup.how')}
        </span>
      }
    />
  );
}
