import { z } from '@strapi/utils';
import { COMPARISON_SIDES, COMPARISON_VERDICTS, type JudgeComparedReply } from '../../../../contract';

export const judgementRequest = z.strictObject({
  side: z.enum(COMPARISON_SIDES),
  verdict: z.enum(COMPARISON_VERDICTS).nullable(),
}) satisfies z.ZodType<JudgeComparedReply['request']>;
