import type { Core } from '@strapi/strapi';
import { POST_RULES, type SocialPlatform } from '../../../contract';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { ownPhoto } from '../own-social';
import type { SocialProjectRow } from '../social-rows';
import type { StoredImage } from '../stored-image';
import { preparePicture } from './prepare-picture';

/** The columns of a post that hold its pictures. */
export interface PictureColumns {
  imageFile: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  imageKind: 'upload' | 'card' | null;
  imageAlt: string;
  photo: number | null;
  moreImages: StoredImage[] | null;
}

export const NO_PICTURES: PictureColumns = {
  imageFile: null,
  imageWidth: null,
  imageHeight: null,
  imageKind: null,
  imageAlt: '',
  photo: null,
  moreImages: null,
};

/**
 * Copies of photos of the library for a post, in their order, each in the shape of its network. Refuses more than the network takes.
 * Whoever stores nothing of them afterwards removes their files.
 */
export const picturesFromLibrary = async (
  strapi: Core.Strapi,
  caller: Caller,
  {
    project,
    platform,
    photoIds,
  }: { project: SocialProjectRow; platform: SocialPlatform; photoIds: readonly string[] },
): Promise<PictureColumns> => {
  if (photoIds.length > POST_RULES[platform].image.max)
    throw new ApiError('VALIDATION', { fields: { photoIds: 'max' } });
  const { files } = engines(strapi);
  const stored: StoredImage[] = [];
  let first: number | null = null;
  try {
    for (const id of photoIds) {
      const photo = await ownPhoto(strapi, caller, id);
      // Of another project of the same owner it is as good as none.
      if (photo.project.id !== project.id) throw new ApiError('NOT_FOUND');
      const focus = { x: photo.focusX, y: photo.focusY };
      const bytes = Buffer.from(await files.get(photo.fileKey));
      const picture = await preparePicture(bytes, platform, focus);
      const file = await files.put(picture.bytes, 'jpg');
      const { width, height } = picture;
      stored.push({ file, width, height, alt: photo.alt ?? '', photo: photo.documentId });
      first ??= photo.id;
    }
  } catch (error) {
    for (const { file } of stored) await files.remove(file);
    throw error;
  }
  const [leading, ...more] = stored;
  if (!leading) return NO_PICTURES;
  return {
    imageFile: leading.file,
    imageWidth: leading.width,
    imageHeight: leading.height,
    imageKind: 'upload',
    imageAlt: leading.alt,
    photo: first,
    moreImages: more.length > 0 ? more : null,
  };
};
