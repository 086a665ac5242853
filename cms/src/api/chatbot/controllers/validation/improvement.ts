import { z } from '@strapi/utils';
import {
  IMPROVEMENT_LIMITS,
  LIMITS,
  type MessageLimits,
  type SaveRegressionQuestion,
} from '../../../../contract';

const text = z.string().trim().min(1).max(IMPROVEMENT_LIMITS.regressionText);

export const regressionQuestionRequest = z.strictObject({
  question: text,
  expectation: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('contains'), text }),
    z.strictObject({ kind: z.literal('refuses') }),
    z.strictObject({ kind: z.literal('source'), title: text }),
  ]),
}) satisfies z.ZodType<SaveRegressionQuestion['request']>;

export const messageLimitsRequest = z.strictObject({
  dailyLimit: z.number().int().min(LIMITS.dailyMessages.min).max(LIMITS.dailyMessages.max),
}) satisfies z.ZodType<MessageLimits['request']>;
