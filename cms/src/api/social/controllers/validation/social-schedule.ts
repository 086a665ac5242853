import { z } from '@strapi/utils';
import {
  SOCIAL_LIMITS,
  SOCIAL_TIMEZONES,
  type DeleteSocialSchedule,
  type SocialScheduleDraft,
  type UpdateSocialSchedule,
} from '../../../../contract';

const sortedOnce = <T extends string | number>(items: T[]): T[] =>
  [...new Set(items)].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));

export const socialScheduleRequest = z.strictObject({
  name: z.string().trim().min(1).max(SOCIAL_LIMITS.title),
  daysOfWeek: z.array(z.int().min(0).max(6)).min(1).max(31).transform(sortedOnce),
  postTimes: z
    .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time'))
    .min(1)
    .transform(sortedOnce)
    .refine((times) => times.length <= SOCIAL_LIMITS.timesPerDay, 'max'),
  timezone: z.enum(SOCIAL_TIMEZONES),
  postsPerWeek: z.int().min(SOCIAL_LIMITS.postsPerWeek.min).max(SOCIAL_LIMITS.postsPerWeek.max),
  active: z.boolean(),
}) satisfies z.ZodType<SocialScheduleDraft>;

export const updateSocialScheduleRequest = socialScheduleRequest
  .partial()
  .extend({ version: z.int().min(1) }) satisfies z.ZodType<UpdateSocialSchedule['request']>;

export const deleteSocialScheduleQuery = z.object({
  posts: z.enum(['keep', 'delete']).default('keep'),
}) satisfies z.ZodType<DeleteSocialSchedule['query']>;

/** A calendar that is only looked at may have no name yet. */
export const previewedScheduleRequest = socialScheduleRequest.extend({
  name: z.string().max(SOCIAL_LIMITS.title).default(''),
}) satisfies z.ZodType<SocialScheduleDraft>;
