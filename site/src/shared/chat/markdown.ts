import { Lexer, type MarkedToken, type Token } from 'marked';

/** Beyond this nobody reads formatting, and reading it would hold up the page. */
const MOST_CHARACTERS = 60_000;

/** The parts of a Markdown text; a monstrous one is a single piece of plain text. */
export const readMarkdown = (text: string): MarkedToken[] =>
  text.length > MOST_CHARACTERS
    ? [{ type: 'text', raw: text, text }]
    : (new Lexer({ gfm: true, breaks: true }).lex(text) as MarkedToken[]);

/** The pieces inside one that has any. */
export const partsOf = (token: { tokens?: Token[] }): MarkedToken[] => (token.tokens ?? []) as MarkedToken[];

/**
 * Where a link of a text may lead: a page of ours, another site, a mail program, a telephone; `null` for all else
 * (scripts, data, addresses that only look like ours).
 */
export const linkTarget = (href: string): { kind: 'page' | 'outside'; href: string } | null => {
  // Two slashes, or a slash and a backslash, would leave the site.
  if (/^\/(?![/\\])/.test(href)) return { kind: 'page', href };
  try {
    const { protocol, href: whole } = new URL(href);
    return /^(https?|mailto|tel):$/.test(protocol) ? { kind: 'outside', href: whole } : null;
  } catch {
    return null;
  }
};

const BLOCKS = new Set(['paragraph', 'heading', 'list', 'list_item', 'code', 'blockquote', 'table', 'hr']);

const plainPart = (token: MarkedToken): string => {
  if (token.type === 'br') return '\n';
  if (token.type === 'list') return token.items.map(plainPart).join('\n');
  if (token.type === 'table')
    return [token.header, ...token.rows]
      .map((row) => row.map((cell) => partsOf(cell).map(plainPart).join('')).join(', '))
      .join('\n');
  const parts = 'tokens' in token ? partsOf(token) : [];
  if (parts.length > 0) return parts.map(plainPart).join('');
  return 'text' in token ? token.text : '';
};

/** The words of a Markdown text without its marks: what is read aloud. */
export const plainText = (markdown: string): string =>
  readMarkdown(markdown)
    .map((token) => (BLOCKS.has(token.type) ? `${plainPart(token)}\n` : plainPart(token)))
    .join('')
    .trim();
