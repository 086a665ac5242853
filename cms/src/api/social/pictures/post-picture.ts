import type { Core } from '@strapi/strapi';
import { composePost, type SocialPost } from '../../../contract';
import { engines } from '../../../engines';
import type { Caller } from '../../../http/context';
import { announceSocial } from '../announce-social';
import { changePost, editedPost } from '../change-post';
import { briefOf } from '../generation/brief-of';
import { ownPost } from '../own-social';
import { isComplete } from '../post-content';
import { readPost } from '../services/list-posts';
import type { SocialPostRow } from '../social-rows';
import { pictureFiles } from '../stored-image';
import { contentOf } from '../to-social-post';
import { settingsOf } from '../to-social-project';
import { fetchPicture } from './fetch-picture';
import { makeCard } from './make-card';
import { NO_PICTURES, picturesFromLibrary, type PictureColumns } from './pictures-from-library';
import { brandOf, readPhotoLibrary } from './photo-library';
import { preparePicture, type PreparedPicture } from './prepare-picture';

/** What a card of a post says in large letters. */
export const cardTitleOf = (row: SocialPostRow): string => composePost('pinterest', contentOf(row)).title;

/** The picture of a post: one that its owner gave, one from an address, or a card drawn from its words. */
export const postPicture = (strapi: Core.Strapi, caller: Caller) => {
  const { files, posts, web } = engines(strapi);

  /** Other pictures instead of those that it has, whose files go once nothing leads to them any more. */
  const replace = async (row: SocialPostRow, pictures: PictureColumns): Promise<void> => {
    const complete = isComplete({ platform: row.platform, imageFile: pictures.imageFile });
    try {
      await changePost(strapi, row, row.version, {
        ...editedPost(row, { moved: false, complete }),
        ...pictures,
      });
    } catch (error) {
      for (const file of pictureFiles(pictures)) await files.remove(file);
      throw error;
    }
    for (const file of pictureFiles(row)) await files.remove(file);
  };
  const put = async (
    row: SocialPostRow,
    { bytes, width, height }: PreparedPicture,
    { imageKind, imageAlt }: Pick<PictureColumns, 'imageKind' | 'imageAlt'>,
  ): Promise<void> => {
    const imageFile = await files.put(bytes, 'jpg');
    const size = { imageWidth: width, imageHeight: height };
    await replace(row, { ...NO_PICTURES, imageFile, ...size, imageKind, imageAlt });
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

    /** Several in their order: a carousel. They take the place of what was there. */
    async fromLibrary(id: string, photoIds: readonly string[]): Promise<SocialPost> {
      const row = await ownPost(strapi, caller, id);
      const pictures = await picturesFromLibrary(strapi, caller, {
        project: row.project,
        platform: row.platform,
        photoIds,
      });
      await replace(row, pictures);
      return shown(row);
    },

    async card(id: string): Promise<SocialPost> {
      const row = await ownPost(strapi, caller, id);
      const brief = await briefOf(strapi, row.project, caller.locale);
      const library = await readPhotoLibrary(strapi, row.project.id);
      // Every other one has a photo behind, where one shows what it says.
      const wantsPhoto = row.imageKind !== 'card' || row.version % 2 === 0;
      const { alt, ...picture } = await makeCard({
        platform: row.platform,
        title: cardTitleOf(row),
        name: posts.profileOf(brief, new Date().toISOString().slice(0, 10)).name,
        settings: settingsOf(row.project),
        brand: await brandOf(
          strapi,
          library,
          wantsPhoto ? library.best(`${row.topic ?? ''} ${row.copy ?? ''}`) : null,
        ),
        // Asked for again, it looks different.
        turn: row.id + row.version,
      });
      await put(row, picture, { imageKind: 'card', imageAlt: alt });
      return shown(row);
    },

    async remove(id: string): Promise<SocialPost> {
      const row = await ownPost(strapi, caller, id);
      if (row.imageFile === null) return shown(row);
      await replace(row, NO_PICTURES);
      return shown(row);
    },
  };
};
