import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import {
  ADMIN_LIMITS,
  type AdminPurchase,
  type AdminPurchaseFilter,
  type AnnotatePurchase,
  type ListAdminPurchases,
} from '../../contract';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { purchasesCsv } from '../../locales/purchases-csv';
import { recordAudit } from '../audit/record-audit';
import { holdOrder, PURCHASE } from './order-row';
import { purchasesWhere } from './purchase-filter';
import { toAdminPurchase, type AdminPurchaseRow } from './to-admin-purchase';

const EXPORTED_AT_ONCE = 500;
const POPULATE = ['owner', 'product'];

/** Everybody's purchases, for administrators: routes let nobody else in. */
export const adminPurchases = (strapi: Core.Strapi) => {
  const query = strapi.db.query(PURCHASE);

  const find = async (documentId: string): Promise<AdminPurchaseRow> => {
    const row: AdminPurchaseRow | null = await query.findOne({ where: { documentId }, populate: POPULATE });
    if (!row) throw new ApiError('NOT_FOUND');
    return row;
  };

  /** The whole filter, newest first, a few rows at a time. */
  async function* read(filter: AdminPurchaseFilter): AsyncGenerator<AdminPurchase[]> {
    const where = purchasesWhere(filter);
    for (let before = Number.MAX_SAFE_INTEGER; ;) {
      const rows: AdminPurchaseRow[] = await query.findMany({
        where: { $and: [where, before === Number.MAX_SAFE_INTEGER ? {} : { id: { $lt: before } }] },
        orderBy: { id: 'desc' },
        populate: POPULATE,
        limit: EXPORTED_AT_ONCE,
      });
      const last = rows.at(-1);
      if (last) yield rows.map(toAdminPurchase);
      if (!last || rows.length < EXPORTED_AT_ONCE) return;
      before = last.id;
    }
  }

  return {
    async list({
      page = 1,
      ...filter
    }: ListAdminPurchases['query']): Promise<ListAdminPurchases['response']> {
      const where = purchasesWhere(filter);
      const { pageSize } = ADMIN_LIMITS;
      const [rows, total] = await Promise.all([
        query.findMany({
          where,
          // Orders are written as they are placed: the key is in the order of time, and always at hand.
          orderBy: { id: 'desc' },
          populate: POPULATE,
          limit: pageSize,
          offset: (page - 1) * pageSize,
        }) as Promise<AdminPurchaseRow[]>,
        query.count({ where }),
      ]);
      return { data: rows.map(toAdminPurchase), meta: { page, pageSize, total } };
    },

    exportCsv: (filter: AdminPurchaseFilter, { locale }: Caller): Readable =>
      Readable.from(purchasesCsv(read(filter), locale)),

    async show(id: string): Promise<AdminPurchase> {
      return toAdminPurchase(await find(id));
    },

    /** The audit trail says that the note changed, not what it says: notes may name people, and entries outlive them. */
    async annotate(
      actor: Caller,
      id: string,
      { note, before }: AnnotatePurchase['request'],
      requestId: string,
    ): Promise<AdminPurchase> {
      return strapi.db.transaction(async ({ trx }) => {
        await holdOrder(trx, id);
        const row = await find(id);
        const known = row.adminNote ?? '';
        if (known === note) return toAdminPurchase(row);
        if (known !== before) throw new ApiError('STALE_VERSION', { current: known });
        await query.update({ where: { id: row.id }, data: { adminNote: note } });
        await recordAudit(strapi, {
          actor,
          action: 'purchase.annotate',
          subject: { type: 'purchase', id },
          before: { noteLength: known.length },
          after: { noteLength: note.length },
          requestId,
        });
        return toAdminPurchase({ ...row, adminNote: note });
      });
    },
  };
};
