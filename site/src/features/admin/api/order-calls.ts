import type {
  AdminServiceOrderDetail,
  ChangeServiceOrder,
  GetAdminServiceOrder,
  ListAdminServiceOrders,
  ServiceBoardFilter,
  StartServiceOrder,
} from '@contract';
import useSWR from 'swr';
import { http, type ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';
import { adminOrderPath, postOnce, type OutgoingMessage } from '../../../shared/service-orders/order-calls';

/** What the team does with an order; each answers the order as it is then. */
export const orderCalls = {
  change: async (id: string, request: ChangeServiceOrder['request']): Promise<AdminServiceOrderDetail> =>
    (await http.patch<{ data: AdminServiceOrderDetail }>(adminOrderPath(id), request)).data,
  start: async (id: string): Promise<AdminServiceOrderDetail> =>
    (await http.post<StartServiceOrder['response']>(`${adminOrderPath(id)}/start`)).data,
  write: (id: string, message: OutgoingMessage) =>
    postOnce<AdminServiceOrderDetail>(`${adminOrderPath(id)}/messages`, message),
  deliver: (id: string, message: OutgoingMessage) =>
    postOnce<AdminServiceOrderDetail>(`${adminOrderPath(id)}/deliver`, message),
};

/** The orders of the board, and who of the team may be given one. */
export function useOrderBoard(show: ServiceBoardFilter) {
  const { data, error, mutate, isValidating } = useSWR<ListAdminServiceOrders['response'], ApiFailure>(
    `/admin/service-orders?show=${show}`,
  );
  useLive('admin-service-orders', () => void mutate());
  return {
    orders: data?.data,
    team: data?.meta.team,
    total: data?.meta.total ?? 0,
    error,
    reading: isValidating,
    reload: () => void mutate(),
  };
}

/** One order as the team works on it. */
export function useAdminOrder(id: string) {
  const { data, error, mutate, isValidating } = useSWR<GetAdminServiceOrder['response'], ApiFailure>(
    adminOrderPath(id),
    { revalidateOnMount: true, dedupingInterval: 0 },
  );
  useLive('admin-service-orders', () => void mutate());
  return {
    order: data?.data,
    error,
    reading: isValidating,
    reload: async (): Promise<AdminServiceOrderDetail | undefined> => (await mutate())?.data,
    /** Shows the order as a call has just answered it. */
    show: (order: AdminServiceOrderDetail): void => void mutate({ data: order }, { revalidate: false }),
  };
}
