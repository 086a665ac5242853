import { z } from '@strapi/utils';
import { isEmail, LIMITS } from '../../../../contract';
import { oneLine } from '../../../../domain/chatbot/visitor-facts';
import { messageName, name } from './widget-requests';

const place = { install_id: name, sessionId: z.string().min(1).max(64) };
const proof = { ...place, session_token: z.string().max(200) };

const proofOnly = z.object(proof);
export const validateProof = (body: unknown): z.output<typeof proofOnly> => proofOnly.parse(body);

const handover = z.object({
  ...proof,
  email: z.string().trim().refine(isEmail, 'email'),
  note: z.string().trim().max(LIMITS.reply.max).default(''),
});
export const validateHandover = (body: unknown): z.output<typeof handover> => handover.parse(body);

const feedback = z.object({
  ...proof,
  reply_id: z.string().regex(/^[\w-]{1,64}$/),
  value: z.enum(['up', 'down']).nullable(),
  reason: z
    .string()
    .max(LIMITS.feedbackReason.max)
    .transform((text) => oneLine(text))
    .default(''),
});
export const validateFeedback = (body: unknown): z.output<typeof feedback> => feedback.parse(body);

const stop = z.object({ ...proof, message_id: messageName });
export const validateStop = (body: unknown): z.output<typeof stop> => stop.parse(body);

const events = z.object(place);
export const validateEvents = (query: unknown): z.output<typeof events> => events.parse(query);

const history = z.object({
  ...place,
  before: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .nullable()
    .default(null),
});
export const validateHistory = (query: unknown): z.output<typeof history> => history.parse(query);
