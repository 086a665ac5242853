import type { Core } from '@strapi/strapi';
import { engines } from '../../../engines';
import { OUTBOX_UID } from '../../mail/enqueue-mail';
import { leaveOrders, settleOrdersOf } from '../../purchase/leave-orders';
import { checkErasure, forgetMailsAbout, valuesOf } from '../erasure/check-erasure';
import { mentionsOfPeople, ownedContent, type OwnedKind } from '../owned-content';
import { rowEraser, type ErasedRow } from './erase-rows';
import { endAllSessions } from '../sessions';
import { USER_UID, type UserRow } from '../to-account';

const AT_ONCE = 200;
const PURCHASE = 'api::purchase.purchase';
/** Documents of the books: each says by itself who bought and who sold, and is kept for ten years (Codice civile, art. 2220). */
const KEPT = ['api::purchase.receipt'];

/**
 * Erases a person for good: everything of theirs, files too, and last the account, so that a run that was cut short is
 * taken up again. Batches, not one transaction: on SQLite every visitor would wait for it.
 */
export const erasePerson = async (strapi: Core.Strapi, user: UserRow, signal: AbortSignal): Promise<void> => {
  const { files } = engines(strapi);
  const values = valuesOf(user);
  const erase = rowEraser(strapi);

  const eraseRows = async (kind: OwnedKind, rows: ErasedRow[]): Promise<void> => {
    const ids = { where: { id: { $in: rows.map(({ id }) => id) } } };
    if (kind.uid === PURCHASE) {
      const orders = await strapi.db.query(PURCHASE).findMany(ids);
      await leaveOrders(strapi, orders);
      // Mails about an order went to the address that it named, which need not be the account's.
      for (const { documentId } of orders)
        await strapi.db.query(OUTBOX_UID).deleteMany({ where: { dedupeKey: { $contains: documentId } } });
      return;
    }
    await erase(kind, rows);
  };

  const eraseKind = async (kind: OwnedKind): Promise<void> => {
    for (;;) {
      signal.throwIfAborted();
      const rows: ErasedRow[] = await strapi.db
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
    const rows: ErasedRow[] = await strapi.db.query(uid).findMany({ where: { [name]: { id: user.id } } });
    const ids = rows.map(({ id }) => id);
    await strapi.db.query(uid).updateMany({ where: { id: { $in: ids } }, data: { [name]: null } });
  }
  const addresses = [user.email, user.newEmail].filter((address) => address !== null);
  await strapi.db.query(OUTBOX_UID).deleteMany({ where: { recipient: { $in: addresses } } });
  await forgetMailsAbout(strapi, values);
  if (user.avatarKey) await files.remove(user.avatarKey);
  await strapi.db.query(USER_UID).delete({ where: { id: user.id } });
  // The account is gone, whatever becomes of the check: nobody would take the erasure up again.
  await checkErasure(strapi, { documentId: user.documentId, values }, signal).catch((error: unknown) =>
    strapi.log.error(`What an erased account left was not looked for: ${String(error)}`),
  );
};
