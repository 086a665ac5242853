import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import {
  ADMIN_LIMITS,
  type AdminPurchase,
  type AdminPurchaseDetail,
  type AdminPurchaseFilter,
  type AnnotatePurchase,
  type CorrectAdminBilling,
  type ListAdminPurchases,
  type RefundPurchase,
} from '../../contract';
import { completeBilling } from '../../domain/purchase/billing';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { purchasesCsv } from '../../locales/purchases-csv';
import { recordAudit } from '../audit/record-audit';
import { adminReceipts } from './admin-receipts';
import { correctBilling } from './correct-billing';
import { canCorrectBilling } from './to-purchase';
import { holdOrder, PURCHASE, toPayOf } from './order-row';
import { purchasesWhere } from './purchase-filter';
import { receipts } from './receipts';
import { refundPurchase, refundWayOf } from './refund-purchase';
import { tellAdminsOfPurchases } from './notify-admins';
import { toAdminPurchase, type AdminPurchaseRow } from './to-admin-purchase';

const EXPORTED_AT_ONCE = 500;
const POPULATE = ['owner', 'product'] as const;

/** Everybody's purchases, for administrators: routes let nobody else in. */
export const adminPurchases = (strapi: Core.Strapi) => {
  const query = strapi.db.query(PURCHASE);
  const toContract = (row: AdminPurchaseRow): AdminPurchase => toAdminPurchase(row, refundWayOf(strapi, row));

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
      if (last) yield rows.map(toContract);
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
        }),
        query.count({ where }),
      ]);
      return { data: rows.map(toContract), meta: { page, pageSize, total } };
    },

    exportCsv: (filter: AdminPurchaseFilter, { locale }: Caller): Readable =>
      Readable.from(purchasesCsv(read(filter), locale)),

    async show(id: string): Promise<AdminPurchaseDetail> {
      const row = await find(id);
      return {
        ...toContract(row),
        receipts: await adminReceipts(strapi, row.id),
        billing: row.billing && completeBilling(row.billing),
        canCorrectBilling: canCorrectBilling(row),
        refundCents: toPayOf(row, (await receipts(strapi).refundable(row.id))?.amountCents ?? 0),
      };
    },

    async refund(
      actor: Caller,
      id: string,
      request: RefundPurchase['request'],
      requestId: string,
    ): Promise<AdminPurchase> {
      await refundPurchase(strapi, actor, id, request, requestId);
      return toContract(await find(id));
    },

    async correctBilling(
      actor: Caller,
      id: string,
      { billing, note }: CorrectAdminBilling['request'],
      requestId: string,
    ): Promise<AdminPurchaseDetail> {
      await correctBilling(strapi, actor, { id, isOwner: false, billing, note }, requestId);
      return this.show(id);
    },

    /** The audit trail says that the note changed, not what it says: notes may name people, and entries outlive them. */
    async annotate(
      actor: Caller,
      id: string,
      { note, before }: AnnotatePurchase['request'],
      requestId: string,
    ): Promise<AdminPurchase> {
      return strapi.db.transaction(async ({ trx, onCommit }) => {
        await holdOrder(trx, id);
        const row = await find(id);
        const known = row.adminNote ?? '';
        if (known === note) return toContract(row);
        if (known !== before) throw new ApiError('STALE_VERSION', { current: known });
        await query.update({ where: { id: row.id }, data: { adminNote: note } });
        onCommit(() => tellAdminsOfPurchases(strapi));
        await recordAudit(strapi, {
          actor,
          action: 'purchase.annotate',
          subject: { type: 'purchase', id },
          before: { noteLength: known.length },
          after: { noteLength: note.length },
          requestId,
        });
        return toContract({ ...row, adminNote: note });
      });
    },
  };
};
