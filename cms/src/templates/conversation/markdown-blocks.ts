import { lexer, type Token, type Tokens } from 'marked';
import type { ReportBlock, ReportText } from '../../contract';

const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** Where a link may lead from a file. */
const isAddress = (href: string): boolean => /^(?:https?:\/\/|\/(?!\/))/.test(href);

const inline = (tokens: Token[], strong = false): ReportText[] =>
  tokens.flatMap((token): ReportText[] => {
    if (token.type === 'br') return [{ text: '\n' }];
    if (token.type === 'link') {
      const { href, tokens: inside } = token as Tokens.Link;
      return inline(inside, strong).map((part) => (isAddress(href) ? { ...part, href } : part));
    }
    const inside = 'tokens' in token ? token.tokens : undefined;
    if (inside) return inline(inside, strong || token.type === 'strong');
    const text = unescape('text' in token && typeof token.text === 'string' ? token.text : token.raw);
    return text === '' ? [] : [{ text, ...(strong ? { strong: true as const } : {}) }];
  });

/** The items of a list, those of lists inside it after the item that holds them. */
const itemsOf = ({ items }: Tokens.List): ReportText[][] =>
  items.flatMap(({ tokens }) => {
    const isList = (token: Token): token is Tokens.List => token.type === 'list';
    return [inline(tokens.filter((token) => !isList(token))), ...tokens.filter(isList).flatMap(itemsOf)];
  });

const plainOf = (tokens: Token[]): string =>
  inline(tokens)
    .map(({ text }) => text)
    .join('');

const blockOf = (token: Token): ReportBlock[] => {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', text: plainOf((token as Tokens.Heading).tokens) }];
    case 'list': {
      const list = token as Tokens.List;
      return [{ kind: 'list', ordered: list.ordered, items: itemsOf(list) }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [
        {
          kind: 'table',
          caption: '',
          columns: header.map(({ tokens, align }) => ({
            label: plainOf(tokens),
            align: align === 'right' ? 'end' : 'start',
          })),
          rows: rows.map((row) => row.map(({ tokens }) => plainOf(tokens))),
        },
      ];
    }
    case 'blockquote': {
      const text = (token as Tokens.Blockquote).tokens.flatMap((inside) => inline([inside]));
      return [{ kind: 'paragraph', text: [{ text: '“' }, ...text, { text: '”' }] }];
    }
    case 'space':
    case 'hr':
      return [];
    default: {
      const text = inline([token]);
      return text.length > 0 ? [{ kind: 'paragraph', text }] : [];
    }
  }
};

/** Markdown as the blocks that our PDFs are drawn from. HTML in it is text. */
export const markdownBlocks = (markdown: string): ReportBlock[] => lexer(markdown).flatMap(blockOf);
