import { z } from '@strapi/utils';
import { SOCIAL_LIMITS, type SetSocialImage } from '../../../../contract';

export const setSocialImageRequest = z.union([
  z.strictObject({ url: z.string().trim().min(1).max(SOCIAL_LIMITS.link) }),
  z.strictObject({ photoId: z.string().min(1).max(64) }),
  z.strictObject({ card: z.literal(true) }),
  // Beside a file there is nothing to say.
  z.strictObject({}),
]) satisfies z.ZodType<SetSocialImage['request'] | Record<string, never>>;
