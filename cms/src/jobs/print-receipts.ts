import type { Core } from '@strapi/strapi';
import { printReceipts } from '../api/purchase/receipt-pdf';
import { engines } from '../engines';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

const PRINT_RECEIPTS = 'print-receipts';

/** Has documents printed soon after they were written, for as long as the server runs. */
export const scheduleReceipts = (strapi: Core.Strapi): void => {
  setInterval(() => {
    // The key makes several instances do it once.
    engines(strapi)
      .queue.enqueue({ name: PRINT_RECEIPTS, payload: {}, key: PRINT_RECEIPTS })
      .catch((error: unknown) => strapi.log.error(`Documents are not being printed: ${String(error)}`));
  }, timings().schedules.printReceiptsMs).unref();
};

/** Stores every new document as a PDF; running it twice does no harm. */
export const printReceiptsJob = (strapi: Core.Strapi): JobDefinition => ({
  name: PRINT_RECEIPTS,
  concurrency: 1,
  timeoutMs: timings().jobs.printReceiptsMs,
  run: (_payload, { signal }) => printReceipts(strapi, signal),
});
