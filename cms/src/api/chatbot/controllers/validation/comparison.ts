import { z } from '@strapi/utils';
import { COMPARISON_SIDES, COMPARISON_VERDICTS, type JudgeComparedReply } from '../../../../contract';

const judgement = z.strictObject({
  side: z.enum(COMPARISON_SIDES),
  verdict: z.enum(COMPARISON_VERDICTS).nullable(),
}) satisfies z.ZodType<JudgeComparedReply['request']>;

export const validateJudgement = (body: unknown): JudgeComparedReply['request'] => judgement.parse(body);
