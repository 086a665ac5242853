import type { ReportDocument } from '../../contract';

export interface ReportRenderer {
  /** A report as an A4 PDF. The same document gives the same pages. */
  render(document: ReportDocument): Promise<Buffer>;
}
