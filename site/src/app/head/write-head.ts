import type { HeadTag } from './page-head';

const escape = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark,
  );

/** JSON that is safe inside a script element: `<` cannot end it, the two separators cannot break it. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const attributesOf = (attributes: Record<string, string | undefined>): string =>
  Object.entries(attributes)
    .map(([name, value = '']) => (value === '' ? ` ${name}` : ` ${name}="${escape(value)}"`))
    .join('');

const write = (tag: HeadTag): string => {
  switch (tag.tag) {
    case 'title':
      return `<title>${escape(tag.text)}</title>`;
    case 'json-ld':
      return `<script type="application/ld+json">${safeJson(tag.data)}</script>`;
    default:
      return `<${tag.tag}${attributesOf(tag.attributes)}>`;
  }
};

/** The head's elements as HTML. */
export const writeHead = (tags: readonly HeadTag[]): string => tags.map(write).join('\n    ');
