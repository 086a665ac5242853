import { z } from '@strapi/utils';
import { LIMITS, type AnswerVisitor } from '../../../../contract';

const answer = z.object({
  clientId: z.string().regex(/^[\w-]{8,64}$/),
  text: z.string().trim().min(1, 'required').max(LIMITS.personMessage.max, 'max'),
});

export const validateAnswerVisitor = (body: unknown): AnswerVisitor['request'] => answer.parse(body);
