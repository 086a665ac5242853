import { z } from '@strapi/utils';
import {
  ASSISTANT_LIMITS,
  CONVERSATION_FORMATS,
  LOCALES,
  type ListAssistantConversations,
  type Locale,
  type RegenerateReply,
  type UpdateAssistantConversation,
} from '../../../../contract';
import { messageText } from '../../../../http/message-text';
import type { NewMessage } from '../../services/open-message';

const clientId = z.uuid();
const id = z.string().regex(/^[a-z0-9]{10,40}$/);
const locale = z.enum(LOCALES).optional();

export const sendRequest = z
  .strictObject({
    clientId,
    conversationId: id.optional(),
    text: messageText(ASSISTANT_LIMITS.message),
    attachmentIds: z
      .array(id)
      .max(50)
      .default([])
      .transform((ids) => [...new Set(ids)]),
    replaces: id.optional(),
    locale,
  })
  .refine(({ text, attachmentIds }) => text !== '' || attachmentIds.length > 0, {
    path: ['text'],
    error: 'required',
  })
  .refine(({ replaces, conversationId }) => replaces === undefined || conversationId !== undefined, {
    path: ['conversationId'],
    error: 'required',
  }) satisfies z.ZodType<NewMessage & { locale?: Locale }>;

export const regenerateRequest = z.strictObject({ clientId, locale }) satisfies z.ZodType<
  RegenerateReply['request']
>;

export const updateRequest = z
  .strictObject({
    title: z.string().trim().min(1, 'required').max(ASSISTANT_LIMITS.title, 'max').optional(),
    archived: z.boolean().optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    path: ['title'],
    error: 'required',
  }) satisfies z.ZodType<UpdateAssistantConversation['request']>;

export const listQuery = z.object({
  q: z.string().trim().max(ASSISTANT_LIMITS.query).default(''),
  archived: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
}) satisfies z.ZodType<Required<ListAssistantConversations['query']>>;

export const exportQuery = z.object({ format: z.enum(CONVERSATION_FORMATS), locale });
export const readQuery = z.object({ before: id.optional() });
