import type { GetServiceOrder, LiveEvent, ServiceOrder } from '@contract';
import useSWR from 'swr';
import type { ApiFailure } from '../../../lib/http';
import { useLive } from '../../../lib/live';
import { orderPath } from '../../../shared/service-orders/order-calls';

type OrderEvent = Extract<LiveEvent, { topic: 'service-order' }>;

/** An order of the signed-in person; what the team does shows by itself. */
export function useServiceOrder(id: string) {
  const { data, error, mutate, isValidating } = useSWR<GetServiceOrder['response'], ApiFailure>(
    orderPath(id),
    // What is shown may be of an earlier visit: the state decides what can be done.
    { revalidateOnMount: true },
  );
  useLive<OrderEvent>('service-order', (event) => {
    if (!event || event.orderId === id) void mutate();
  });
  return {
    order: data?.data,
    error,
    reading: isValidating,
    reload: async (): Promise<void> => void (await mutate()),
    /** Shows the order as a call has just answered it. */
    show: (order: ServiceOrder): void => void mutate({ data: order }, { revalidate: false }),
  };
}
