import type PDFDocument from 'pdfmake/js/PDFDocument';
import type { StructureElement } from 'pdfmake/js/PDFDocument';
import Renderer, { type Inline, type Line, type Page, type Svg } from 'pdfmake/js/Renderer';
import type { StructureNode } from './structure';

/** A line's words cut where another element begins. */
const partsOf = ({ inlines }: Line): Inline[][] => {
  const parts: Inline[][] = [];
  for (const inline of inlines) {
    const last = parts.at(-1);
    if (last && last[0]?.element === inline.element) last.push(inline);
    else parts.push([inline]);
  }
  return parts;
};

/** Of a page, besides the document's text: what is repeated on each, and what only adorns it. */
type Artifact = 'Pagination' | 'Layout';

/**
 * Draws pages as pdfmake does and writes down to which element of the document's structure each line and figure belongs. What belongs
 * to none, as a page's head and foot, is marked as something that is not read.
 */
export class TaggedRenderer extends Renderer {
  readonly #document: PDFDocument;
  readonly #elements = new Map<StructureNode, StructureElement>();
  /** Lines by their words, which pdfmake shares where it repeats a table's header on the next page. */
  readonly #drawn = new WeakSet<Inline[]>();
  #current: StructureNode | Artifact | null = null;
  #link: StructureElement | null = null;

  constructor(document: PDFDocument, root: StructureNode) {
    super(document);
    this.#document = document;
    document.addStructure(this.#createElement(root));
  }

  override renderPages(pages: Page[]): void {
    for (const page of pages) {
      super.renderPages([page]);
      this.#leave();
    }
  }

  override renderLine(line: Line, x: number, y: number): void {
    const repeated = this.#drawn.has(line.inlines);
    this.#drawn.add(line.inlines);
    for (const [at, inlines] of partsOf(line).entries()) {
      const node = repeated ? undefined : inlines[0]?.element;
      this.#enter(node ?? 'Pagination');
      const part = line.clone();
      part.inlines = inlines.map((inline) => ({ ...inline, link: null }));
      // A part alone would stand on a baseline of its own.
      part.getHeight = () => line.getHeight();
      part.getAscenderHeight = () => line.getAscenderHeight();
      if (at > 0) {
        delete part.id;
        delete part._outline;
      }
      super.renderLine(part, x, y);
      this.#drawLink(inlines, x, y, line.getHeight());
    }
  }

  override renderVector(vector: object): void {
    this.#enter('Layout');
    super.renderVector(vector);
  }

  override renderSVG(svg: Svg): void {
    this.#enter(svg.element ?? 'Layout');
    const element = svg.element && this.#elements.get(svg.element);
    if (element) {
      const top = this.#document.page.height - svg.y;
      const box = [svg.x, top - svg._height, svg.x + svg._width, top];
      element.dictionary.data.A = { O: 'Layout', Placement: 'Block', BBox: box };
    }
    super.renderSVG(svg);
  }

  /** One area for the whole part, where pdfmake would make one of each word. */
  #drawLink(inlines: Inline[], x: number, y: number, height: number): void {
    const [first] = inlines;
    const last = inlines.at(-1);
    if (!first?.link || !last) return;
    this.#document.link(x + first.x, y, last.x + last.width - first.x, height, first.link, {
      structParent: this.#link ?? undefined,
      // pdfkit writes a string object as text, and a string as a name.
      Contents: new String(inlines.map(({ text }) => text).join('')),
    });
  }

  #createElement(node: StructureNode): StructureElement {
    const element = this.#document.struct(node.type, {
      alt: node.alt,
      title: node.title,
      scope: node.type === 'TH' ? 'Column' : undefined,
    });
    for (const child of node.children) element.add(this.#createElement(child));
    this.#elements.set(node, element);
    return element;
  }

  #enter(next: StructureNode | Artifact): void {
    if (this.#current === next) return;
    this.#leave();
    this.#current = next;
    if (typeof next === 'string') {
      this.#document.markContent('Artifact', { type: next });
      return;
    }
    const content = this.#document.markStructureContent(next.type);
    const element = next.paragraph ? this.#document.struct(next.type) : this.#elements.get(next);
    if (next.paragraph && element) {
      this.#elements.get(next.paragraph)?.add(element);
      this.#link = element;
    }
    element?.add(content);
  }

  #leave(): void {
    if (this.#current === null) return;
    this.#document.endMarkedContent();
    // pdfkit looks for a link's page when the link ends.
    this.#link?.end();
    this.#link = null;
    this.#current = null;
  }
}
