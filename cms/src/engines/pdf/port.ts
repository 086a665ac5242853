import type { ReportDocument, ReportFailure } from '../../contract';

export interface ReportRenderer {
  /**
   * A report as an A4 PDF. The same document gives the same pages. Throws RenderFailure. `owner` is whose turn it takes, 0 for what the
   * server draws by itself: one person's reports never make another wait for more than one.
   */
  render(document: ReportDocument, owner: number): Promise<Uint8Array>;
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
