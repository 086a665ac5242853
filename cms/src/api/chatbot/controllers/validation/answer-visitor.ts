import { z } from '@strapi/utils';
import { LIMITS, type AnswerVisitor } from '../../../../contract';

export const answerVisitorRequest = z.object({
  clientId: z.string().regex(/^[\w-]{8,64}$/),
  text: z.string().trim().min(1, 'required').max(LIMITS.personMessage.max, 'max'),
}) satisfies z.ZodType<AnswerVisitor['request']>;
