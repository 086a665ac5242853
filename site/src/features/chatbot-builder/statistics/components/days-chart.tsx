import type { GetChatbotStatistics } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatNumber } from '../../../../lib/numbers';
import { Table } from '../../../../ui/table';
import { tokens } from '../../../../ui/tokens';
import { barsOf, type Bar } from '../model/day-bars';
import { Group } from '../../../../shared/builder/section';
import { AsTable } from '../../../../charts/as-table';
import { ColumnChart } from '../../../../charts/column-chart';
import { fullDay, numericDay, shortDay } from './day-words';
import { Legend } from '../../../../charts/legend';

type Days = GetChatbotStatistics['response']['data']['days'];

const HEIGHT = 160;
const COLORS = [tokens.color.green, tokens.color.amber] as const;

/** Messages day by day, or by week where days would be hairs; the part that the bot could not answer marked. */
export function DaysChart({ days }: { days: Days }) {
  const t = useT();
  const { locale } = useLocale();
  const bars = barsOf(days);
  const weekly = bars.some(({ from, to }) => from !== to);
  const when = ({ from, to }: Bar, word = shortDay) =>
    from === to ? word(from, locale) : `${word(from, locale)} – ${word(to, locale)}`;
  const highest = bars.reduce<Bar | undefined>(
    (best, bar) => (!best || bar.messages > best.messages ? bar : best),
    undefined,
  );
  const max = highest?.messages ?? 0;
  const summary =
    highest && max > 0
      ? t('builderStatistics.chart', {
          total: days.reduce((sum, { messages }) => sum + messages, 0),
          max,
          when: when(highest, fullDay),
        })
      : t('builderStatistics.chartEmpty');
  const [first, last] = [bars[0], bars.at(-1)];

  return (
    <Group title={t(weekly ? 'builderStatistics.perWeek' : 'builderStatistics.perDay')} lead={summary}>
      <div css={{ display: 'grid', gap: 8, minWidth: 0 }}>
        <ColumnChart
          label={summary}
          height={HEIGHT}
          colors={COLORS}
          ends={first && last && [shortDay(first.from, locale), shortDay(last.to, locale)]}
          columns={bars.map((bar) => {
            const unanswered = Math.min(bar.unanswered, bar.messages);
            return {
              key: bar.from,
              parts: [bar.messages - unanswered, unanswered],
              title: t('builderStatistics.bar', {
                when: when(bar, fullDay),
                messages: bar.messages,
                unanswered: bar.unanswered,
              }),
            };
          })}
        />
        <Legend
          entries={[
            { color: COLORS[0], text: t('builderStatistics.legendMessages') },
            { color: COLORS[1], text: t('builderStatistics.legendUnanswered') },
          ]}
        />
      </div>
      <AsTable label={t('builderStatistics.asTable')}>
        <Table
          label={t('builderStatistics.perDay')}
          rows={[...days].reverse()}
          rowKey={({ day }) => day}
          columns={[
            {
              id: 'day',
              header: t('builderStatistics.columns.day'),
              rowHeader: true,
              cell: ({ day }) => numericDay(day, locale),
            },
            ...(['conversations', 'messages', 'unanswered'] as const).map((name) => ({
              id: name,
              header: t(`builderStatistics.columns.${name}`),
              align: 'end' as const,
              cell: (row: Days[number]) => formatNumber(row[name], locale),
            })),
          ]}
        />
      </AsTable>
    </Group>
  );
}
