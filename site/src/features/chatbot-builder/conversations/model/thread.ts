import type { VisitorMessage } from '@contract';

/** A message in its place: with the day it opens, and the visitor's question that it answers. */
export interface ThreadEntry {
  message: VisitorMessage;
  /** The day's name above the first message of a day; null on the others. */
  day: string | null;
  /** The visitor's last words before a reply; '' on their own messages, or when there are none. */
  question: string;
}

/** Arranges messages for reading. `nameDay` names the day of an instant. */
export const threadOf = (
  messages: readonly VisitorMessage[],
  nameDay: (instant: string) => string,
): ThreadEntry[] => {
  let lastDay: string | null = null;
  let question = '';
  return messages.map((message) => {
    const name = nameDay(message.createdAt);
    const day = name === lastDay ? null : name;
    lastDay = name;
    if (message.sender !== 'visitor') return { message, day, question };
    question = message.text;
    return { message, day, question: '' };
  });
};
