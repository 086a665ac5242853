import { z } from '@strapi/utils';
import { INTERVIEW_STEPS, type AnswerInterview, type CorrectInterview } from '../../../../contract';

/** A client's own name for one message: a UUID or the like. */
const clientId = z.string().regex(/^[\w-]{8,64}$/, 'format');
const questionId = z.string().min(1, 'required').max(64, 'max');

export const answerRequest = z.strictObject({
  clientId,
  questionId: questionId.nullable(),
  text: z.string().trim().min(1, 'required'),
}) satisfies z.ZodType<AnswerInterview['request']>;

export const uploadRequest = z.object({ clientId, questionId });

export const correctionRequest = z.strictObject({
  clientId,
  step: z.number().int().min(1).max(INTERVIEW_STEPS),
  questionId: questionId.optional(),
}) satisfies z.ZodType<CorrectInterview['request']>;
