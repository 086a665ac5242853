import type { ReportDocument, ReportFailure } from '../../contract';

export interface ReportRenderer {
  /** A report as an A4 PDF. The same document gives the same pages. Throws RenderFailure. */
  render(document: ReportDocument): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A report that did not become a PDF. */
export class RenderFailure extends Error {
  constructor(
    readonly failure: ReportFailure,
    options?: ErrorOptions,
  ) {
    super(`The report was not rendered: ${failure}`, options);
    this.name = 'RenderFailure';
  }
}
