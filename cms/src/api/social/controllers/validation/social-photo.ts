import { z } from '@strapi/utils';
import { SOCIAL_LIMITS, type UpdateSocialPhoto } from '../../../../contract';

const { photos, imageAlt } = SOCIAL_LIMITS;
const share = z.number().min(0).max(1);

export const updateSocialPhotoRequest = z
  .strictObject({
    name: z.string().trim().min(1).max(photos.name),
    alt: z.string().trim().max(imageAlt),
    folder: z.string().trim().max(photos.folder),
    tags: z.array(z.string().trim().min(1).max(photos.tags.maxLength)).max(photos.tags.max),
    focus: z.strictObject({ x: share, y: share }),
  })
  .partial() satisfies z.ZodType<UpdateSocialPhoto['request']>;
