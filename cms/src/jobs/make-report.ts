import type { Core } from '@strapi/strapi';
import { MAKE_REPORT, makeReport, type MakeReportPayload } from '../api/project/services/make-report';
import type { JobDefinition } from '../engines/queue/port';

/** Composes a report and draws its PDF. One at a time: drawing is processor work, and visitors come first. */
export const makeReportJob = (strapi: Core.Strapi): JobDefinition<MakeReportPayload> => ({
  name: MAKE_REPORT,
  concurrency: 1,
  // A model has 15 s and drawing 25 s; a crashed server must not keep its reports waiting long.
  timeoutMs: 45_000,
  run: (payload, { attempt, signal }) => makeReport(strapi, payload, attempt, signal),
});
