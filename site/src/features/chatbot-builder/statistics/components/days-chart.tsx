import type { GetChatbotStatistics } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatNumber } from '../../../../lib/numbers';
import { Table } from '../../../../ui/table';
import { tokens } from '../../../../ui/tokens';
import { barsOf, type Bar } from '../model/day-bars';
import { Group } from '../../../../shared/builder/section';
import { AsTable } from '../../../../shared/charts/as-table';
import { fullDay, numericDay, shortDay } from './day-words';
import { Legend } from '../../../../shared/charts/legend';

type Days = GetChatbotStatistics['response']['data']['days'];

const HEIGHT = 160;

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
        <div
          role="img"
          aria-label={summary}
          css={{
            display: 'flex',
            alignItems: 'flex-end',
            gap: bars.length > 31 ? 1 : 3,
            height: HEIGHT,
            borderBottom: `1.5px solid ${tokens.color.lineStrong}`,
          }}
        >
          {bars.map((bar) => (
            <Column
              key={bar.from}
              {...bar}
              max={max}
              title={t('builderStatistics.bar', {
                when: when(bar, fullDay),
                messages: bar.messages,
                unanswered: bar.unanswered,
              })}
            />
          ))}
        </div>
        <div
          aria-hidden
          css={{
            display: 'flex',
            justifyContent: 'space-between',
            color: tokens.color.muted,
            fontSize: tokens.size.xs,
          }}
        >
          <span>{first && shortDay(first.from, locale)}</span>
          <span>{last && shortDay(last.to, locale)}</span>
        </div>
        <Legend
          entries={[
            { color: tokens.color.green, text: t('builderStatistics.legendMessages') },
            { color: tokens.color.amber, text: t('builderStatistics.legendUnanswered') },
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

interface ColumnProps extends Bar {
  max: number;
  title: string;
}

function Column({ messages, unanswered, max, title }: ColumnProps) {
  const share = (value: number) => `${max > 0 ? (value / max) * 100 : 0}%`;
  const unknown = Math.min(unanswered, messages);
  return (
    <span
      title={title}
      css={{
        flex: '1 1 0',
        minWidth: 0,
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        '&:hover': { background: tokens.color.line },
      }}
    >
      <span
        css={{
          background: tokens.color.amber,
          borderRadius: '3px 3px 0 0',
          // A step of pattern beside the colour.
          backgroundImage:
            'repeating-linear-gradient(45deg, transparent 0 3px, color-mix(in srgb, var(--surface) 55%, transparent) 3px 5px)',
        }}
        style={{ height: share(unknown) }}
      />
      <span
        css={{ background: tokens.color.green }}
        style={{ height: share(messages - unknown), borderRadius: unknown > 0 ? 0 : '3px 3px 0 0' }}
      />
    </span>
  );
}
