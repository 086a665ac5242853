import { z } from '@strapi/utils';
import { LIMITS, type CorrectUnderstanding } from '../../../../contract';

const { cell, text } = LIMITS.understanding;

export const understandingQuery = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) });

export const correctionRequest = z.union([
  z.strictObject({ cells: z.array(z.string().trim().max(cell)).min(1).max(50) }),
  z.strictObject({ text: z.string().trim().min(1).max(text) }),
]) satisfies z.ZodType<CorrectUnderstanding['request']>;
