import { z } from '@strapi/utils';
import { LIMITS } from '../../../../contract';
import type { ConversationFilter } from '../../services/visitor-conversations';

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  new Date(`${text}T00:00:00Z`).toString() !== 'Invalid Date' &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
const day = z
  .string()
  .refine((text) => text === '' || isDay(text), 'day')
  .transform((text) => text || null)
  .default(null);

const query = z
  .object({
    q: z.string().trim().max(LIMITS.chatbotText.max).default(''),
    from: day,
    to: day,
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { path: ['from'], error: 'range' });

export const validateListConversations = (input: unknown): ConversationFilter => query.parse(input);
