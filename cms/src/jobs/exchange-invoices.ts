import type { Core } from '@strapi/strapi';
import { followInvoices, transmitInvoice } from '../api/purchase/exchange/transmit-invoice';
import { FOLLOW_INVOICES, TRANSMIT_INVOICE } from '../api/purchase/exchange/transmissions';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

/** Has the intermediary asked what became of invoices, for as long as the server runs; nobody is asked where there is none. */
export const scheduleInvoices = (strapi: Core.Strapi): void => {
  if (engines(strapi).exchange.kind === 'export') return;
  setInterval(() => {
    engines(strapi)
      .queue.enqueue({ name: FOLLOW_INVOICES, payload: {}, key: FOLLOW_INVOICES })
      .catch((error: unknown) => strapi.log.error(`Invoices are not being followed: ${String(error)}`));
  }, timings().schedules.followInvoicesMs).unref();
};

/** Hands one invoice to the intermediary. */
export const transmitInvoiceJob = (strapi: Core.Strapi): JobDefinition<{ transmissionId: string }> => ({
  name: TRANSMIT_INVOICE,
  concurrency: 1,
  timeoutMs: timings().jobs.transmitInvoiceMs,
  run: ({ transmissionId }) => transmitInvoice(strapi, transmissionId),
});

/** Learns what became of the invoices that are on their way. */
export const followInvoicesJob = (strapi: Core.Strapi): JobDefinition => ({
  name: FOLLOW_INVOICES,
  concurrency: 1,
  timeoutMs: timings().jobs.followInvoicesMs,
  run: (_payload, { signal }) => followInvoices(strapi, signal),
});
