import type { ChatbotFigures, GetChatbotStatistics } from '../../contract';
import type { RomeHour } from './statistics-hours';

type Statistics = GetChatbotStatistics['response']['data'];

/** What visitors wrote in one hour, and what of it the bot did not answer, or badly. */
export interface HourOfMessages {
  hour: number;
  messages: number;
  unanswered: number;
}
/** The conversations that began in one hour. */
export interface HourOfConversations {
  hour: number;
  conversations: number;
  resolved: number;
  personRequests: number;
}
/** Replies that are alike: how long they took, what they were, what visitors thought of them. */
export interface Replies {
  count: number;
  /** Null where nobody measured it. */
  milliseconds: number | null;
  answered: boolean | null;
  feedback: 'up' | 'down' | null;
}

const sum = <Row>(rows: Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** The time within which so many percent of the replies came: the nearest rank, so a time that really was. */
export const replyTimeWithin = (
  percent: number,
  replies: Pick<Replies, 'milliseconds' | 'count'>[],
): number | null => {
  const times = replies
    .flatMap(({ milliseconds, count }) => (milliseconds === null ? [] : [{ milliseconds, count }]))
    .sort((one, other) => one.milliseconds - other.milliseconds);
  const rank = Math.ceil((percent / 100) * sum(times, ({ count }) => count));
  let reached = 0;
  for (const { milliseconds, count } of times) {
    reached += count;
    if (reached >= rank) return milliseconds;
  }
  return null;
};

/** A period in one row. */
export const figuresOf = (
  messages: HourOfMessages[],
  conversations: HourOfConversations[],
  replies: Replies[],
): ChatbotFigures => {
  const begun = sum(conversations, (row) => row.conversations);
  const countOf = (condition: (row: Replies) => boolean) =>
    sum(replies.filter(condition), ({ count }) => count);
  return {
    conversations: begun,
    messages: sum(messages, (row) => row.messages),
    answered: countOf(({ answered, feedback }) => answered === true && feedback !== 'down'),
    unanswered: countOf(({ answered, feedback }) => answered === false || feedback === 'down'),
    resolvedShare: begun === 0 ? null : sum(conversations, (row) => row.resolved) / begun,
    responseTimeP50: replyTimeWithin(50, replies),
    responseTimeP95: replyTimeWithin(95, replies),
    thumbsUp: countOf(({ feedback }) => feedback === 'up'),
    thumbsDown: countOf(({ feedback }) => feedback === 'down'),
    personRequests: sum(conversations, (row) => row.personRequests),
  };
};

/** Day by day and over the week, every hour of the period counted, the silent ones too. */
export const spreadOver = (
  hours: RomeHour[],
  messages: HourOfMessages[],
  conversations: HourOfConversations[],
): Pick<Statistics, 'days' | 'heat'> => {
  const messagesByHour = new Map(messages.map((row) => [row.hour, row]));
  const begun = new Map(conversations.map((row) => [row.hour, row]));
  const heat = Array.from({ length: 7 }, () => Array<number>(24).fill(0));
  const days = new Map<string, Statistics['days'][number]>();
  for (const { hour, day, weekday, clock } of hours) {
    const written = messagesByHour.get(hour);
    const total = days.get(day) ?? { day, conversations: 0, messages: 0, unanswered: 0 };
    total.conversations += begun.get(hour)?.conversations ?? 0;
    total.messages += written?.messages ?? 0;
    total.unanswered += written?.unanswered ?? 0;
    days.set(day, total);
    const row = heat[weekday];
    if (row) row[clock] = (row[clock] ?? 0) + (written?.messages ?? 0);
  }
  return { days: [...days.values()], heat };
};
