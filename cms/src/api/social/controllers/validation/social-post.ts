import { z } from '@strapi/utils';
import {
  REPLY_RULES,
  SOCIAL_BULK_ACTIONS,
  SOCIAL_LIMITS,
  SOCIAL_PLATFORMS,
  SOCIAL_POST_STATUSES,
  type BulkSocialPosts,
  type CreateSocialPost,
  type CreateSocialPosts,
  type GetSocialLinkCard,
  type ListSocialPosts,
  type SocialPostDraft,
  type UpdateSocialPost,
} from '../../../../contract';
import { isWebAddress, normaliseHashtag } from '../../../../contract/social-text';
import { MAX_PICTURES } from './social-image';
import { link } from './social-project';
import { DAY_MS } from '../../../../contract/time-units';

const YEAR_DAYS = 366;
const MAX_PAGE_SIZE = 200;
/** Of the network that takes most. */
const MAX_REPLIES = Math.max(...Object.values(REPLY_RULES).map((rules) => rules?.max ?? 0));
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

const replies = z.array(z.string().max(SOCIAL_LIMITS.copy)).max(MAX_REPLIES);

const draft = content.extend({
  platform: z.enum(SOCIAL_PLATFORMS),
  accountId: id.optional(),
  scheduledFor: planned,
  replies: replies.optional(),
  photoIds: z.array(id).max(MAX_PICTURES).optional(),
  draft: z.boolean().optional(),
}) satisfies z.ZodType<SocialPostDraft>;

export const createSocialPostRequest = draft.extend({
  force: z.boolean().optional(),
}) satisfies z.ZodType<CreateSocialPost['request']>;

export const createSocialPostsRequest = z.strictObject({
  posts: z.array(draft).min(1).max(SOCIAL_LIMITS.bulk),
  force: z.boolean().optional(),
}) satisfies z.ZodType<CreateSocialPosts['request']>;

export const updateSocialPostRequest = content.partial().extend({
  version: z.int().min(1),
  scheduledFor: planned.optional(),
  accountId: id.optional(),
  imageAlt: z.string().trim().max(SOCIAL_LIMITS.imageAlt).optional(),
  replies: replies.optional(),
  draft: z.boolean().optional(),
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

export const socialLinkCardQuery = z.object({
  url: z.string().max(SOCIAL_LIMITS.link).refine(isWebAddress, 'url'),
}) satisfies z.ZodType<GetSocialLinkCard['query']>;
