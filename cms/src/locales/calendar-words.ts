import type { Locale } from '../contract';

interface CalendarFacts {
  consultant: string;
  meetingUrl: string;
  note: string;
  listUrl: string;
}

/** What a consultation is called in a customer's calendar. */
export const CALENDAR_WORDS: Record<
  Locale,
  { summary: string; description: (words: CalendarFacts) => string }
> = {
  it: {
    summary: 'Consulenza AI Business Strategy',
    description: ({ consultant, meetingUrl, note, listUrl }) =>
      [
        `Consulente: ${consultant}`,
        `Link della video-consulenza: ${meetingUrl}`,
        ...(note ? [`Nota: ${note}`] : []),
        `Per spostarla o annullarla: ${listUrl}`,
      ].join('\n'),
  },
  en: {
    summary: 'AI Business Strategy consultation',
    description: ({ consultant, meetingUrl, note, listUrl }) =>
      [
        `Consultant: ${consultant}`,
        `Link of the video consultation: ${meetingUrl}`,
        ...(note ? [`Note: ${note}`] : []),
        `To move or cancel it: ${listUrl}`,
      ].join('\n'),
  },
};
