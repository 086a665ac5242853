import type { Core } from '@strapi/strapi';
import { remindServiceOrders } from '../api/service-order/remind-service-orders';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const REMIND_SERVICE_ORDERS = 'remind-service-orders';

/** Has people reminded of orders now and once an hour for as long as the server runs. */
export const scheduleServiceReminders = async (strapi: Core.Strapi): Promise<void> => {
  // The key makes instances that start together do it once.
  const enqueue = () =>
    engines(strapi).queue.enqueue({ name: REMIND_SERVICE_ORDERS, payload: {}, key: REMIND_SERVICE_ORDERS });
  setInterval(() => {
    enqueue().catch((error: unknown) =>
      strapi.log.error(`Nobody is being reminded of orders: ${String(error)}`),
    );
  }, timings().schedules.remindServiceOrdersMs).unref();
  await enqueue();
};

/** Reminds the customer of a brief or of a delivery, and the team of the day before an order is due. */
export const remindServiceOrdersJob = (strapi: Core.Strapi): JobDefinition => ({
  name: REMIND_SERVICE_ORDERS,
  concurrency: 1,
  timeoutMs: timings().jobs.remindServiceOrdersMs,
  run: () => remindServiceOrders(strapi, new Date()),
});
