import type { Core } from '@strapi/strapi';
import { SOCIAL_LIMITS, type SocialFile } from '../../../contract';
import { safeFileName } from '../../../domain/chatbot/upload-check';
import {
  beginsLike,
  isKeptUnread,
  isPicture,
  referenceExtension,
  type ReferenceExtension,
} from '../../../domain/social/reference-file';
import { engines } from '../../../engines';
import { decodeText, passagesText } from '../../../engines/documents';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { announceSocial } from '../announce-social';
import { ownFile, ownProject } from '../own-social';
import { SOCIAL_FILE, type SocialFileRow, type SocialProjectRow } from '../social-rows';
import { toSocialFile } from '../to-social-file';
import { socialPhotos } from './photos';

/** The job that reads a reference file. */
export const READ_SOCIAL_FILE = 'read-social-file';
export interface ReadSocialFilePayload {
  fileId: string;
}
export const READ_ATTEMPTS = 3;

interface ReceivedFile {
  name: string;
  bytes: Buffer;
}

/** What an owner does with the files that the writer of posts draws upon. */
export const socialFiles = (strapi: Core.Strapi, caller: Caller) => {
  const query = strapi.db.query(SOCIAL_FILE);

  const assertAccepted = ({ name, bytes }: ReceivedFile): ReferenceExtension => {
    if (bytes.length > SOCIAL_LIMITS.files.maxBytes)
      throw new ApiError('FILE_TOO_LARGE', { maxBytes: SOCIAL_LIMITS.files.maxBytes, file: name });
    const extension = referenceExtension(name);
    const fits =
      extension !== null &&
      (isKeptUnread(extension)
        ? beginsLike(extension, bytes)
        : // An empty file is of no type; reading says so in words, instead of "unsupported".
          bytes.length === 0 || engines(strapi).documents.accepts({ name, bytes }));
    if (!extension || !fits)
      throw new ApiError('UNSUPPORTED_FILE_TYPE', { accepted: SOCIAL_LIMITS.files.extensions });
    return extension;
  };

  /** The project's row is locked, so that two uploads cannot both take the last place. */
  const store = async (
    project: SocialProjectRow,
    { name, bytes }: ReceivedFile,
    { fileKey, extension }: { fileKey: string; extension: ReferenceExtension },
  ): Promise<SocialFileRow> => {
    return await strapi.db.transaction(async ({ trx }) => {
      await trx('social_projects')
        .where({ id: project.id })
        .update({ version: trx.ref('version') });
      const taken = await query.count({ where: { project: { id: project.id } } });
      if (taken >= SOCIAL_LIMITS.files.max)
        throw new ApiError('FILE_LIMIT_REACHED', { limit: SOCIAL_LIMITS.files.max });
      const unread = isKeptUnread(extension);
      const row: SocialFileRow = await query.create({
        data: {
          owner: caller.id,
          project: project.id,
          name,
          fileKey,
          bytes: bytes.length,
          mime: extension,
          state: unread ? 'kept' : 'waiting',
        },
      });
      if (!unread)
        await engines(strapi).queue.enqueue({
          name: READ_SOCIAL_FILE,
          key: row.documentId,
          payload: { fileId: row.documentId } satisfies ReadSocialFilePayload,
          maxAttempts: READ_ATTEMPTS,
          tenant: String(caller.id),
        });
      return row;
    });
  };

  /** A photo among the instructions is one for posts: the library has it too. Best effort: the file itself is stored. */
  const addToLibrary = async (projectId: string, file: ReceivedFile): Promise<void> => {
    try {
      await socialPhotos(strapi, caller).upload(projectId, file);
    } catch (error) {
      strapi.log.warn(`A reference photo did not come into the library: ${String(error)}`);
    }
  };

  return {
    async list(projectId: string): Promise<SocialFile[]> {
      const project = await ownProject(strapi, caller, projectId);
      const rows: SocialFileRow[] = await query.findMany({
        where: { project: { id: project.id } },
        orderBy: { id: 'asc' },
      });
      return rows.map(toSocialFile);
    },

    async upload(projectId: string, received: ReceivedFile): Promise<SocialFile> {
      const project = await ownProject(strapi, caller, projectId);
      const file = { name: safeFileName(received.name), bytes: received.bytes };
      const extension = assertAccepted(file);
      const { files } = engines(strapi);
      const fileKey = await files.put(file.bytes, extension);
      try {
        const row = await store(project, file, { fileKey, extension });
        if (isPicture(extension)) await addToLibrary(projectId, file);
        announceSocial(strapi, caller.id, project);
        return toSocialFile(row);
      } catch (error) {
        await files.remove(fileKey);
        throw error;
      }
    },

    async remove(id: string): Promise<void> {
      const row = await ownFile(strapi, caller, id);
      await query.delete({ where: { id: row.id } });
      await engines(strapi).files.remove(row.fileKey);
      announceSocial(strapi, caller.id, row.project);
    },
  };
};

/** Reads the text of one reference file. What cannot be read is kept, and says why. */
export const readSocialFile = async (
  strapi: Core.Strapi,
  { fileId }: ReadSocialFilePayload,
  attempt: number,
): Promise<void> => {
  const query = strapi.db.query(SOCIAL_FILE);
  const row = await query.findOne({ where: { documentId: fileId }, populate: ['owner', 'project'] });
  if (!row?.owner || !row.project) return;
  const { owner, project } = row;
  const settle = async (data: Partial<SocialFileRow>) => {
    await query.updateMany({ where: { id: row.id }, data });
    announceSocial(strapi, owner.id, project);
  };
  try {
    const bytes = await engines(strapi).files.get(row.fileKey);
    const result = await engines(strapi).documents.read({ name: row.name, bytes, owner: owner.id });
    if (!result.ok) return await settle({ state: 'failed', failure: result.failure });
    // Plain text keeps its lines: an item of a price list, a question and a note each stand on one.
    const text = /\.(?:txt|csv|md)$/i.test(row.name) ? decodeText(bytes) : passagesText(result.passages);
    await settle({ state: 'read', failure: null, text });
  } catch (error) {
    if (attempt < READ_ATTEMPTS) throw error;
    strapi.log.error(`Reference file ${fileId} could not be read: ${String(error)}`);
    await settle({ state: 'failed', failure: 'INTERNAL' });
  }
};
