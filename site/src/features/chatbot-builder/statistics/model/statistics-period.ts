import { STATISTICS_PERIODS, type StatisticsPeriod } from '@contract';

/** The days that the statistics are about, as the address says them. */
export type ChosenPeriod =
  { period: Exclude<StatisticsPeriod, 'custom'> } | { period: 'custom'; from: string; to: string };

const DEFAULT: ChosenPeriod = { period: '30d' };

/** The period an address asks for; thirty days when it asks for none, or for days without both ends. */
export const periodOf = (search: URLSearchParams): ChosenPeriod => {
  const requested = search.get('period');
  const period = STATISTICS_PERIODS.find((known) => known === requested);
  if (!period) return DEFAULT;
  if (period !== 'custom') return { period };
  const [from, to] = [search.get('from'), search.get('to')];
  return from && to ? { period, from, to } : DEFAULT;
};

/** The same as a query, for the address and for the server. */
export const queryOf = (chosen: ChosenPeriod): Record<'period' | 'from' | 'to', string> => ({
  period: chosen.period,
  from: chosen.period === 'custom' ? chosen.from : '',
  to: chosen.period === 'custom' ? chosen.to : '',
});
