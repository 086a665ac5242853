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
import { ApiError } from '../../../../http/api-error';
import type { NewMessage } from '../../services/open-message';

const clientId = z.uuid();
const id = z.string().regex(/^[a-z0-9]{10,40}$/);
const locale = z.enum(LOCALES).optional();

const send = z
  .strictObject({
    clientId,
    conversationId: id.optional(),
    text: z.string().trim(),
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
  });

const regenerate = z.strictObject({ clientId, locale }) satisfies z.ZodType<RegenerateReply['request']>;

const update = z
  .strictObject({
    title: z.string().trim().min(1, 'required').max(ASSISTANT_LIMITS.title, 'max').optional(),
    archived: z.boolean().optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    path: ['title'],
    error: 'required',
  }) satisfies z.ZodType<UpdateAssistantConversation['request']>;

const list = z.object({
  q: z.string().trim().max(ASSISTANT_LIMITS.query).default(''),
  archived: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

const exportQuery = z.object({ format: z.enum(CONVERSATION_FORMATS), locale });
const readQuery = z.object({ before: id.optional() });

/** Refuses what is too long by its own code, before anything else is looked at. */
export const validateSend = (body: unknown): NewMessage & { locale?: Locale } => {
  const text: unknown = (body as { text?: unknown } | null)?.text;
  if (typeof text === 'string' && text.length > ASSISTANT_LIMITS.message)
    throw new ApiError('MESSAGE_TOO_LONG', { max: ASSISTANT_LIMITS.message });
  return send.parse(body);
};
export const validateRegenerate = (body: unknown): RegenerateReply['request'] => regenerate.parse(body);
export const validateUpdate = (body: unknown): UpdateAssistantConversation['request'] => update.parse(body);
export const validateList = (query: unknown): Required<ListAssistantConversations['query']> =>
  list.parse(query);
export const validateExport = (query: unknown): z.infer<typeof exportQuery> => exportQuery.parse(query);
export const validateRead = (query: unknown): z.infer<typeof readQuery> => readQuery.parse(query);
