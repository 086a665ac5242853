import type { Core } from '@strapi/strapi';
import { engines } from '../../../engines';
import type { ModelImage } from '../../../engines/ai';
import { toJpeg } from '../../../http/picture';
import type { AttachmentRow } from '../rows';

/** What models are usually shown at most; larger pictures only cost more. */
const LONGEST_SIDE = 1_568;

/** Attached pictures as models take them; one whose file is gone is left out. */
export const modelImages = async (
  strapi: Core.Strapi,
  pictures: readonly Pick<AttachmentRow, 'storageKey'>[],
): Promise<ModelImage[]> => {
  const { files } = engines(strapi);
  const images = await Promise.all(
    pictures.map(async ({ storageKey }) => {
      try {
        const bytes = await toJpeg(await files.get(storageKey), LONGEST_SIDE);
        return [{ bytes, mediaType: 'image/jpeg' }];
      } catch (error) {
        strapi.log.warn(`A picture could not be shown to a model: ${String(error)}`);
        return [];
      }
    }),
  );
  return images.flat();
};
