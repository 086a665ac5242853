import type { Core } from '@strapi/strapi';
import { MAKE_REPORT, makeReport, type MakeReportPayload } from '../api/project/services/make-report';
import type { JobDefinition } from '../engines/queue/port';
import { timings } from '../settings/timings';

/** Composes a report and draws its PDF. One at a time: drawing is processor work, and visitors come first. */
export const makeReportJob = (strapi: Core.Strapi): JobDefinition<MakeReportPayload> => ({
  name: MAKE_REPORT,
  concurrency: 1,
  timeoutMs: timings().jobs.makeReportMs,
  run: (payload, { attempt, signal }) => makeReport(strapi, payload, attempt, signal),
});
