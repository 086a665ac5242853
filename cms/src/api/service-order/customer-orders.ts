import type { Core } from '@strapi/strapi';
import {
  SERVICE_ORDER_RULES,
  type AskForServiceRevision,
  type SendServiceMessage,
  type ServiceBrief,
  type ServiceOrder,
} from '../../contract';
import { afterWorkingDays, romeDay } from '../../domain/service-order/due';
import { takesBrief } from '../../domain/service-order/transitions';
import { ApiError } from '../../http/api-error';
import type { Caller } from '../../http/context';
import { HOLIDAY } from '../booking/booking-rows';
import { PURCHASE } from '../purchase/order-row';
import { orderStore } from './order-store';
import type { ServiceOrderRow } from './rows';
import { serviceFiles } from './service-files';
import { notifyOrderTeam } from './notify-order';
import { nameOf, toServiceOrder } from './to-service-order';

/** What whoever bought a service does with its order. */
export const customerOrders = (strapi: Core.Strapi, caller: Caller) => {
  const store = orderStore(strapi);
  const author = nameOf(caller);

  const shown = async (row: ServiceOrderRow): Promise<ServiceOrder> =>
    toServiceOrder(row, await store.messagesOf(row.id));

  const firstDueDay = async (now: Date): Promise<string> => {
    const today = romeDay(now);
    const holidays: { day: string }[] = await strapi.db
      .query(HOLIDAY)
      .findMany({ where: { day: { $gte: today } }, select: ['day'] });
    return afterWorkingDays(
      today,
      SERVICE_ORDER_RULES.workingDays,
      holidays.map(({ day }) => day),
    );
  };

  return {
    get: async (id: string): Promise<ServiceOrder> => shown(await store.find(id, caller.id)),

    async sendBrief(id: string, brief: ServiceBrief): Promise<ServiceOrder> {
      const row = await store.change(id, caller.id, async (order) => {
        if (!takesBrief(order.state, order.brief !== null))
          throw new ApiError('CONFLICT', { reason: order.state });
        const text = Object.values(brief).filter(Boolean).join('\n\n');
        await notifyOrderTeam(strapi, order, { news: 'brief', key: String(order.version), text });
        const dueOn = order.dueOn ?? (await firstDueDay(new Date()));
        return { brief, dueOn, version: order.version + 1 };
      });
      return shown(row);
    },

    async write(id: string, { text, fileIds }: SendServiceMessage['request']): Promise<ServiceOrder> {
      const row = await store.change(id, caller.id, async (order) => {
        const message = { kind: 'message', side: 'customer', author, text, fileIds } as const;
        const { documentId } = await store.write(order, message);
        await notifyOrderTeam(strapi, order, { news: 'message', key: documentId, text });
        return null;
      });
      return shown(row);
    },

    /** With it the service is performed, and the right to withdraw from it ends (art. 59, lett. a, Codice del consumo). */
    async accept(id: string): Promise<ServiceOrder> {
      const row = await store.change(id, caller.id, async (order) => {
        const state = store.moved(order, 'accept');
        if (order.state === state) return null;
        const now = new Date();
        if (order.purchase && !order.recurring)
          await strapi.db
            .query(PURCHASE)
            .update({ where: { id: order.purchase.id }, data: { fulfilledAt: now } });
        await notifyOrderTeam(strapi, order, { news: 'accepted', key: now.toISOString(), text: '' });
        return { state, acceptedAt: now };
      });
      return shown(row);
    },

    async askForRevision(
      id: string,
      { text, fileIds }: AskForServiceRevision['request'],
    ): Promise<ServiceOrder> {
      const row = await store.change(id, caller.id, async (order) => {
        const state = store.moved(order, 'revise');
        const message = { kind: 'revision', side: 'customer', author, text, fileIds } as const;
        const { documentId } = await store.write(order, message);
        await notifyOrderTeam(strapi, order, { news: 'revision', key: documentId, text });
        return { state };
      });
      return shown(row);
    },

    files: async (id: string) => serviceFiles(strapi, await store.find(id, caller.id), 'customer'),
  };
};
