import type { GetSocialStatistics } from '@contract';
import { useLocale, useT } from '../../../../i18n';
import { formatDay } from '../../../../lib/days';
import { Group } from '../../../../shared/builder/section';
import { ColumnChart } from '../../../../charts/column-chart';
import { AsTable } from '../../../../charts/as-table';
import { Table } from '../../../../ui/table';
import { figure } from './figure';

type Day = GetSocialStatistics['response']['data']['days'][number];
const FULL = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const SHORT = { day: 'numeric', month: 'short' } as const;

/** All of a day together; null while no network has said anything of it, which is not zero. */
const interactionsOf = ({ likes, comments, shares }: Day): number | null => {
  const known = [likes, comments, shares].filter((value) => value !== null);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null;
};
const heightOf = (day: Day): number => interactionsOf(day) ?? 0;

/** Likes, comments and shares together, by the day of publication; the same as a table. */
export function InteractionsChart({ days }: { days: Day[] }) {
  const t = useT();
  const { locale } = useLocale();
  const total = days.reduce((sum, day) => sum + heightOf(day), 0);
  const best = days.reduce<Day | undefined>(
    (found, day) => (!found || heightOf(day) > heightOf(found) ? day : found),
    undefined,
  );
  const max = best ? heightOf(best) : 0;
  const summary =
    best && max > 0
      ? t('socialPosts.statistics.chart', { total, max, day: formatDay(best.day, locale, FULL) })
      : t('socialPosts.statistics.chartEmpty');
  const [first, last] = [days[0], days.at(-1)];
  const titleOf = (day: Day): string => {
    const interactions = interactionsOf(day);
    const of = { day: formatDay(day.day, locale, FULL), count: day.posts };
    if (day.posts === 0) return t('socialPosts.statistics.barNone', of);
    return interactions === null
      ? t('socialPosts.statistics.barUnknown', of)
      : t('socialPosts.statistics.bar', { ...of, interactions: figure(interactions, locale) });
  };
  return (
    <Group title={t('socialPosts.statistics.byDay')} lead={summary}>
      {max > 0 && (
        <ColumnChart
          label={summary}
          height={150}
          ends={first && last && [formatDay(first.day, locale, SHORT), formatDay(last.day, locale, SHORT)]}
          columns={days.map((day) => ({
            key: day.day,
            parts: [interactionsOf(day)],
            title: titleOf(day),
          }))}
        />
      )}
      <AsTable label={t('socialPosts.statistics.asTable')}>
        <Table
          label={t('socialPosts.statistics.byDay')}
          rows={[...days].reverse()}
          rowKey={({ day }) => day}
          columns={[
            {
              id: 'day',
              header: t('socialPosts.statistics.columns.day'),
              rowHeader: true,
              cell: ({ day }) => formatDay(day, locale, FULL),
            },
            ...(['posts', 'likes', 'comments', 'shares'] as const).map((name) => ({
              id: name,
              header:
                name === 'posts'
                  ? t('socialPosts.statistics.columns.posts')
                  : t(`socialPosts.statistics.${name}`),
              align: 'end' as const,
              cell: (day: Day) => figure(day[name], locale),
            })),
          ]}
        />
      </AsTable>
    </Group>
  );
}
