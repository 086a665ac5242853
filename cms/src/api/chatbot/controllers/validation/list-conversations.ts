import { z } from '@strapi/utils';
import { CONVERSATION_FILTERS, LIMITS } from '../../../../contract';
import { isDay } from '../../../../domain/chatbot/days';
import type { ConversationQuery } from '../../conversation-filter';
import type { ExportFormat } from '../../services/export-conversations';

const day = z
  .string()
  .refine((text) => text === '' || isDay(text), 'day')
  .transform((text) => text || null)
  .default(null);

const choice = {
  q: z.string().trim().max(LIMITS.chatbotText.max).default(''),
  from: day,
  to: day,
  filter: z.enum(CONVERSATION_FILTERS).default('all'),
};
const inOrder = ({ from, to }: Pick<ConversationQuery, 'from' | 'to'>) => !from || !to || from <= to;
const range = { path: ['from'], error: 'range' };

export const listConversationsQuery = z
  .object({ ...choice, page: z.coerce.number().int().min(1).max(100_000).default(1) })
  .refine(inOrder, range) satisfies z.ZodType<ConversationQuery & { page: number }>;

export const exportConversationsQuery = z
  .object({ ...choice, format: z.enum(['csv', 'json']) })
  .refine(inOrder, range) satisfies z.ZodType<ConversationQuery & { format: ExportFormat }>;
