import type { AcceptServiceDelivery, SendServiceBrief, ServiceBrief, ServiceOrder } from '@contract';
import { http } from '../../../lib/http';
import { orderPath, postOnce, type OutgoingMessage } from '../../../shared/service-orders/order-calls';

/** What the customer does with an order; each answers the order as it is then. */
export const serviceOrderCalls = {
  sendBrief: async (id: string, brief: ServiceBrief): Promise<ServiceOrder> =>
    (await http.put<SendServiceBrief['response']>(`${orderPath(id)}/brief`, brief)).data,
  write: (id: string, message: OutgoingMessage) =>
    postOnce<ServiceOrder>(`${orderPath(id)}/messages`, message),
  accept: async (id: string): Promise<ServiceOrder> =>
    (await http.post<AcceptServiceDelivery['response']>(`${orderPath(id)}/accept`)).data,
  askForRevision: (id: string, message: OutgoingMessage) =>
    postOnce<ServiceOrder>(`${orderPath(id)}/revision`, message),
};
