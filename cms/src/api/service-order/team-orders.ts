import type { PersonRow } from '../account/to-account';
import type { Core } from '@strapi/strapi';
import type { Where } from '../../database/query';
import {
  SERVICE_ORDER_LIMITS,
  type AdminServiceOrderDetail,
  type ChangeServiceOrder,
  type DeliverServiceOrder,
  type ListAdminServiceOrders,
  type SendServiceMessage,
} from '../../contract';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { recordAudit } from '../audit/record-audit';
import { orderStore } from './order-store';
import { ORDER_PARTS, SERVICE_ORDER, type ServiceOrderRow } from './rows';
import { serviceFiles } from './service-files';
import { notifyOrderCustomer } from './notify-order';
import { nameOf, toAdminServiceOrder, toAdminServiceOrderDetail, toMember } from './to-service-order';

const USER = 'plugin::users-permissions.user';
const TEAM = { role: { type: 'admin' }, blocked: { $not: true } };
/** Accepted, or stopped with its purchase. */
const IS_DONE: Where<typeof SERVICE_ORDER> = {
  $or: [{ state: 'accepted' }, { installation: { state: 'suspended' } }],
};

/** What the team does with orders of services: routes let nobody else in. */
export const teamOrders = (strapi: Core.Strapi, actor: Caller, requestId: string) => {
  const store = orderStore(strapi);
  const author = nameOf(actor);

  const shown = async (row: ServiceOrderRow): Promise<AdminServiceOrderDetail> =>
    toAdminServiceOrderDetail(row, await store.messagesOf(row.id));

  const audit = (
    { installId }: ServiceOrderRow,
    action: string,
    change: { before: Record<string, unknown>; after: Record<string, unknown> },
  ) =>
    recordAudit(strapi, {
      actor,
      action: `service-order.${action}`,
      subject: { type: 'service-order', id: installId },
      ...change,
      requestId,
    });

  const memberOf = async (id: string | null): Promise<PersonRow | null> => {
    if (id === null) return null;
    const member: PersonRow | null = await strapi.db
      .query(USER)
      .findOne({ where: { ...TEAM, documentId: id } });
    if (!member) throw new ApiError('VALIDATION', { fields: { assigneeId: 'unknown' } });
    return member;
  };

  return {
    async list({
      show = 'open',
    }: ListAdminServiceOrders['query']): Promise<ListAdminServiceOrders['response']> {
      const query = strapi.db.query(SERVICE_ORDER);
      const where = { ...(show === 'done' ? IS_DONE : { $not: IS_DONE }), owner: { id: { $notNull: true } } };
      const [rows, total, team] = await Promise.all([
        query.findMany({
          where,
          orderBy: show === 'done' ? [{ id: 'desc' }] : [{ dueOn: 'asc' }, { id: 'asc' }],
          populate: ORDER_PARTS,
          limit: SERVICE_ORDER_LIMITS.board,
        }),
        query.count({ where }),
        strapi.db.query(USER).findMany({ where: TEAM, orderBy: { id: 'asc' } }),
      ]);
      return { data: rows.map((row) => toAdminServiceOrder(row)), meta: { team: team.map(toMember), total } };
    },

    get: async (id: string): Promise<AdminServiceOrderDetail> => shown(await store.find(id)),

    async change(id: string, request: ChangeServiceOrder['request']): Promise<AdminServiceOrderDetail> {
      const { version, assigneeId, dueOn, note, addMinutes = 0 } = request;
      const row = await store.change(id, undefined, async (order) => {
        if (order.version !== version) throw new ApiError('STALE_VERSION', { current: order.version });
        const member = assigneeId === undefined ? undefined : await memberOf(assigneeId);
        const minutes = (order.minutes ?? 0) + addMinutes;
        const changed = {
          ...(member === undefined ? {} : { assignee: member?.id ?? null }),
          ...(dueOn === undefined ? {} : { dueOn }),
          minutes,
        };
        await audit(order, 'change', {
          before: { assignee: order.assignee?.id ?? null, dueOn: order.dueOn, minutes: order.minutes ?? 0 },
          after: changed,
        });
        // What a note says is not repeated in the audit trail, which outlives it.
        return { ...changed, ...(note === undefined ? {} : { note }), version: version + 1 };
      });
      return shown(row);
    },

    async start(id: string): Promise<AdminServiceOrderDetail> {
      const row = await store.change(id, undefined, async (order) => {
        const state = store.moved(order, 'start');
        if (order.state === state) return null;
        await audit(order, 'start', { before: { state: order.state }, after: { state } });
        await notifyOrderCustomer(strapi, order, {
          news: 'started',
          key: new Date().toISOString(),
          text: '',
        });
        return { state, acceptedAt: null };
      });
      return shown(row);
    },

    async write(
      id: string,
      { text, fileIds }: SendServiceMessage['request'],
    ): Promise<AdminServiceOrderDetail> {
      const row = await store.change(id, undefined, async (order) => {
        const message = { kind: 'message', side: 'team', author, text, fileIds } as const;
        const { documentId } = await store.write(order, message);
        await notifyOrderCustomer(strapi, order, { news: 'message', key: documentId, text });
        return null;
      });
      return shown(row);
    },

    async deliver(
      id: string,
      { text, fileIds }: DeliverServiceOrder['request'],
    ): Promise<AdminServiceOrderDetail> {
      const row = await store.change(id, undefined, async (order) => {
        const state = store.moved(order, 'deliver');
        const message = { kind: 'delivery', side: 'team', author, text, fileIds } as const;
        const { documentId } = await store.write(order, message);
        await audit(order, 'deliver', { before: { state: order.state }, after: { state } });
        await notifyOrderCustomer(strapi, order, { news: 'delivered', key: documentId, text });
        return { state, deliveredAt: new Date() };
      });
      return shown(row);
    },

    files: async (id: string) => serviceFiles(strapi, await store.find(id), 'team'),
  };
};
