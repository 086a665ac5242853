import type { Core } from '@strapi/strapi';
import type { Where } from '../../../database/query';
import { ASSISTANT_LIMITS } from '../../../contract';
import { engines } from '../../../engines';
import { ATTACHMENT, CONVERSATION, MESSAGE } from '../rows';
import { MINUTE_MS } from '../../../contract/time-units';
import { timings } from '../../../settings/timings';

const AT_ONCE = 50;

const eraseAttachments = async (strapi: Core.Strapi, where: Where<typeof ATTACHMENT>): Promise<void> => {
  const rows = await strapi.db
    .query(ATTACHMENT)
    .findMany({ where, select: ['id', 'storageKey'], limit: 1_000 });
  await strapi.db.query(ATTACHMENT).deleteMany({ where: { id: { $in: rows.map(({ id }) => id) } } });
  for (const { storageKey } of rows) await engines(strapi).files.remove(storageKey);
};

/** Erases for good what was deleted longer ago than it could be brought back, and files that no message ever named. */
export const eraseForgotten = async (strapi: Core.Strapi, now: Date): Promise<void> => {
  const before = (ms: number) => ({ $lt: new Date(now.getTime() - ms) });
  const deleted: { id: number }[] = await strapi.db.query(CONVERSATION).findMany({
    where: { kind: 'assistant', deletedAt: before(ASSISTANT_LIMITS.undoMinutes * MINUTE_MS) },
    select: ['id'],
    limit: AT_ONCE,
  });
  for (const { id } of deleted) {
    await eraseAttachments(strapi, { conversation: { id } });
    await strapi.db.transaction(async () => {
      await strapi.db.query(MESSAGE).deleteMany({ where: { conversation: { id } } });
      await strapi.db.query(CONVERSATION).deleteMany({ where: { id } });
    });
  }
  await eraseAttachments(strapi, {
    conversation: { id: { $null: true } },
    createdAt: before(timings().chat.unsentFilesMs),
  });
};
