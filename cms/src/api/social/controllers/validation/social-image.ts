import { z } from '@strapi/utils';
import { SOCIAL_LIMITS, type SetSocialImage } from '../../../../contract';

const image = z.union([
  z.strictObject({ url: z.string().trim().min(1).max(SOCIAL_LIMITS.link) }),
  z.strictObject({ photoId: z.string().min(1).max(64) }),
  z.strictObject({ card: z.literal(true) }),
]) satisfies z.ZodType<SetSocialImage['request']>;

export const validateSetSocialImage = (body: unknown): SetSocialImage['request'] => image.parse(body);
