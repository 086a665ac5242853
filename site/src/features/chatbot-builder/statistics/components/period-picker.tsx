import { STATISTICS_PERIODS, type GetChatbotStatistics } from '@contract';
import { useState } from 'react';
import { useLocale, useT } from '../../../../i18n';
import { tokens } from '../../../../ui/tokens';
import type { ChosenPeriod } from '../model/statistics-period';
import { useBuilderState } from '../../components/builder-context';
import { DateRangeDialog } from '../../conversations/components/date-range-dialog';
import { daysIn, fullDay } from './day-words';

interface PeriodPickerProps {
  chosen: ChosenPeriod;
  /** The days as the server counts them, once it has. */
  days: GetChatbotStatistics['response']['data']['period'] | undefined;
  onChoose: (chosen: ChosenPeriod) => void;
}

/** Over which days to look, and with which they are compared. */
export function PeriodPicker({ chosen, days, onChoose }: PeriodPickerProps) {
  const t = useT();
  const { locale } = useLocale();
  const retention = useBuilderState(({ chatbot }) => chatbot.retentionDays);
  const [asking, setAsking] = useState(false);
  const count = days ? daysIn(days) : 0;
  return (
    <div css={{ display: 'grid', gap: 8 }}>
      <div
        role="group"
        aria-label={t('builderStatistics.period')}
        css={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}
      >
        {STATISTICS_PERIODS.map((period) => (
          <button
            key={period}
            type="button"
            aria-pressed={period === chosen.period}
            aria-haspopup={period === 'custom' ? 'dialog' : undefined}
            onClick={() => (period === 'custom' ? setAsking(true) : onChoose({ period }))}
            css={{
              minHeight: 40,
              padding: '6px 14px',
              border: `1.5px solid ${tokens.color.lineStrong}`,
              borderRadius: tokens.radius.full,
              background: tokens.color.surface,
              color: tokens.color.ink,
              fontWeight: 600,
              fontSize: tokens.size.s,
              '&:hover': { borderColor: tokens.color.ink },
              '&[aria-pressed=true]': {
                background: tokens.color.ink,
                borderColor: tokens.color.ink,
                color: tokens.color.paper,
              },
            }}
          >
            {t(`builderStatistics.periods.${period}`)}
          </button>
        ))}
      </div>
      {days && (
        <p role="status" css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {t(count === 1 ? 'builderStatistics.day' : 'builderStatistics.range', {
            from: fullDay(days.from, locale),
            to: fullDay(days.to, locale),
          })}
          {'. '}
          {count === 1
            ? t('builderStatistics.comparedWithOne')
            : t('builderStatistics.comparedWith', { count })}
          {count * 2 > retention && ` ${t('builderStatistics.retention', { count: retention })}`}
        </p>
      )}
      <DateRangeDialog
        open={asking}
        from={chosen.period === 'custom' ? chosen.from : ''}
        to={chosen.period === 'custom' ? chosen.to : ''}
        onClose={() => setAsking(false)}
        onApply={({ from, to }) => onChoose(from && to ? { period: 'custom', from, to } : { period: '30d' })}
      />
    </div>
  );
}
