import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../../contract/time-units';
import { OUTBOX_UID } from './enqueue-mail';

/** Days that the words of a mail are stored; that it was sent stays known. */
const BODY_DAYS = 30;
const NO_BODY = { text: '', html: '', calendar: null };
const AT_ONCE = 500;

/** Drops the words of a mail whose one-time link has been used: nobody reads a code in the database afterwards. Joins the caller's transaction. */
export const dropUsedLink = async (strapi: Core.Strapi, dedupeKey: string): Promise<void> => {
  await strapi.db.query(OUTBOX_UID).updateMany({
    // A mail on its way is dropped once it has left.
    where: { dedupeKey, state: { $notIn: ['queued', 'sending'] } },
    data: NO_BODY,
  });
};

/** Drops the words of mails that are over: sent a month ago, or holding a link that has expired. Answers how many. */
export const dropMailBodies = async (
  strapi: Core.Strapi,
  now: Date,
  signal: AbortSignal,
): Promise<number> => {
  const outbox = strapi.db.query(OUTBOX_UID);
  const tooOld = new Date(now.getTime() - BODY_DAYS * DAY_MS);
  let dropped = 0;
  for (;;) {
    signal.throwIfAborted();
    const rows = await outbox.findMany({
      where: {
        html: { $ne: '' },
        // What an administrator may still send again keeps its words for the month.
        $or: [
          { createdAt: { $lt: tooOld } },
          { state: { $in: ['sent', 'captured', 'expired'] }, expiresAt: { $lt: now } },
        ],
      },
      select: ['id'],
      limit: AT_ONCE,
    });
    if (rows.length > 0)
      await outbox.updateMany({ where: { id: { $in: rows.map(({ id }) => id) } }, data: NO_BODY });
    dropped += rows.length;
    if (rows.length < AT_ONCE) return dropped;
  }
};
