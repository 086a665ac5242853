import { shortened } from '../embedded/sources-of';
import type { HistoryMessage } from '../port';
import { cleanQuestion } from '../text/clean-question';

const MOST = { question: 90, total: 800 } as const;

/** What somebody asked in the turns that no longer fit, in a line each: what the conversation is about is not forgotten. */
export const earlierQuestions = (history: readonly HistoryMessage[]): string[] => {
  const lines: string[] = [];
  let length = 0;
  for (const { role, text } of [...history].reverse()) {
    if (role !== 'user') continue;
    const line = shortened(cleanQuestion(text), MOST.question);
    length += line.length;
    if (length > MOST.total) break;
    if (line !== '') lines.unshift(line);
  }
  return lines;
};
