import { z } from '@strapi/utils';
import { POST_RULES, SOCIAL_LIMITS, type SetSocialImage } from '../../../../contract';

/** Of the network that takes most; each says itself how many it takes. */
export const MAX_PICTURES = Math.max(...Object.values(POST_RULES).map(({ image }) => image.max));

export const setSocialImageRequest = z.union([
  z.strictObject({ url: z.string().trim().min(1).max(SOCIAL_LIMITS.link) }),
  z.strictObject({ photoIds: z.array(z.string().min(1).max(64)).min(1).max(MAX_PICTURES) }),
  z.strictObject({ card: z.literal(true) }),
  // Beside a file there is nothing to say.
  z.strictObject({}),
]) satisfies z.ZodType<SetSocialImage['request'] | Record<string, never>>;
