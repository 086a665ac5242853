import { z } from '@strapi/utils';
import {
  PLAN_RULES,
  SOCIAL_PLATFORMS,
  type ChangeSocialPlan,
  type ProposeSocialPlan,
  type WriteSocialPlan,
} from '../../../../contract';

const version = z.int().min(1);

export const proposeSocialPlanRequest = z.strictObject({
  scheduleId: z.string().min(1).max(40),
  platforms: z
    .array(z.enum(SOCIAL_PLATFORMS))
    .min(1)
    .max(20)
    .transform((platforms) => [...new Set(platforms)]),
  weeks: z.int().min(PLAN_RULES.weeks.min).max(PLAN_RULES.weeks.max),
}) satisfies z.ZodType<ProposeSocialPlan['request']>;

export const changeSocialPlanRequest = z.strictObject({
  version,
  posts: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(40),
        at: z.string().min(1).max(40),
        topic: z.string().trim().min(1).max(PLAN_RULES.topicLength),
      }),
    )
    .max(PLAN_RULES.posts),
}) satisfies z.ZodType<ChangeSocialPlan['request']>;

export const writeSocialPlanRequest = z.strictObject({ version }) satisfies z.ZodType<
  WriteSocialPlan['request']
>;
