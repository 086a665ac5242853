import type { BillingPeriod } from '../../contract';

/**
 * The end of a period that begins now, or `null` for what is bought once. A month begun on the 31st ends on the last
 * day of a shorter one, as subscriptions do everywhere, and never slips into the month after.
 */
export const periodEnd = (start: Date, period: BillingPeriod): Date | null => {
  if (period === 'once') return null;
  const end = new Date(start);
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + (period === 'month' ? 1 : 12));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end;
};
