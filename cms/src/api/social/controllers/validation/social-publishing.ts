import { z } from '@strapi/utils';
import {
  isWebAddress,
  SOCIAL_LIMITS,
  type PublishSocialPost,
  type VerifySocialPost,
} from '../../../../contract';

export const publishSocialPostRequest = z.strictObject({
  version: z.int().min(1),
  force: z.boolean().optional(),
}) satisfies z.ZodType<PublishSocialPost['request']>;

export const verifySocialPostRequest = z.strictObject({
  published: z.boolean(),
  url: z.string().trim().max(SOCIAL_LIMITS.link).refine(isWebAddress, 'url').optional(),
}) satisfies z.ZodType<VerifySocialPost['request']>;
