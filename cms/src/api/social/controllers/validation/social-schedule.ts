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

const draft = z.strictObject({
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

const update = draft.partial().extend({ version: z.int().min(1) }) satisfies z.ZodType<
  UpdateSocialSchedule['request']
>;

const removal = z.object({ posts: z.enum(['keep', 'delete']).default('keep') });

export const validateSocialSchedule = (body: unknown): SocialScheduleDraft => draft.parse(body);
/** A calendar that is only looked at may have no name yet. */
export const validatePreviewedSchedule = (body: unknown): SocialScheduleDraft =>
  draft.extend({ name: z.string().max(SOCIAL_LIMITS.title).default('') }).parse(body);
export const validateUpdateSocialSchedule = (body: unknown): UpdateSocialSchedule['request'] =>
  update.parse(body);
export const validateDeleteSocialSchedule = (query: unknown): DeleteSocialSchedule['query'] =>
  removal.parse(query);
