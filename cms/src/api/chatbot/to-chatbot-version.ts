import { DESIGN_DEFAULTS, type ChatbotVersion } from '../../contract';
import type { CHATBOT_VERSION } from './chatbot-row';
import type { Row } from '../../database/row';
import { instantOf } from '../../database/date-of';

export type ChatbotVersionRow = Row<typeof CHATBOT_VERSION>;

/** Row → contract. `current` is the number of the publication that visitors meet. */
export const toChatbotVersion = (row: ChatbotVersionRow, current: number | null): ChatbotVersion => ({
  number: row.number,
  publishedAt: instantOf(row.createdAt),
  current: row.number === current,
  snapshot: { ...row.snapshot, design: { ...DESIGN_DEFAULTS, ...row.snapshot.design } },
});
