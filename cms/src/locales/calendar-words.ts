import type { Locale } from '../contract';

/** What a consultation is called in a customer's calendar. */
export const CALENDAR_WORDS: Record<
  Locale,
  { summary: string; description: (words: { meetingUrl: string; note: string; listUrl: string }) => string }
> = {
  it: {
    summary: 'Consulenza AI Business Strategy',
    description: ({ meetingUrl, note, listUrl }) =>
      [
        `Link della video-consulenza: ${meetingUrl}`,
        ...(note ? [`Nota: ${note}`] : []),
        `Per spostarla o annullarla: ${listUrl}`,
      ].join('\n'),
  },
  en: {
    summary: 'AI Business Strategy consultation',
    description: ({ meetingUrl, note, listUrl }) =>
      [
        `Link of the video consultation: ${meetingUrl}`,
        ...(note ? [`Note: ${note}`] : []),
        `To move or cancel it: ${listUrl}`,
      ].join('\n'),
  },
};
