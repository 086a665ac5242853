import type { Cents, Cohort, Month, MonthRecurring, MonthRevenue } from '../../contract';
import type { MonthSpan } from './months';

/** What the documents of a product come to in a month. */
export interface RevenueSum {
  month: Month;
  title: string;
  totalCents: Cents;
  vatCents: Cents;
  /** What went back, above zero. */
  creditedCents: Cents;
  documents: number;
}

/** What runs at an instant. */
export interface RunningSum {
  recurringCents: Cents;
  subscriptions: number;
}

/** How many customers came in a month and were there in the same months after it; the lowest bit is the first one. */
export interface CohortSum {
  firstMonth: Month;
  activeMonths: number;
  customers: number;
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

export const revenueOf = (sums: readonly RevenueSum[], months: readonly MonthSpan[]): MonthRevenue[] =>
  months.map(({ month }) => {
    const those = sums.filter((each) => each.month === month);
    return {
      month,
      totalCents: sum(those, ({ totalCents }) => totalCents),
      netCents: sum(those, ({ totalCents, vatCents }) => totalCents - vatCents),
      vatCents: sum(those, ({ vatCents }) => vatCents),
      creditedCents: sum(those, ({ creditedCents }) => creditedCents),
      documents: sum(those, ({ documents }) => documents),
    };
  });

/** What each product brought, what brought most first. */
export const revenueByProduct = (sums: readonly RevenueSum[]): { title: string; totalCents: Cents }[] => {
  const totals = new Map<string, Cents>();
  for (const { title, totalCents } of sums) totals.set(title, (totals.get(title) ?? 0) + totalCents);
  return [...totals]
    .map(([title, totalCents]) => ({ title, totalCents }))
    .sort((one, other) => other.totalCents - one.totalCents || one.title.localeCompare(other.title));
};

/** The instant that a month's subscriptions are counted at: its end, or now. */
export const countedAt = ({ until }: Pick<MonthSpan, 'until'>, now: Date): Date =>
  until < now ? new Date(until.getTime() - 1) : now;

/** The end of a month, or now. */
export const endOf = ({ until }: Pick<MonthSpan, 'until'>, now: Date): Date => (until < now ? until : now);

/** What runs at each of some instants, and how many of those that ran when a month began had ended with it. */
export const recurringOf = (
  months: readonly MonthSpan[],
  now: Date,
  { running, ended }: { running: ReadonlyMap<number, RunningSum>; ended: readonly number[] },
): MonthRecurring[] =>
  months.map((span, index) => {
    const atEnd = running.get(countedAt(span, now).getTime());
    return {
      month: span.month,
      recurringCents: atEnd?.recurringCents ?? 0,
      subscriptions: atEnd?.subscriptions ?? 0,
      ended: ended[index] ?? 0,
      runningBefore: running.get(span.from.getTime())?.subscriptions ?? 0,
    };
  });

/** Who began in which month, and who of them paid, or had paid for the time, in the months after. */
export const cohortsOf = (sums: readonly CohortSum[], months: readonly MonthSpan[]): Cohort[] =>
  months.map(({ month }, index) => {
    const those = sums.filter(({ firstMonth }) => firstMonth === month);
    return {
      month,
      customers: sum(those, ({ customers }) => customers),
      active: months
        .slice(index)
        .map((_, after) =>
          sum(those, ({ activeMonths, customers }) => ((activeMonths >> after) & 1 ? customers : 0)),
        ),
    };
  });
