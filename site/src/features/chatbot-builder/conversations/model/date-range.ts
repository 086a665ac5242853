export interface DateRange {
  from: string;
  to: string;
}
export type RangeProblem = 'both' | 'future' | 'order';

/** Why a range of days cannot filter the history (spec/admin-builders-widget.md §5), or `null` when it can. */
export const rangeProblem = ({ from, to }: DateRange, today: string): RangeProblem | null => {
  if (!from || !to) return 'both';
  if (to > today) return 'future';
  return from > to ? 'order' : null;
};
