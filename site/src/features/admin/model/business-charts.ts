import type { BusinessFigure, GetBusiness } from '@contract';

type Business = GetBusiness['response']['data'];

/** The address of a figure's rows, below the dashboard's. */
export const rowsAddress = (figure: BusinessFigure, filter: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ rows: figure, ...filter }).toString()}`;

export interface WeekAhead {
  from: string;
  to: string;
  count: number;
  amountCents: number;
}

/** The days ahead by sevens: a column for each day would be a hair. */
export const weeksAhead = (days: Business['renewals']): WeekAhead[] => {
  const weeks: WeekAhead[] = [];
  for (let at = 0; at < days.length; at += 7) {
    const week = days.slice(at, at + 7);
    weeks.push({
      from: week[0]?.day ?? '',
      to: week.at(-1)?.day ?? '',
      count: week.reduce((total, { count }) => total + count, 0),
      amountCents: week.reduce((total, { amountCents }) => total + amountCents, 0),
    });
  }
  return weeks;
};

/** All of several figures together. */
export const totalOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** How many hundredths of those who were there when a month began have left. */
export const churnPercent = ({
  ended,
  runningBefore,
}: Pick<Business['recurring'][number], 'ended' | 'runningBefore'>): number =>
  runningBefore === 0 ? 0 : Math.round((ended / runningBefore) * 1000) / 10;
