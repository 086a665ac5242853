import { z } from '@strapi/utils';
import {
  isWebAddress,
  SOCIAL_LIMITS,
  type PublishSocialPost,
  type VerifySocialPost,
} from '../../../../contract';

const publish = z.strictObject({
  version: z.int().min(1),
  force: z.boolean().optional(),
}) satisfies z.ZodType<PublishSocialPost['request']>;

const verify = z.strictObject({
  published: z.boolean(),
  url: z.string().trim().max(SOCIAL_LIMITS.link).refine(isWebAddress, 'url').optional(),
}) satisfies z.ZodType<VerifySocialPost['request']>;

export const validatePublishSocialPost = (body: unknown): PublishSocialPost['request'] => publish.parse(body);
export const validateVerifySocialPost = (body: unknown): VerifySocialPost['request'] => verify.parse(body);
