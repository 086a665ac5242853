/** The specification's list (paragraphs, headings, lists, quotes, links, images, code, div, span) and inline emphasis. */
const ALLOWED_TAGS = [
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'img',
  'code',
  'pre',
  'div',
  'span',
  'strong',
  'em',
  'b',
  'i',
  'br',
  'hr',
  'figure',
  'figcaption',
];
const ALLOWED_ATTR = ['href', 'src', 'alt', 'title', 'class', 'id'];

/** Cleans HTML written by an editor, in the browser. The library comes with the first use. */
export const sanitizeHtml = async (html: string): Promise<string> => {
  const { default: purify } = await import('dompurify');
  return purify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    FORBID_TAGS: ['script', 'object', 'embed', 'form', 'input', 'button', 'style'],
  });
};
