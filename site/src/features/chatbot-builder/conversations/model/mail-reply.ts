import type { VisitorMessage } from '@contract';

/** The question that the visitor is to be answered: the last one that the bot could not, else the last of all. */
export const openQuestion = (messages: readonly VisitorMessage[]): string => {
  const failed = messages.findLastIndex(({ sender, answered }) => sender === 'bot' && answered === false);
  const before = failed === -1 ? messages : messages.slice(0, failed);
  return before.findLast(({ sender }) => sender === 'visitor')?.text ?? '';
};

/** A link that begins a mail to a visitor. */
export const mailtoLink = (email: string, { subject, body }: { subject: string; body: string }): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
