import { z } from '@strapi/utils';
import { isEmail, LIMITS } from '../../../../contract';
import { oneLine } from '../../../../domain/chatbot/visitor-facts';
import { messageName, name } from './widget-requests';

const place = { install_id: name, sessionId: z.string().min(1).max(64) };
const proof = { ...place, session_token: z.string().max(200) };

export const proofRequest = z.object(proof);

export const handoverRequest = z.object({
  ...proof,
  email: z.string().trim().refine(isEmail, 'email'),
  note: z.string().trim().max(LIMITS.reply.max).default(''),
});

export const feedbackRequest = z.object({
  ...proof,
  reply_id: z.string().regex(/^[\w-]{1,64}$/),
  value: z.enum(['up', 'down']).nullable(),
  reason: z
    .string()
    .max(LIMITS.feedbackReason.max)
    .transform((text) => oneLine(text))
    .default(''),
});

export const stopRequest = z.object({ ...proof, message_id: messageName });

export const eventsQuery = z.object(place);

export const historyQuery = z.object({
  ...place,
  before: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .nullable()
    .default(null),
});
