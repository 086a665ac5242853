import type { ReportRenderer } from './port';
import { WorkerRenderer } from './worker-renderer';

export { RenderFailure, type ReportRenderer } from './port';

/** The renderer of reports. */
export const createReportRenderer = (options: { publicUrl: string }): ReportRenderer =>
  new WorkerRenderer(options);
