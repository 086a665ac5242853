import { DESIGN_DEFAULTS, type ChatbotVersion } from '../../contract';
import type { PublishedContent } from './chatbot-row';
import { toInstant } from './to-chatbot';

export interface ChatbotVersionRow {
  id: number;
  number: number;
  snapshot: PublishedContent;
  createdAt: string | Date;
}

/** Row → contract. `current` is the number of the publication that visitors meet. */
export const toChatbotVersion = (row: ChatbotVersionRow, current: number | null): ChatbotVersion => ({
  number: row.number,
  publishedAt: toInstant(row.createdAt),
  current: row.number === current,
  snapshot: { ...row.snapshot, design: { ...DESIGN_DEFAULTS, ...row.snapshot.design } },
});
