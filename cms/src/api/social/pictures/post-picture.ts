import type { Core } from '@strapi/strapi';
import { composePost, type SocialPost } from '../../../contract';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { announceSocial } from '../announce-social';
import { changePost, editedPost } from '../change-post';
import { briefOf } from '../generation/brief-of';
import { ownPhoto, ownPost } from '../own-social';
import { isComplete } from '../post-content';
import { readPost } from '../services/list-posts';
import type { SocialPostRow } from '../social-rows';
import { contentOf } from '../to-social-post';
import { settingsOf } from '../to-social-project';
import { fetchPicture } from './fetch-picture';
import { makeCard } from './make-card';
import { preparePicture, type PreparedPicture } from './prepare-picture';

const NO_PICTURE = {
  imageFile: null,
  imageWidth: null,
  imageHeight: null,
  imageKind: null,
  photo: null,
} as const;

/** What a card of a post says in large letters. */
export const cardTitleOf = (row: SocialPostRow): string => composePost('pinterest', contentOf(row)).title;

/** The picture of a post: one that its owner gave, one from an address, or a card drawn from its words. */
export const postPicture = (strapi: Core.Strapi, caller: Caller) => {
  const { files, posts, web } = engines(strapi);

  const put = async (
    row: SocialPostRow,
    { bytes, width, height }: PreparedPicture,
    more: { imageKind: 'upload' | 'card'; imageAlt: string; photo?: number },
  ): Promise<void> => {
    const imageFile = await files.put(bytes, 'jpg');
    try {
      await changePost(strapi, row, row.version, {
        ...editedPost(row, { moved: false, complete: true }),
        imageFile,
        imageWidth: width,
        imageHeight: height,
        photo: null,
        ...more,
      });
    } catch (error) {
      await files.remove(imageFile);
      throw error;
    }
    if (row.imageFile) await files.remove(row.imageFile);
  };
  const shown = async (row: Awaited<ReturnType<typeof ownPost>>): Promise<SocialPost> => {
    announceSocial(strapi, caller.id, row.project);
    return readPost(strapi, caller, row.documentId);
  };

  return {
    async upload(id: string, bytes: Buffer): Promise<SocialPost> {
      const row = await ownPost(strapi, caller, id);
      await put(row, await preparePicture(bytes, row.platform), { imageKind: 'upload', imageAlt: '' });
      return shown(row);
    },

    async fromAddress(id: string, url: string): Promise<SocialPost> {
      const row = await ownPost(strapi, caller, id);
      const picture = await preparePicture(await fetchPicture(web, url), row.platform);
      await put(row, picture, { imageKind: 'upload', imageAlt: '' });
      return shown(row);
    },

    async fromLibrary(id: string, photoId: string): Promise<SocialPost> {
      const row = await ownPost(strapi, caller, id);
      const photo = await ownPhoto(strapi, caller, photoId);
      // Of another project of the same owner it is as good as none.
      if (photo.project.id !== row.project.id) throw new ApiError('NOT_FOUND');
      const focus = { x: photo.focusX, y: photo.focusY };
      const picture = await preparePicture(Buffer.from(await files.get(photo.fileKey)), row.platform, focus);
      await put(row, picture, { imageKind: 'upload', imageAlt: photo.alt ?? '', photo: photo.id });
      return shown(row);
    },

    async card(id: string): Promise<SocialPost> {
      const row = await ownPost(strapi, caller, id);
      const brief = await briefOf(strapi, row.project, caller.locale);
      const { alt, ...picture } = await makeCard({
        platform: row.platform,
        title: cardTitleOf(row),
        name: posts.profileOf(brief, new Date().toISOString().slice(0, 10)).name,
        settings: settingsOf(row.project),
        // Asked for again, it looks different.
        turn: row.id + row.version,
      });
      await put(row, picture, { imageKind: 'card', imageAlt: alt });
      return shown(row);
    },

    async remove(id: string): Promise<SocialPost> {
      const row = await ownPost(strapi, caller, id);
      if (row.imageFile === null) return shown(row);
      const complete = isComplete({ platform: row.platform, imageFile: null });
      await changePost(strapi, row, row.version, {
        ...editedPost(row, { moved: false, complete }),
        ...NO_PICTURE,
        imageAlt: '',
      });
      await files.remove(row.imageFile);
      return shown(row);
    },
  };
};
