import type { Core } from '@strapi/strapi';
import { engines } from '../../../engines';
import { avatarKey } from '../../chatbot/avatar-path';
import { CHATBOT } from '../../chatbot/chatbot-row';
import { fileKeysOf, type OwnedKind } from '../owned-content';

export type ErasedRow = Record<string, unknown> & { id: number };

/** The pictures a chatbot was drawn with, as keys of the file store. */
const picturesOf = (row: ErasedRow): string[] => {
  const texts = [row.design, row.published, row.pagePictureUrl].map((value) => JSON.stringify(value ?? null));
  const names = texts.flatMap((text) => text.match(/[0-9a-f-]{36}\.webp/g) ?? []);
  return [...new Set(names)].flatMap((name) => avatarKey(name) ?? []);
};

/** Erases rows of one kind for good, with their files. */
export const rowEraser = (
  strapi: Core.Strapi,
): ((kind: Pick<OwnedKind, 'uid' | 'files'>, rows: ErasedRow[]) => Promise<void>) => {
  const { files, live } = engines(strapi);

  /** A design may name a picture that is somebody else's: only what nobody shows any more goes. */
  const isShown = async (key: string): Promise<boolean> => {
    const name = `%${key.slice(3)}%`;
    const row: unknown = await strapi.db
      .connection('chatbots')
      .whereRaw('cast(design as text) like ? or cast(published as text) like ? or page_picture_url like ?', [
        name,
        name,
        name,
      ])
      .first('id');
    return row !== undefined;
  };

  return async (kind, rows) => {
    const ids = { where: { id: { $in: rows.map(({ id }) => id) } } };
    // Of what takes its parts along, all goes or nothing.
    await strapi.db.transaction(() => strapi.db.query(kind.uid).deleteMany(ids));
    const keys = rows.flatMap((row) => kind.files.flatMap((field) => fileKeysOf(row[field])));
    for (const key of keys) await files.remove(key);
    if (kind.uid !== CHATBOT) return;
    for (const row of rows) {
      live.publish({ owner: null, event: { topic: 'chatbot', chatbotId: String(row.installId) } });
      for (const key of picturesOf(row)) if (!(await isShown(key))) await files.remove(key);
    }
  };
};
