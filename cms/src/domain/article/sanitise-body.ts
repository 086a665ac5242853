import sanitizeHtml from 'sanitize-html';
import { ARTICLE_HTML } from '../../contract';

/** Own pictures only: a page of ours never makes a visitor's browser call somebody else's server. */
const isOwnImage = (src: string): boolean =>
  /^\/(uploads|illustrations)\/[\w./-]+$/.test(src) && !src.includes('..');

/** Prefixed so that no `id` written by an editor can shadow an element or a global of the page (DOM clobbering). */
const ANCHOR_PREFIX = 'articolo-';
const prefixed = (id: string): string => (id.startsWith(ANCHOR_PREFIX) ? id : `${ANCHOR_PREFIX}${id}`);

/**
 * An article's body reduced to the specification's tags and attributes. It runs when an editor saves and again when a
 * body is answered, because rows can also arrive by import or by hand; running it twice changes nothing.
 */
export const sanitiseBody = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...ARTICLE_HTML.tags],
    allowedAttributes: { '*': [...ARTICLE_HTML.attributes] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'object',
      'embed',
      'iframe',
      'template',
      'svg',
      'math',
    ],
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnImage(attribs.src ?? ''),
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(attribs.id === undefined ? {} : { id: prefixed(attribs.id) }),
          ...(attribs.href?.startsWith('#') ? { href: `#${prefixed(attribs.href.slice(1))}` } : {}),
        },
      }),
    },
  });
