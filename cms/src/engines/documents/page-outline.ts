import { Parser } from 'htmlparser2';
import type { OutlineBlock } from './blocks';
import { expandSpans, readSpan, type SpanningCell } from './expand-spans';
import { READ_LIMITS } from './limits';
import { linesOfCells } from './lines-of-cells';
import { ReadFailed } from './read-failed';
import { superscript } from './superscript';

/** What stands in a page, before anybody decides what of it is worth reading. */
export interface PageOutline {
  title: string;
  canonical: string | null;
  base: string | null;
  links: string[];
  robots: string;
  blocks: OutlineBlock[];
}

type Attributes = Record<string, string>;

/** Never a page's own words: code, pictures, and what is the same on every page of a site. */
const LEFT_OUT = new Set(
  'script style noscript template svg math iframe object canvas audio video select textarea button dialog nav footer aside'.split(
    ' ',
  ),
);
const LEFT_OUT_ROLES = new Set(
  'navigation banner contentinfo complementary search dialog alertdialog menu menubar toolbar'.split(' '),
);
const NOTICES = /(?:^|[\s_-])(?:cookies?|consent|gdpr|iubenda|breadcrumbs?)(?:$|[\s_-])/i;
const NOTICE_TAGS = new Set(['div', 'section', 'ul', 'ol', 'p', 'form']);
const BLOCKS = new Set(
  'address article blockquote body dd details div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6 header hr legend li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const HEADING = /^(?:h[1-6]|summary)$/;
/** A main part that says less is an empty frame around a page that was built without care. */
const MAIN_CHARACTERS = 200;
/** A short line that is nothing but a link leads elsewhere: "Leggi tutto", "Torna su". */
const LINK_LINE = 60;

const isHidden = (attributes: Attributes): boolean =>
  ('hidden' in attributes && attributes.hidden !== 'until-found') ||
  /display\s*:\s*none/i.test(attributes.style ?? '');

const lengthOf = (block: OutlineBlock): number =>
  block.kind === 'table'
    ? block.lines.reduce((sum, { cells }) => sum + cells.join('').length, 0)
    : block.text.length;

interface Options {
  /** Keeps what looks like a cookie notice: some pages are about nothing else. */
  keepNotices?: boolean;
}

/** One walk over a page's tags. Unbalanced and nonsensical HTML is as good as any: the parser closes what is left open. */
export const outlineOf = (html: string, { keepNotices = false }: Options = {}): PageOutline => {
  const outline: PageOutline = { title: '', canonical: null, base: null, links: [], robots: '', blocks: [] };
  const found: { block: OutlineBlock; inMain: boolean }[] = [];
  /** Open elements that count: each with what it changed, so that its end changes it back. */
  const open: { name: string; leftOut: boolean; main: boolean; content: boolean; link: boolean }[] = [];
  const depth = { leftOut: 0, main: 0, content: 0, link: 0 };
  let text = '';
  let linked = 0;
  let mark = '';
  let term = '';
  let terms: string[][] = [];
  let rows: SpanningCell[][] | null = null;
  let cell: Omit<SpanningCell, 'text'> | null = null;
  let caption = '';
  let tables = 0;
  let raised = 0;
  let inTitle = false;
  let characters = 0;

  const takeText = (): string => {
    const clean = text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim();
    text = '';
    return clean;
  };
  const add = (block: OutlineBlock): void => {
    if (characters > READ_LIMITS.pageCharacters) return;
    characters += lengthOf(block);
    found.push({ block, inMain: depth.main > 0 });
  };
  /** Terms and descriptions that follow each other are one list. */
  const endTerms = (): void => {
    if (terms.length > 0)
      add({ kind: 'table', caption: '', lines: linesOfCells(terms), page: null, isList: true });
    terms = [];
  };
  const flush = (kind: 'heading' | 'paragraph'): void => {
    if (rows !== null) {
      text += ' ';
      return;
    }
    const words = linked;
    linked = 0;
    const line = takeText();
    const prefix = mark;
    mark = '';
    if (line === '') return;
    const onlyLink = kind === 'paragraph' && line.length < LINK_LINE && words >= line.length * 0.8;
    if (!onlyLink)
      add({ kind, text: kind === 'heading' ? line.replace(/\n/g, ' ') : prefix + line, page: null });
  };
  const endTable = (): void => {
    const lines = expandSpans(rows ?? []);
    rows = null;
    text = '';
    if (lines.length > 0) add({ kind: 'table', caption, lines, page: null });
    caption = '';
  };

  const isLeftOut = (name: string, attributes: Attributes): boolean => {
    if (LEFT_OUT.has(name) || LEFT_OUT_ROLES.has(attributes.role ?? '')) return true;
    // The head of an article holds its title; the head of a page holds the menu.
    if (name === 'header') return depth.content === 0;
    // Answers of a closed accordion are hidden too: inside the main part what is hidden is still the page's.
    if (name !== 'body' && name !== 'html' && depth.main === 0 && isHidden(attributes)) return true;
    return (
      !keepNotices &&
      NOTICE_TAGS.has(name) &&
      NOTICES.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`)
    );
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length >= READ_LIMITS.pageDepth) throw new ReadFailed('TOO_LONG');
        if (name === 'base') outline.base ??= attributes.href ?? null;
        if (name === 'a' && attributes.href && outline.links.length < READ_LIMITS.pageLinks)
          outline.links.push(attributes.href);
        if (name === 'link' && /\bcanonical\b/i.test(attributes.rel ?? ''))
          outline.canonical ??= attributes.href ?? null;
        if (name === 'meta' && /^robots$/i.test(attributes.name ?? ''))
          outline.robots += ` ${attributes.content ?? ''}`;
        if (name === 'title' && depth.leftOut === 0) inTitle = true;
        if (BLOCKS.has(name) && depth.leftOut === 0) flush('paragraph');
        const entry = {
          name,
          leftOut: isLeftOut(name, attributes),
          main: name === 'main' || attributes.role === 'main',
          content: ['main', 'article', 'section'].includes(name),
          link: name === 'a',
        };
        open.push(entry);
        for (const key of ['leftOut', 'main', 'content', 'link'] as const) if (entry[key]) depth[key] += 1;
        if (depth.leftOut > 0) return;
        if (name === 'br') text += '\n';
        if (name === 'li') mark = '- ';
        if (name === 'sup') raised += 1;
        if (name === 'table' && tables++ === 0) rows = [];
        if (tables === 1 && name === 'tr') rows?.push([]);
        if (tables === 1 && name === 'caption') text = '';
        if (tables === 1 && (name === 'td' || name === 'th')) {
          text = '';
          cell = {
            isHeader: name === 'th' && attributes.scope !== 'row',
            columns: readSpan(attributes.colspan),
            rows: readSpan(attributes.rowspan),
          };
        }
      },
      ontext(piece) {
        if (inTitle) outline.title += piece;
        else if (depth.leftOut === 0) {
          const words = piece.replace(/\s+/g, ' ');
          text += raised > 0 ? superscript(words) : words;
          if (depth.link > 0) linked += piece.trim().length;
        }
      },
      onclosetag(name) {
        if (name === 'title') inTitle = false;
        if (depth.leftOut === 0) {
          if (name === 'sup') raised = Math.max(0, raised - 1);
          if (tables === 1 && (name === 'td' || name === 'th')) {
            const words = takeText().replace(/\n/g, ' ');
            if (cell) rows?.at(-1)?.push({ ...cell, text: words });
            cell = null;
          } else if (tables === 1 && name === 'caption') caption = takeText().replace(/\n/g, ' ');
          else if (name === 'table' && tables > 0) {
            tables -= 1;
            if (tables === 0) endTable();
          } else if (name === 'dt' && rows === null) term = takeText();
          else if (name === 'dd' && rows === null) {
            const description = takeText();
            linked = 0;
            if (description !== '' && term !== '') terms.push([term, description]);
            else if (description !== '') add({ kind: 'paragraph', text: description, page: null });
          } else if (name === 'dl') endTerms();
          else if (BLOCKS.has(name)) flush(HEADING.test(name) ? 'heading' : 'paragraph');
        }
        const entry = open.pop();
        if (!entry) return;
        for (const key of ['leftOut', 'main', 'content', 'link'] as const) if (entry[key]) depth[key] -= 1;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.write(html);
  parser.end();
  flush('paragraph');

  const main = found.filter(({ inMain }) => inMain);
  const mainCharacters = main.reduce((sum, { block }) => sum + lengthOf(block), 0);
  outline.blocks = (mainCharacters >= MAIN_CHARACTERS ? main : found).map(({ block }) => block);
  outline.title = outline.title.replace(/\s+/g, ' ').trim();
  return outline;
};
