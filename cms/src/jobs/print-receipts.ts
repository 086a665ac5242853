import type { Core } from '@strapi/strapi';
import { printReceipts } from '../api/purchase/receipt-pdf';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const PRINT_RECEIPTS = 'print-receipts';

/** Stores every new document as a PDF soon after it was written; running it twice does no harm. */
export const printReceiptsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: PRINT_RECEIPTS,
  concurrency: 1,
  timeoutMs: timings().jobs.printReceiptsMs,
  repeat: { everyMs: timings().schedules.printReceiptsMs, atStart: false },
  run: (_payload, { signal }) => printReceipts(strapi, signal),
});
