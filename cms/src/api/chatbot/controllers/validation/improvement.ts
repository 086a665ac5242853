import { z } from '@strapi/utils';
import {
  IMPROVEMENT_LIMITS,
  LIMITS,
  type MessageLimits,
  type SaveRegressionQuestion,
} from '../../../../contract';

const text = z.string().trim().min(1).max(IMPROVEMENT_LIMITS.regressionText);

const regressionQuestion = z.strictObject({
  question: text,
  expectation: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('contains'), text }),
    z.strictObject({ kind: z.literal('refuses') }),
    z.strictObject({ kind: z.literal('source'), title: text }),
  ]),
}) satisfies z.ZodType<SaveRegressionQuestion['request']>;

export const validateRegressionQuestion = (body: unknown): SaveRegressionQuestion['request'] =>
  regressionQuestion.parse(body);

const messageLimits = z.strictObject({
  dailyLimit: z.number().int().min(LIMITS.dailyMessages.min).max(LIMITS.dailyMessages.max),
}) satisfies z.ZodType<MessageLimits['request']>;

export const validateMessageLimits = (body: unknown): MessageLimits['request'] => messageLimits.parse(body);
