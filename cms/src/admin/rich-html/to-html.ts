import { DOMSerializer, type Node as DocumentNode } from '@tiptap/pm/model';

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

const isOnlyImage = (element: Element): boolean =>
  element.childNodes.length === 1 &&
  element.querySelector(':scope > img, :scope > a > img:only-child') !== null;

/** Two texts side by side would become one. */
const followsBareText = (element: Element): boolean => {
  const before = element.previousSibling;
  return (
    before !== null &&
    (before.nodeType !== 1 || (before as Element).matches('a, code, em, img, span, strong, br'))
  );
};

const ORDER = ['href', 'src', 'alt', 'title', 'class', 'id'];

/** As people write them; the schema gives first what all elements have. */
const orderAttributes = (element: Element): void => {
  for (const name of ORDER) {
    const value = element.getAttribute(name);
    if (value === null) continue;
    element.removeAttribute(name);
    element.setAttribute(name, value);
  }
};

/** The HTML of a document, as it was written where nobody changed it. */
export const toHtml = (document: DocumentNode): string => {
  const holder = window.document.createElement('div');
  holder.append(DOMSerializer.fromSchema(document.type.schema).serializeFragment(document.content));

  for (const pre of holder.querySelectorAll('pre[data-plain]')) {
    pre.removeAttribute('data-plain');
    pre.querySelectorAll(':scope > code').forEach(unwrap);
  }
  for (const paragraph of holder.querySelectorAll('p[data-bare]')) {
    paragraph.removeAttribute('data-bare');
    const mayStandBare = paragraph.parentElement !== holder || isOnlyImage(paragraph);
    if (paragraph.attributes.length === 0 && mayStandBare && !followsBareText(paragraph)) unwrap(paragraph);
  }
  holder.querySelectorAll('a, img').forEach(orderAttributes);
  // The editor keeps an empty line at the end to write on.
  while (holder.lastElementChild?.matches('p:empty')) holder.lastElementChild.remove();
  return holder.innerHTML;
};

/** The same HTML in the browser's spelling: `<br />` and `<br>` say the same. */
export const canonical = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.innerHTML;

const AFTER_BLOCK = /(<\/(?:p|h[1-6]|ul|ol|li|blockquote|pre|div)>|<(?:ul|ol)[^>]*>)(?=<)/g;

/** One block per line, for reading. */
export const inLines = (html: string): string => html.replace(AFTER_BLOCK, '$1\n');
