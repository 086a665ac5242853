import type { GetChatbotStatistics, Locale } from '../contract';

const COLUMNS: Record<Locale, string[]> = {
  it: ['Giorno', 'Conversazioni', 'Messaggi', 'Senza risposta'],
  en: ['Day', 'Conversations', 'Messages', 'Unanswered'],
};

/** As an Italian Excel opens it by double click: semicolons, its line ends, and a mark that says UTF-8. */
export const daysAsCsv = (days: GetChatbotStatistics['response']['data']['days'], locale: Locale): string => {
  const rows = days.map(({ day, conversations, messages, unanswered }) => [
    day.split('-').reverse().join('/'),
    conversations,
    messages,
    unanswered,
  ]);
  return `\ufeff${[COLUMNS[locale], ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
};
