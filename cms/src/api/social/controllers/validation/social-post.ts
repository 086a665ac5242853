import { z } from '@strapi/utils';
import {
  SOCIAL_BULK_ACTIONS,
  SOCIAL_LIMITS,
  SOCIAL_PLATFORMS,
  SOCIAL_POST_STATUSES,
  type BulkSocialPosts,
  type CreateSocialPost,
  type ListSocialPosts,
  type UpdateSocialPost,
} from '../../../../contract';
import { normaliseHashtag } from '../../../../contract/social-text';
import { link } from './social-project';
import { DAY_MS } from '../../../../contract/time-units';

const YEAR_DAYS = 366;
const MAX_PAGE_SIZE = 200;
const MAX_SHIFT_MINUTES = YEAR_DAYS * 24 * 60;

const instant = z.iso.datetime({ offset: true });
/** A year ahead is as far as anybody plans; much more is a mistyped date. */
const planned = instant.refine((text) => Date.parse(text) < Date.now() + YEAR_DAYS * DAY_MS, 'max');
const id = z.string().min(1).max(40);

const content = z.strictObject({
  copy: z.string().max(SOCIAL_LIMITS.copy),
  callToAction: z.string().max(SOCIAL_LIMITS.callToAction),
  link,
  hashtags: z
    .array(z.string().max(2 * SOCIAL_LIMITS.hashtags.maxLength))
    .max(SOCIAL_LIMITS.hashtags.max)
    .transform((tags) => {
      const unique = new Map(tags.map(normaliseHashtag).map((tag) => [tag.toLowerCase(), tag]));
      return [...unique.values()].filter((tag) => tag !== '');
    }),
  title: z.string().max(SOCIAL_LIMITS.title),
});

export const createSocialPostRequest = content.extend({
  platform: z.enum(SOCIAL_PLATFORMS),
  accountId: id.optional(),
  scheduledFor: planned,
  force: z.boolean().optional(),
}) satisfies z.ZodType<CreateSocialPost['request']>;

export const updateSocialPostRequest = content.partial().extend({
  version: z.int().min(1),
  scheduledFor: planned.optional(),
  accountId: id.optional(),
  imageAlt: z.string().trim().max(SOCIAL_LIMITS.imageAlt).optional(),
  approved: z.boolean().optional(),
  force: z.boolean().optional(),
}) satisfies z.ZodType<UpdateSocialPost['request']>;

export const listSocialPostsQuery = z.object({
  status: z.enum([...SOCIAL_POST_STATUSES, 'pending', 'attention']).optional(),
  platform: z.enum(SOCIAL_PLATFORMS).optional(),
  scheduleId: id.optional(),
  from: instant.optional(),
  to: instant.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(SOCIAL_LIMITS.pageSize),
}) satisfies z.ZodType<ListSocialPosts['query']>;

export const bulkSocialPostsRequest = z
  .strictObject({
    action: z.enum(SOCIAL_BULK_ACTIONS),
    ids: z.array(id).min(1).max(SOCIAL_LIMITS.bulk),
    shiftMinutes: z.int().min(-MAX_SHIFT_MINUTES).max(MAX_SHIFT_MINUTES).optional(),
  })
  .refine(({ action, shiftMinutes }) => action !== 'shift' || shiftMinutes !== undefined, {
    message: 'required',
    path: ['shiftMinutes'],
  }) satisfies z.ZodType<BulkSocialPosts['request']>;
