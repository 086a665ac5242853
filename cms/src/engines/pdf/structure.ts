import type { Content } from 'pdfmake/interfaces';

/** Standard structure types of ISO 32000-1, 14.8.4, which screen readers know. */
type StructureType =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Link'
  | 'Figure';

/** What a part of the document is for whoever does not see it. Children stand in the order of reading. */
export interface StructureNode {
  type: StructureType;
  /** Read instead of a figure. */
  alt?: string;
  title?: string;
  /** Of a link, which is no child: it stands between the words of its paragraph, and is made where it is drawn. */
  paragraph?: StructureNode;
  children: StructureNode[];
}

declare module 'pdfmake/interfaces' {
  interface ContentBase {
    /** Text: that it is a heading, and of which level. */
    heading?: 1 | 2 | 3;
    /** A drawing: what it shows, in words. Without, it is decoration. */
    alt?: string;
    /** A table with a header row: what it is about. */
    caption?: string;
    /** Set by `structureOf`; pdfmake copies it to every word it draws. */
    element?: StructureNode;
  }
}

declare module 'pdfmake/js/Renderer' {
  interface Inline {
    element?: StructureNode;
  }
  interface Svg {
    element?: StructureNode;
  }
}

/** The nodes that are read here; pdfmake's own type forbids to look at one member after the other. */
interface AnyNode {
  text?: string | TextRun | (string | TextRun)[];
  heading?: 1 | 2 | 3;
  stack?: Content[];
  columns?: Content[];
  ol?: Content[];
  ul?: Content[];
  table?: { headerRows?: number; body: Content[][] };
  caption?: string;
  svg?: string;
  alt?: string;
  element?: StructureNode;
}
interface TextRun {
  text: string;
  link?: string;
  element?: StructureNode;
}
/** An item of a numbered list, in which pdfmake puts its number while it lays the page out. */
interface NumberedItem {
  listMarker?: { _inlines?: { element?: StructureNode }[] };
}

/** The structure of a document, whose content knows from then on which element it belongs to. */
export class DocumentStructure {
  readonly root: StructureNode = { type: 'Document', children: [] };
  readonly #numbers: { item: NumberedItem; label: StructureNode }[] = [];

  constructor(content: Content) {
    this.#read(content, this.root);
  }

  /** Numbers of lists get their elements here, since each layout of the pages makes them anew. */
  labelNumbers(): void {
    for (const { item, label } of this.#numbers)
      for (const inline of item.listMarker?._inlines ?? []) inline.element = label;
  }

  #add(parent: StructureNode, type: StructureType, more: Partial<StructureNode> = {}): StructureNode {
    const node: StructureNode = { type, children: [], ...more };
    parent.children.push(node);
    return node;
  }

  #read(content: Content, parent: StructureNode): void {
    if (Array.isArray(content)) for (const each of content) this.#read(each, parent);
    else if (typeof content === 'object') this.#readNode(content as AnyNode, parent);
  }

  #readNode(node: AnyNode, parent: StructureNode): void {
    const { text, heading, stack, columns, ol, ul, table, svg, alt, caption } = node;
    if (text !== undefined) {
      if (text !== '') this.#readText(node, this.#add(parent, heading ? `H${heading}` : 'P'));
    } else if (ol ?? ul) {
      const list = this.#add(parent, 'L');
      for (const item of ol ?? ul ?? []) this.#readItem(item, list, ol !== undefined);
    } else if (table?.headerRows) {
      const element = this.#add(parent, 'Table', { title: caption });
      for (const [at, cells] of table.body.entries()) {
        const row = this.#add(element, 'TR');
        for (const cell of cells) this.#readCell(cell, this.#add(row, at < table.headerRows ? 'TH' : 'TD'));
      }
    } // A table without a header only places what stands in it.
    else if (table) this.#read(table.body.flat(), parent);
    else if (svg !== undefined) {
      if (alt) node.element = this.#add(parent, 'Figure', { alt });
    } else this.#read(stack ?? columns ?? [], parent);
  }

  #readItem(item: Content, list: StructureNode, numbered: boolean): void {
    const element = this.#add(list, 'LI');
    if (numbered) this.#numbers.push({ item: item as NumberedItem, label: this.#add(element, 'Lbl') });
    this.#readCell(item, this.#add(element, 'LBody'));
  }

  /** Text alone is its cell's or item's own; paragraphs stand inside. */
  #readCell(content: Content, element: StructureNode): void {
    const node = content as AnyNode;
    if (node.text === undefined) this.#read(content, element);
    else if (node.text !== '') this.#readText(node, element);
  }

  #readText(node: AnyNode, element: StructureNode): void {
    const runs = [node.text ?? ''].flat().map((run) => (typeof run === 'string' ? { text: run } : run));
    let link: { address?: string; element: StructureNode } = { element };
    for (const run of runs) {
      if (run.link === undefined) link = { element };
      else if (link.address !== run.link)
        link = { address: run.link, element: { type: 'Link', paragraph: element, children: [] } };
      run.element = link.element;
    }
    node.text = runs;
  }
}
