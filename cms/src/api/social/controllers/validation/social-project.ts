import { z } from '@strapi/utils';
import { isWebAddress, SOCIAL_LIMITS, SOCIAL_TONES, type UpdateSocialProject } from '../../../../contract';

/** An address that may be left empty. */
export const link = z
  .string()
  .trim()
  .max(SOCIAL_LIMITS.link)
  .refine((text) => text === '' || isWebAddress(text), 'url');
const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'color');

const settings = z.strictObject({
  instructions: z.string().trim().max(SOCIAL_LIMITS.instructions),
  tone: z.enum(SOCIAL_TONES),
  callToAction: z.string().trim().max(SOCIAL_LIMITS.callToAction),
  link,
  approveFirst: z.boolean(),
  trackLinks: z.boolean(),
  brandColor: color,
  brandTextColor: color,
});

export const updateSocialProjectRequest = z.strictObject({
  version: z.int().min(1),
  settings: settings.partial().optional(),
  status: z.enum(['active', 'paused']).optional(),
}) satisfies z.ZodType<UpdateSocialProject['request']>;
