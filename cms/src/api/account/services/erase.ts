import type { Core } from '@strapi/strapi';
import { engines } from '../../../engines';
import { avatarKey } from '../../chatbot/avatar-path';
import { OUTBOX_UID } from '../../mail/enqueue-mail';
import { leaveOrders, settleOrdersOf } from '../../purchase/leave-orders';
import type { OrderRow } from '../../purchase/order-row';
import { mentionsOfPeople, ownedContent, type OwnedKind } from '../owned-content';
import { endAllSessions } from '../sessions';
import { USER_UID, type UserRow } from '../to-account';

type Row = Record<string, unknown> & { id: number };

const AT_ONCE = 200;
const PURCHASE = 'api::purchase.purchase';
const CHATBOT = 'api::chatbot.chatbot';
/** Documents of the books: each says by itself who bought and who sold, and is kept for ten years (Codice civile, art. 2220). */
const KEPT = ['api::purchase.receipt'];

/** The pictures a chatbot was drawn with, as keys of the file store. */
const picturesOf = (row: Row): string[] => {
  const texts = [row.design, row.published, row.pagePictureUrl].map((value) => JSON.stringify(value ?? null));
  const names = texts.flatMap((text) => text.match(/[0-9a-f-]{36}\.webp/g) ?? []);
  return [...new Set(names)].flatMap((name) => avatarKey(name) ?? []);
};

/**
 * Erases a person for good: everything of theirs, files too, and last the account, so that a run that was cut short is
 * taken up again. Batches, not one transaction: on SQLite every visitor would wait for it.
 */
export const erasePerson = async (strapi: Core.Strapi, user: UserRow, signal: AbortSignal): Promise<void> => {
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

  const eraseRows = async (kind: OwnedKind, rows: Row[]): Promise<void> => {
    const ids = { where: { id: { $in: rows.map(({ id }) => id) } } };
    if (kind.uid === PURCHASE) {
      const orders: OrderRow[] = await strapi.db.query(PURCHASE).findMany(ids);
      await leaveOrders(strapi, orders);
      // Mails about an order went to the address that it named, which need not be the account's.
      for (const { documentId } of orders)
        await strapi.db.query(OUTBOX_UID).deleteMany({ where: { dedupeKey: { $contains: documentId } } });
      return;
    }
    // Of what takes its parts along, all goes or nothing.
    await strapi.db.transaction(() => strapi.db.query(kind.uid).deleteMany(ids));
    const keys = rows.flatMap((row) => kind.files.map((field) => row[field]));
    for (const key of keys) if (typeof key === 'string') await files.remove(key);
    if (kind.uid !== CHATBOT) return;
    for (const row of rows) {
      live.publish({ owner: null, event: { topic: 'chatbot', chatbotId: String(row.installId) } });
      for (const key of picturesOf(row)) if (!(await isShown(key))) await files.remove(key);
    }
  };

  const eraseKind = async (kind: OwnedKind): Promise<void> => {
    for (;;) {
      signal.throwIfAborted();
      const rows: Row[] = await strapi.db
        .query(kind.uid)
        .findMany({ where: kind.of(user.id), limit: AT_ONCE });
      if (rows.length > 0) await eraseRows(kind, rows);
      if (rows.length < AT_ONCE) return;
    }
  };

  await endAllSessions(strapi, user.id);
  await settleOrdersOf(strapi, user.id);
  // What lies farthest from the person first: its way to them leads through the rest.
  for (const kind of ownedContent(strapi).reverse()) if (!KEPT.includes(kind.uid)) await eraseKind(kind);
  for (const { uid, name } of mentionsOfPeople(strapi)) {
    const rows: Row[] = await strapi.db.query(uid).findMany({ where: { [name]: { id: user.id } } });
    const ids = rows.map(({ id }) => id);
    await strapi.db.query(uid).updateMany({ where: { id: { $in: ids } }, data: { [name]: null } });
  }
  const addresses = [user.email, user.newEmail].filter((address) => address !== null);
  await strapi.db.query(OUTBOX_UID).deleteMany({ where: { recipient: { $in: addresses } } });
  if (user.avatarKey) await files.remove(user.avatarKey);
  await strapi.db.query(USER_UID).delete({ where: { id: user.id } });
};
