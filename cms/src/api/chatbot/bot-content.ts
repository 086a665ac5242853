import { DESIGN_DEFAULTS, type PublishedBot } from '../../contract';
import type { ChatbotRow } from './chatbot-row';

/** What the owner is preparing: the next publication puts it before visitors. */
export const draftContent = (row: ChatbotRow): PublishedBot => ({
  design: { ...DESIGN_DEFAULTS, ...row.design },
  instructions: row.instructions ?? '',
  tone: row.tone,
  language: row.language,
  fallbackText: row.fallbackText ?? '',
  contactEmail: row.contactEmail ?? '',
  contactUrl: row.contactUrl ?? '',
  privacyUrl: row.privacyUrl ?? '',
});

/** What visitors meet, or null before the first publication. A field that is younger than the publication has its default. */
export const publishedContent = ({ published }: ChatbotRow): PublishedBot | null =>
  published && { ...published, design: { ...DESIGN_DEFAULTS, ...published.design } };
