import type { Core } from '@strapi/strapi';
import { followInvoices, transmitInvoice } from '../api/purchase/exchange/transmit-invoice';
import { FOLLOW_INVOICES, TRANSMIT_INVOICE } from '../api/purchase/exchange/transmissions';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

/** Hands one invoice to the intermediary. */
export const transmitInvoiceJob = (strapi: Core.Strapi): JobDefinition<{ transmissionId: string }> => ({
  name: TRANSMIT_INVOICE,
  concurrency: 1,
  timeoutMs: timings().jobs.transmitInvoiceMs,
  run: ({ transmissionId }) => transmitInvoice(strapi, transmissionId),
});

/** Learns what became of the invoices that are on their way; nobody is asked where there is no intermediary. */
export const followInvoicesJob = (strapi: Core.Strapi): JobDefinition => ({
  name: FOLLOW_INVOICES,
  concurrency: 1,
  timeoutMs: timings().jobs.followInvoicesMs,
  ...(engines(strapi).exchange.kind === 'export'
    ? {}
    : { repeat: { everyMs: timings().schedules.followInvoicesMs, atStart: false } }),
  run: (_payload, { signal }) => followInvoices(strapi, signal),
});
