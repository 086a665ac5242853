import { z } from '@strapi/utils';
import { LIMITS, type CorrectUnderstanding } from '../../../../contract';

const { cell, text } = LIMITS.understanding;

const query = z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) });
/** The page of a list, 1 where none is named. */
export const validateUnderstandingPage = (input: unknown): number => query.parse(input).page;

const correction = z.union([
  z.strictObject({ cells: z.array(z.string().trim().max(cell)).min(1).max(50) }),
  z.strictObject({ text: z.string().trim().min(1).max(text) }),
]) satisfies z.ZodType<CorrectUnderstanding['request']>;
export const validateCorrection = (body: unknown): CorrectUnderstanding['request'] => correction.parse(body);
