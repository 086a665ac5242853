import type { Core } from '@strapi/strapi';
import { remindServiceOrders } from '../api/service-order/remind-service-orders';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const REMIND_SERVICE_ORDERS = 'remind-service-orders';

/** Reminds the customer of a brief or of a delivery, and the team of the day before an order is due. */
export const remindServiceOrdersJob = (strapi: Core.Strapi): JobDefinition => ({
  name: REMIND_SERVICE_ORDERS,
  concurrency: 1,
  timeoutMs: timings().jobs.remindServiceOrdersMs,
  repeat: { everyMs: timings().schedules.remindServiceOrdersMs, atStart: true },
  run: () => remindServiceOrders(strapi, new Date()),
});
