import type { Core } from '@strapi/strapi';
import type { ServiceMessage, ServiceMessageKind, ServiceOrderSide } from '../../contract';
import { SERVICE_ORDER_LIMITS } from '../../contract';
import { stateAfter, type ServiceOrderAction } from '../../domain/service-order/transitions';
import { engines } from '../../engines';
import { ApiError } from '../../http/api-error';
import { ADMINISTRATORS } from '../stream/administrators';
import {
  ORDER_PARTS,
  SERVICE_FILE,
  SERVICE_MESSAGE,
  SERVICE_ORDER,
  type ServiceMessageRow,
  type ServiceOrderRow,
} from './rows';
import { isClosed, toMessages } from './to-service-order';

/** What one side says, with the files it sent before. */
export interface SideMessage {
  kind: ServiceMessageKind;
  side: ServiceOrderSide;
  author: string;
  text: string;
  fileIds: string[];
}

/** The rows of orders, as both sides read and change them. */
export const orderStore = (strapi: Core.Strapi) => {
  const orders = strapi.db.query(SERVICE_ORDER);
  const files = strapi.db.query(SERVICE_FILE);

  /** The order, or NOT_FOUND where it is missing or another's. No `owner` means any: for the team. */
  const find = async (installId: string, owner?: number): Promise<ServiceOrderRow> => {
    const where = { installId, ...(owner === undefined ? {} : { owner: { id: owner } }) };
    const row: ServiceOrderRow | null = await orders.findOne({ where, populate: ORDER_PARTS });
    if (!row) throw new ApiError('NOT_FOUND');
    return row;
  };

  const messagesOf = async (orderId: number): Promise<ServiceMessage[]> => {
    const [messages, sent] = await Promise.all([
      strapi.db
        .query(SERVICE_MESSAGE)
        .findMany({ where: { order: { id: orderId } }, orderBy: { id: 'asc' } }),
      files.findMany({
        where: { order: { id: orderId }, message: { id: { $notNull: true } } },
        orderBy: { id: 'asc' },
        populate: ['message'],
      }),
    ]);
    return toMessages(messages, sent);
  };

  /** Both sides' screens look again, once the running transaction has made the change. */
  const announce = ({ owner, installId }: ServiceOrderRow): void => {
    const { live } = engines(strapi);
    if (owner) live.publish({ owner: owner.id, event: { topic: 'service-order', orderId: installId } });
    live.tell(ADMINISTRATORS, { topic: 'admin-service-orders' });
  };

  return {
    find,
    messagesOf,

    /**
     * Changes an open order while nobody else can, and tells both sides. `change` is given the order as it is then and answers the
     * columns to set; null sets none.
     */
    async change(
      installId: string,
      owner: number | undefined,
      change: (row: ServiceOrderRow) => Promise<Partial<ServiceOrderRow> | Record<string, unknown> | null>,
    ): Promise<ServiceOrderRow> {
      await find(installId, owner);
      await strapi.db.transaction(async ({ trx, onCommit }) => {
        await trx('service_orders').where({ install_id: installId }).forUpdate().first('id');
        const row = await find(installId, owner);
        if (isClosed(row)) throw new ApiError('CONFLICT', { reason: 'closed' });
        const data = await change(row);
        if (data) await orders.update({ where: { id: row.id }, data });
        onCommit(() => announce(row));
      });
      return find(installId, owner);
    },

    /** The state an action leads to; a CONFLICT with the state where it is not allowed. */
    moved(row: ServiceOrderRow, action: ServiceOrderAction): ServiceOrderRow['state'] {
      const state = stateAfter(row.state, action, row);
      if (!state) throw new ApiError('CONFLICT', { reason: row.state });
      return state;
    },

    /** Writes a message into the running transaction and gives it the side's own files that no message has named. */
    async write(row: ServiceOrderRow, message: SideMessage): Promise<ServiceMessageRow> {
      const { fileIds, ...data } = message;
      const unsent = await files.findMany({
        where: {
          documentId: { $in: fileIds },
          order: { id: row.id },
          side: message.side,
          message: { id: { $null: true } },
        },
      });
      if (unsent.length !== new Set(fileIds).size)
        throw new ApiError('VALIDATION', { fields: { fileIds: 'unknown' } });
      const written: ServiceMessageRow = await strapi.db
        .query(SERVICE_MESSAGE)
        .create({ data: { ...data, order: row.id } });
      for (const { id } of unsent) await files.update({ where: { id }, data: { message: written.id } });
      return written;
    },

    /** How many more files an order takes. */
    async assertRoom(row: ServiceOrderRow): Promise<void> {
      const { perOrder } = SERVICE_ORDER_LIMITS.files;
      if ((await files.count({ where: { order: { id: row.id } } })) >= perOrder)
        throw new ApiError('FILE_LIMIT_REACHED', { limit: perOrder });
    },
  };
};
