import { z } from '@strapi/utils';
import { LIMITS, type AddTrainingText, type SaveCuratedAnswer } from '../../../../contract';

export const curatedAnswerRequest = z.strictObject({
  question: z.string().trim().min(1).max(LIMITS.curatedAnswers.question),
  answer: z.string().trim().min(1).max(LIMITS.curatedAnswers.answer),
}) satisfies z.ZodType<SaveCuratedAnswer['request']>;

/** How long a text may be is said by the size of the file it becomes. */
export const trainingTextRequest = z.strictObject({
  title: z.string().trim().min(1).max(LIMITS.trainingText.maxTitle),
  text: z.string().trim().min(1),
}) satisfies z.ZodType<AddTrainingText['request']>;
