// What the package's own printer is put together from; its types describe `createPdf` alone.
declare module 'pdfmake/js/PDFDocument' {
  /** A structure element of pdfkit. */
  export interface StructureElement {
    dictionary: { data: Record<string, unknown> };
    add(child: StructureElement | MarkedContent): StructureElement;
    end(): void;
  }
  /** A stretch of a page's content that belongs to a structure element. */
  export interface MarkedContent {
    refs: unknown[];
  }
  export default class PDFDocument {
    constructor(
      fonts: object,
      images: object,
      patterns: object,
      attachments: object,
      options: object,
      virtualFiles: null,
      mayOpen: (file: string) => boolean,
    );
    info: Record<string, unknown>;
    page: { width: number; height: number };
    struct(type: string, options?: object): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: string, options?: object): this;
    markStructureContent(tag: string): MarkedContent;
    endMarkedContent(): this;
    endMetadata(): void;
    link(x: number, y: number, width: number, height: number, url: string, options?: object): this;
    on(event: 'data', listener: (chunk: Buffer) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): void;
  }
}

declare module 'pdfmake/js/Renderer' {
  import type PDFDocument from 'pdfmake/js/PDFDocument';

  /** A word or more in one style. */
  export interface Inline {
    text: string;
    x: number;
    width: number;
    link?: string | null;
  }
  export interface Line {
    inlines: Inline[];
    id?: string;
    _outline?: object;
    getHeight(): number;
    getAscenderHeight(): number;
    clone(): Line;
  }
  export interface Svg {
    x: number;
    y: number;
    _width: number;
    _height: number;
  }
  /** A page that was laid out and not yet drawn. */
  export type Page = object;
  export default class Renderer {
    constructor(pdfDocument: PDFDocument);
    renderPages(pages: Page[]): void;
    renderLine(line: Line, x: number, y: number): void;
    renderVector(vector: object): void;
    renderSVG(svg: Svg): void;
  }
}

declare module 'pdfmake/js/LayoutBuilder' {
  import type PDFDocument from 'pdfmake/js/PDFDocument';
  import type { Page } from 'pdfmake/js/Renderer';
  import type { Content, Style, TDocumentDefinitions } from 'pdfmake/interfaces';

  export default class LayoutBuilder {
    constructor(pageSize: object, margins: object, svgMeasure: object);
    layoutDocument(
      content: Content,
      document: PDFDocument,
      styles: object,
      defaultStyle: Style,
      background: undefined,
      header: TDocumentDefinitions['header'],
      footer: TDocumentDefinitions['footer'],
      watermark: undefined,
      pageBreakBefore: TDocumentDefinitions['pageBreakBefore'],
    ): Page[];
  }
}

declare module 'pdfmake/js/SVGMeasure' {
  export default class SVGMeasure {}
}

declare module 'pdfmake/js/PageSize' {
  import type { Margins, PageSize } from 'pdfmake/interfaces';
  export const normalizePageSize: (size?: PageSize) => { width: number; height: number };
  export const normalizePageMargin: (margins?: Margins) => object;
}
