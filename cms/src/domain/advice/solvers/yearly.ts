import type { Mention } from '../mention';

/** An amount as it is per year. */
export const yearly = ({ value, period }: Mention): number =>
  value *
  (period === 'month'
    ? 12
    : period === 'two-months'
      ? 6
      : period === 'quarter'
        ? 4
        : period === 'half-year'
          ? 2
          : period === 'week'
            ? 52
            : 1);
