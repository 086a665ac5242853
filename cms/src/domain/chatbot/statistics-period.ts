import { STATISTICS_LIMITS, type Day, type StatisticsPeriod } from '../../contract';
import { addDays, daysBetween } from './days';

export interface DayRange {
  from: Day;
  to: Day;
}
export interface PeriodQuery {
  period: StatisticsPeriod;
  from: Day | null;
  to: Day | null;
}

const LAST_DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;

/** Which field of a query breaks which rule, or null when it can be answered (spec/admin-builders-widget.md §5 for the days). */
export const periodProblem = (
  { period, from, to }: PeriodQuery,
  today: Day,
): { field: 'from' | 'to'; rule: 'required' | 'future' | 'range' | 'max' } | null => {
  if (period !== 'custom') return null;
  if (!from) return { field: 'from', rule: 'required' };
  if (!to) return { field: 'to', rule: 'required' };
  if (to > today) return { field: 'to', rule: 'future' };
  if (from > to) return { field: 'from', rule: 'range' };
  return daysBetween(from, to) > STATISTICS_LIMITS.maxDays ? { field: 'from', rule: 'max' } : null;
};

/** The days that a query without a problem is about. */
export const daysOfPeriod = ({ period, from, to }: PeriodQuery, today: Day): DayRange => {
  if (period === 'custom') return { from: from ?? today, to: to ?? today };
  if (period === 'month') return { from: `${today.slice(0, 8)}01`, to: today };
  return { from: addDays(today, 1 - LAST_DAYS[period]), to: today };
};

/** As many days, just before. */
export const daysBefore = ({ from, to }: DayRange): DayRange => ({
  from: addDays(from, -daysBetween(from, to)),
  to: addDays(from, -1),
});
