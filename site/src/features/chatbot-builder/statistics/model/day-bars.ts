import type { GetChatbotStatistics } from '@contract';

type Days = GetChatbotStatistics['response']['data']['days'];

/** A bar of the chart: a day, or the seven from `from` on. */
export interface Bar {
  from: string;
  to: string;
  messages: number;
  unanswered: number;
}

/** More bars than these cannot be told apart on a phone. */
const MAX_BARS = 62;

/** The days as bars, by week where they are many. */
export const barsOf = (days: Days): Bar[] => {
  const width = days.length > MAX_BARS ? 7 : 1;
  const bars: Bar[] = [];
  for (let at = 0; at < days.length; at += width) {
    const group = days.slice(at, at + width);
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) continue;
    bars.push({
      from: first.day,
      to: last.day,
      messages: group.reduce((sum, { messages }) => sum + messages, 0),
      unanswered: group.reduce((sum, { unanswered }) => sum + unanswered, 0),
    });
  }
  return bars;
};
