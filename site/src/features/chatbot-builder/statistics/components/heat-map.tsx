import { Fragment } from 'react';
import { useLocale, useT } from '../../../../i18n';
import { formatNumber } from '../../../../lib/numbers';
import { Table } from '../../../../ui/table';
import { tokens } from '../../../../ui/tokens';
import { Group } from '../../../../shared/builder/section';
import { AsTable } from '../../../../shared/charts/as-table';
import { clock, weekdayName } from './day-words';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const MARKED_HOURS = [0, 6, 12, 18];

/** At which hours of which days people write. */
export function HeatMap({ heat }: { heat: readonly (readonly number[])[] }) {
  const t = useT();
  const { locale } = useLocale();
  const peak = peakOf(heat);
  const at = (weekday: number, hour: number) => ({
    weekday: weekdayName(weekday, locale, 'long'),
    from: clock(hour),
    to: clock(hour + 1),
  });
  const summary = peak ? t('builderStatistics.heatPeak', at(peak.weekday, peak.hour)) : '';
  return (
    <Group
      title={t('builderStatistics.heat')}
      lead={[t('builderStatistics.heatLead'), summary].filter(Boolean).join(' ')}
    >
      <div
        role="img"
        aria-label={summary || t('builderStatistics.chartEmpty')}
        css={{
          display: 'grid',
          gridTemplateColumns: 'auto repeat(24, minmax(0, 1fr))',
          gap: 2,
          alignItems: 'center',
          color: tokens.color.muted,
          fontSize: tokens.size.xs,
        }}
      >
        {heat.map((hours, weekday) => (
          <Fragment key={weekday}>
            <span css={{ paddingRight: 6 }}>{weekdayName(weekday, locale, 'short')}</span>
            {hours.map((count, hour) => (
              <Cell
                key={hour}
                share={peak ? count / peak.count : 0}
                title={t('builderStatistics.heatCell', { ...at(weekday, hour), count })}
              />
            ))}
          </Fragment>
        ))}
        <span />
        {HOURS.map((hour) => (
          <span key={hour} css={{ whiteSpace: 'nowrap', width: 0 }}>
            {MARKED_HOURS.includes(hour) ? hour : ''}
          </span>
        ))}
      </div>
      <div
        aria-hidden
        css={{
          display: 'flex',
          gap: 6,
          alignItems: 'center',
          color: tokens.color.muted,
          fontSize: tokens.size.xs,
        }}
      >
        {t('builderStatistics.heatFew')}
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <span key={share} css={{ width: 20 }}>
            <Cell share={share} />
          </span>
        ))}
        {t('builderStatistics.heatMany')}
      </div>
      <AsTable label={t('builderStatistics.asTable')}>
        <Table
          label={t('builderStatistics.heat')}
          rows={HOURS}
          rowKey={String}
          columns={[
            {
              id: 'hour',
              header: t('builderStatistics.columns.hour'),
              rowHeader: true,
              cell: (hour: number) => clock(hour),
            },
            ...heat.map((hours, weekday) => ({
              id: String(weekday),
              header: weekdayName(weekday, locale, 'short'),
              align: 'end' as const,
              cell: (hour: number) => formatNumber(hours[hour] ?? 0, locale),
            })),
          ]}
        />
      </AsTable>
    </Group>
  );
}

const peakOf = (heat: readonly (readonly number[])[]) => {
  let peak: { weekday: number; hour: number; count: number } | null = null;
  for (const [weekday, hours] of heat.entries())
    for (const [hour, count] of hours.entries())
      if (count > (peak?.count ?? 0)) peak = { weekday, hour, count };
  return peak;
};

function Cell({ share, title }: { share: number; title?: string }) {
  return (
    <span
      title={title}
      css={{ display: 'block', height: 18, borderRadius: 3, background: tokens.color.line }}
    >
      <span
        css={{ display: 'block', height: '100%', borderRadius: 3, background: tokens.color.green }}
        // One message must be told from none.
        style={{ opacity: share > 0 ? 0.2 + 0.8 * share : 0 }}
      />
    </span>
  );
}
