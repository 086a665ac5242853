import { PdfmakeRenderer } from './pdfmake-renderer';
import type { ReportRenderer } from './port';

export type { ReportRenderer } from './port';

/** The renderer of reports. */
export const createReportRenderer = (options: { publicUrl: string }): ReportRenderer =>
  new PdfmakeRenderer(options);
