import LayoutBuilder from 'pdfmake/js/LayoutBuilder';
import { normalizePageMargin, normalizePageSize } from 'pdfmake/js/PageSize';
import SVGMeasure from 'pdfmake/js/SVGMeasure';
import type { ReportDocument } from '../../contract';
import { documentDefinition } from './document-definition';
import { FONTS, isFontFile } from './fonts';
import { DocumentStructure } from './structure';
import { TaggedDocument } from './tagged-document';
import { TaggedRenderer } from './tagged-renderer';

/** pdfmake's members of `info`, as a PDF names them. */
const toInfo = (info: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(info)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key.charAt(0).toUpperCase() + key.slice(1), value as unknown]),
  );

const toBuffer = (document: TaggedDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.end();
  });

/**
 * A report laid out by pdfmake, which may open our fonts and nothing else, and fetches nothing. In place of its printer, which knows no
 * structure, ours: what a screen reader reads, by PDF/UA. About a second of processor work without a pause: never on the server's own
 * thread.
 */
export const renderPdf = (report: ReportDocument, publicUrl: string): Promise<Buffer> => {
  const definition = documentDefinition(report, publicUrl);
  const structure = new DocumentStructure(definition.content);
  const pageSize = normalizePageSize(definition.pageSize);
  const document = new TaggedDocument(
    FONTS,
    {},
    {},
    {},
    {
      size: [pageSize.width, pageSize.height],
      pdfVersion: definition.version,
      subset: 'PDF/UA',
      tagged: true,
      lang: definition.language,
      displayTitle: true,
      compress: definition.compress,
      autoFirstPage: false,
      info: toInfo(definition.info ?? {}),
      font: null,
    },
    null,
    isFontFile,
  );
  const layout = new LayoutBuilder(pageSize, normalizePageMargin(definition.pageMargins), new SVGMeasure());
  const pages = layout.layoutDocument(
    definition.content,
    document,
    {},
    definition.defaultStyle ?? {},
    undefined,
    definition.header,
    definition.footer,
    undefined,
    definition.pageBreakBefore,
  );
  structure.labelNumbers();
  new TaggedRenderer(document, structure.root).renderPages(pages);
  return toBuffer(document);
};
