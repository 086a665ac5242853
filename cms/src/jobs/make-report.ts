import type { Core } from '@strapi/strapi';
import { MAKE_REPORT, makeReport, type MakeReportPayload } from '../api/project/services/make-report';
import type { JobDefinition } from '../engines/queue/port';

/** Composes a report and draws its PDF. One at a time: drawing is processor work, and visitors come first. */
export const makeReportJob = (strapi: Core.Strapi): JobDefinition<MakeReportPayload> => ({
  name: MAKE_REPORT,
  concurrency: 1,
  // Drawing is cut off after 30 s; a model may be asked three times before.
  timeoutMs: 90_000,
  run: (payload, { attempt, signal }) => makeReport(strapi, payload, attempt, signal),
});
