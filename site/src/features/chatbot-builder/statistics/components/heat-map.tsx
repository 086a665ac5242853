import { useLocale, useT } from '../../../../i18n';
import { formatNumber } from '../../../../lib/numbers';
import { Table } from '../../../../ui/table';
import { Group } from '../../../../shared/builder/section';
import { HeatGrid } from '../../../../charts/heat-grid';
import { AsTable } from '../../../../charts/as-table';
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
      <HeatGrid
        label={summary || t('builderStatistics.chartEmpty')}
        rows={heat.map((hours, weekday) => ({
          label: weekdayName(weekday, locale, 'short'),
          cells: hours.map((count, hour) => ({
            value: count,
            title: t('builderStatistics.heatCell', { ...at(weekday, hour), count }),
          })),
        }))}
        columns={HOURS.map((hour) => (MARKED_HOURS.includes(hour) ? String(hour) : ''))}
        few={t('builderStatistics.heatFew')}
        many={t('builderStatistics.heatMany')}
      />
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
