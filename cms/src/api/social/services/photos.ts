import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { SOCIAL_LIMITS, type SocialPhoto, type UpdateSocialPhoto } from '../../../contract';
import { safeFileName } from '../../../domain/chatbot/upload-check';
import { engines } from '../../../engines';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { announceSocial } from '../announce-social';
import { ownPhoto, ownProject } from '../own-social';
import { preparePhoto } from '../pictures/prepare-picture';
import { SOCIAL_PHOTO, SOCIAL_POST, type SocialPhotoRow, type SocialProjectRow } from '../social-rows';
import { toSocialPhoto } from '../to-social-photo';

/** `forno-2026.jpg` is called `forno-2026` until its owner says more. */
const nameOf = (fileName: string): string =>
  path.parse(safeFileName(fileName)).name.slice(0, SOCIAL_LIMITS.photos.name) || 'foto';

/** What an owner does with the photos of a project. */
export const socialPhotos = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(SOCIAL_PHOTO);
  const { files } = engines(strapi);

  /** In how many posts each photo stands; a post that was taken away shows none. */
  const usesOf = async (projectId: number): Promise<ReadonlyMap<string, number>> => {
    const posts = await strapi.db.query(SOCIAL_POST).findMany({
      where: { imageFile: { $notNull: true }, deletedAt: null, project: { id: projectId } },
      select: ['id', 'moreImages'],
      populate: { photo: { select: ['documentId'] } },
    });
    const uses = new Map<string, number>();
    for (const { photo, moreImages } of posts) {
      const shown = [photo?.documentId, ...(moreImages ?? []).map((image) => image.photo)];
      for (const id of new Set(shown)) if (id) uses.set(id, (uses.get(id) ?? 0) + 1);
    }
    return uses;
  };
  const shown = async (row: SocialPhotoRow & { project: SocialProjectRow }): Promise<SocialPhoto> =>
    toSocialPhoto(row, (await usesOf(row.project.id)).get(row.documentId) ?? 0);

  /** The project's row is locked, so that two uploads cannot both take the last place. */
  const store = (
    project: SocialProjectRow,
    data: Pick<SocialPhotoRow, 'name' | 'fileKey' | 'bytes' | 'width' | 'height'>,
  ): Promise<SocialPhotoRow> =>
    strapi.db.transaction(async ({ trx }) => {
      await trx('social_projects')
        .where({ id: project.id })
        .update({ version: trx.ref('version') });
      if ((await query.count({ where: { project: { id: project.id } } })) >= SOCIAL_LIMITS.photos.max)
        throw new ApiError('FILE_LIMIT_REACHED', { limit: SOCIAL_LIMITS.photos.max });
      return query.create({
        data: { ...data, alt: '', folder: '', tags: [], owner: caller.id, project: project.id },
      });
    });

  return {
    async list(projectId: string): Promise<SocialPhoto[]> {
      const project = await ownProject(strapi, caller, projectId);
      const rows = await query.findMany({
        where: { project: { id: project.id } },
        orderBy: { id: 'desc' },
      });
      const uses = await usesOf(project.id);
      return rows.map((row) => toSocialPhoto(row, uses.get(row.documentId) ?? 0));
    },

    async upload(projectId: string, { name, bytes }: { name: string; bytes: Buffer }): Promise<SocialPhoto> {
      const project = await ownProject(strapi, caller, projectId);
      if (bytes.length > SOCIAL_LIMITS.image.maxBytes)
        throw new ApiError('FILE_TOO_LARGE', { maxBytes: SOCIAL_LIMITS.image.maxBytes, file: name });
      const { bytes: drawn, width, height } = await preparePhoto(bytes);
      const fileKey = await files.put(drawn, 'jpg');
      try {
        const row = await store(project, { name: nameOf(name), fileKey, bytes: drawn.length, width, height });
        announceSocial(strapi, caller.id, project);
        return toSocialPhoto(row, 0);
      } catch (error) {
        await files.remove(fileKey);
        throw error;
      }
    },

    async update(id: string, { focus, tags, ...words }: UpdateSocialPhoto['request']): Promise<SocialPhoto> {
      const row = await ownPhoto(strapi, caller, id);
      const data = {
        ...words,
        ...(tags && { tags: [...new Set(tags.map((tag) => tag.toLowerCase()))] }),
        ...(focus && { focusX: focus.x, focusY: focus.y }),
      };
      await query.updateMany({ where: { id: row.id }, data });
      announceSocial(strapi, caller.id, row.project);
      return shown({ ...row, ...data });
    },

    async remove(id: string): Promise<void> {
      const row = await ownPhoto(strapi, caller, id);
      await query.deleteMany({ where: { id: row.id } });
      await files.remove(row.fileKey);
      announceSocial(strapi, caller.id, row.project);
    },
  };
};
