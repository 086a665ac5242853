import { html, nothing, type TemplateResult } from 'lit';

/** Text and templates; there is none for HTML or pictures, so there is no way to make any. */
type Piece = TemplateResult | string;

/** Beyond this a reply is not a reply; it is shown as plain text. */
const MOST = 20_000;
/** The same of what may be marks: Chromium looks for the direction of a `dir=auto` anew with each piece put into it. */
const MOST_MARKS = 1000;
const isReply = (text: string) => text.length <= MOST && text.split(/[`*_[\n]|http/).length <= MOST_MARKS;

// Every repetition is bounded or excludes its own delimiter: no input makes this slower than its length.
const INLINE =
  /`([^`\n]{1,300})`|\*\*(?=\S)([^*\n]{1,400})\*\*|__(?=\S)([^_\n]{1,400})__|\*(?=\S)([^*\n]{1,400})\*|(?<![\p{L}\p{N}_])_(?=\S)([^_\n]{1,400})_(?![\p{L}\p{N}_])|!?\[([^[\]\n]{0,200})\]\(([^()\s]{1,800})\)|(https?:\/\/[^\s<>"'`]{1,800})/gu;

/** An address that may be opened, normalised; `null` for anything but http, https and mailto. */
const safeUrl = (text: string): URL | null => {
  try {
    const url = new URL(text);
    return /^(https?|mailto):$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
};

const link = (address: string, label: string): Piece => {
  const url = safeUrl(address);
  if (!url) return label;
  // A label that does not say where it leads is a way to deceive.
  const host = url.host && !label.toLowerCase().includes(url.host) ? url.host : '';
  return html`<a href=${url.href} target="_blank" rel="noopener noreferrer nofollow ugc"
      >${label || url.href}</a
    >${host ? ` (${host})` : nothing}`;
};

const inline = (text: string): Piece[] => {
  const found: Piece[] = [];
  let from = 0;
  const plain = (upTo: number) => {
    if (upTo > from) found.push(text.slice(from, upTo));
  };
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, strong1, strong2, em1, em2, label, target, bare] = match;
    plain(match.index);
    from = match.index + whole.length;
    const strong = strong1 ?? strong2;
    const em = em1 ?? em2;
    if (code !== undefined) found.push(html`<code>${code}</code>`);
    else if (strong !== undefined) found.push(html`<strong>${inline(strong)}</strong>`);
    else if (em !== undefined) found.push(html`<em>${inline(em)}</em>`);
    else if (target !== undefined)
      found.push(whole.startsWith('!') ? (label ?? '') : link(target, label ?? ''));
    else if (bare !== undefined) {
      const address = bare.replace(/[.,;:!?)\]}»”*_]+$/, '');
      from -= bare.length - address.length;
      found.push(link(address, address));
    }
  }
  plain(text.length);
  return found;
};

/** Lines read before: of a reply that grows letter by letter only the last one is new. */
const lines = new Map<string, Piece[]>();
const MOST_LINES = 300;

const lineOf = (text: string): Piece[] => {
  const known = lines.get(text);
  if (known) return known;
  if (lines.size > MOST_LINES) lines.clear();
  const pieces = inline(text);
  lines.set(text, pieces);
  return pieces;
};

/** What stands together: the lines of a paragraph, the items of a list, the text of a code block. */
type Block =
  | { type: 'text'; lines: Piece[][] }
  | { type: 'ul' | 'ol'; start: number; items: Piece[][] }
  | { type: 'code'; text: string };

const draw = (block: Block): TemplateResult => {
  if (block.type === 'code') return html`<pre tabindex="0"><code>${block.text}</code></pre>`;
  if (block.type === 'text')
    return html`<p dir="auto">
      ${block.lines.map((line, index) => [index ? html`<br />` : nothing, line])}
    </p>`;
  const items = block.items.map((item) => html`<li>${item}</li>`);
  return block.type === 'ol'
    ? html`<ol dir="auto" start=${block.start}>
        ${items}
      </ol>`
    : html`<ul dir="auto">
        ${items}
      </ul>`;
};

const parse = (markdown: string): Block[] => {
  const blocks: Block[] = [];
  let code: string[] | null = null;
  let open = false;
  const closeCode = () => {
    if (code) blocks.push({ type: 'code', text: code.join('\n') });
  };
  for (const line of markdown.split(/\r?\n/)) {
    if (/^\s{0,3}```/.test(line)) {
      closeCode();
      code = code ? null : [];
      open = false;
    } else if (code) code.push(line);
    else if (!line.trim()) open = false;
    else {
      const last = open ? blocks.at(-1) : undefined;
      open = true;
      const [, number, item] = /^\s{0,8}(?:[-*•+]|(\d{1,4})[.)])\s+(.*)$/.exec(line) ?? [];
      const heading = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
      if (item !== undefined) {
        const type = number ? 'ol' : 'ul';
        if (last?.type === type) last.items.push(lineOf(item));
        else blocks.push({ type, start: Number(number), items: [lineOf(item)] });
      } else if (last?.type === 'text' && heading === undefined) last.lines.push(lineOf(line));
      else
        blocks.push({
          type: 'text',
          lines: [heading === undefined ? lineOf(line) : [html`<strong>${lineOf(heading)}</strong>`]],
        });
    }
  }
  closeCode();
  return blocks;
};

/**
 * The little Markdown that replies use, as nodes: paragraphs, flat lists and code blocks; headings are bold lines; an
 * unfinished mark is text. An allow-list of elements made by templates, never by a parser of HTML.
 */
export const renderMarkdown = (markdown: string): TemplateResult[] =>
  (isReply(markdown) ? parse(markdown) : [{ type: 'text' as const, lines: [[markdown]] }]).map(draw);
