import pdfmake from 'pdfmake';
import type { ReportDocument } from '../../contract';
import { documentDefinition } from './document-definition';
import { FONTS, isFontFile } from './fonts';
import type { ReportRenderer } from './port';

/** Reports by pdfmake. It may open our fonts and nothing else, and fetches nothing. */
export class PdfmakeRenderer implements ReportRenderer {
  readonly #publicUrl: string;

  constructor({ publicUrl }: { publicUrl: string }) {
    this.#publicUrl = publicUrl;
    pdfmake.setUrlAccessPolicy(() => false);
    pdfmake.setLocalAccessPolicy(isFontFile);
    pdfmake.setFonts(FONTS);
  }

  async render(document: ReportDocument): Promise<Buffer> {
    return pdfmake.createPdf(documentDefinition(document, this.#publicUrl)).getBuffer();
  }
}
