import { ARTICLE_HTML, ARTICLE_IMAGE_ATTRIBUTES } from '@contract';

/** Cleans HTML written by an editor, in the browser, with the server's own lists. The library comes with the first use. */
export const sanitizeHtml = async (html: string): Promise<string> => {
  const { default: purify } = await import('dompurify');
  return purify.sanitize(html, {
    ALLOWED_TAGS: [...ARTICLE_HTML.tags],
    ALLOWED_ATTR: [...ARTICLE_HTML.attributes, ...ARTICLE_IMAGE_ATTRIBUTES],
  });
};
