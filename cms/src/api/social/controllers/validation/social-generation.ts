import { z } from '@strapi/utils';
import { SOCIAL_LIMITS, SOCIAL_PLATFORMS, type GenerateSocialPosts } from '../../../../contract';

const once = <Item>(items: Item[]): Item[] => [...new Set(items)];

export const generateSocialPostsRequest = z.strictObject({
  scheduleId: z.string().min(1).max(40),
  platforms: z.array(z.enum(SOCIAL_PLATFORMS)).min(1).max(20).transform(once),
  topics: z
    .array(z.string().trim().max(SOCIAL_LIMITS.topics.maxLength))
    .max(SOCIAL_LIMITS.topics.max)
    .transform((topics) => once(topics.filter((topic) => topic !== ''))),
}) satisfies z.ZodType<GenerateSocialPosts['request']>;
