import { isOwnImage } from './check-html';

const LIST_STYLE = /mso-list:/i;
const NUMBER = /^\s*(\d+|[a-z]|[ivx]+)[.)]/i;

const replaceBy = (element: Element, tag: string): void => {
  const stronger = element.ownerDocument.createElement(tag);
  stronger.append(...element.childNodes);
  element.replaceWith(stronger);
};

/** Word writes lists as paragraphs with a bullet or a number in an ignored span. */
const makeLists = (body: HTMLElement): void => {
  let list: Element | null = null;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const style = paragraph.getAttribute('style') ?? '';
    if (!LIST_STYLE.test(style) && !/MsoListParagraph/.test(paragraph.className)) continue;
    const marker = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
    const tag = NUMBER.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    if (!list || list.localName !== tag || paragraph.previousElementSibling !== list) {
      list = body.ownerDocument.createElement(tag);
      paragraph.before(list);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
};

/** Bold and italics that are said by a style only. */
const nameEmphasis = (body: HTMLElement): void => {
  for (const span of [...body.querySelectorAll('span[style]')]) {
    const style = (span.getAttribute('style') ?? '').replace(/\s/g, '').toLowerCase();
    if (/font-weight:(bold|[6-9]00)/.test(style)) replaceBy(span, 'strong');
    else if (/font-style:italic/.test(style)) replaceBy(span, 'em');
  }
};

/** What comes from Word, Google Docs or another page, without their looks: words, headings, lists, links and own pictures. */
export const cleanPaste = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html.replace(/<!--[\s\S]*?-->/g, ''), 'text/html');
  body
    .querySelectorAll('style, script, meta, link, title, xml, o\\:p')
    .forEach((element) => element.remove());
  makeLists(body);
  nameEmphasis(body);
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames())
      if (!['href', 'src', 'alt'].includes(name)) element.removeAttribute(name);
    if (element.localName === 'img' && !isOwnImage(element.getAttribute('src') ?? '')) element.remove();
  }
  body.querySelectorAll('span, font, div').forEach((element) => {
    if (element.localName !== 'div' || element.querySelector('p, h1, h2, h3, h4, h5, h6, ul, ol, div, pre'))
      element.replaceWith(...element.childNodes);
    else replaceBy(element, 'p');
  });
  // A paragraph of nothing but a space is Word's way of leaving a line.
  for (const paragraph of body.querySelectorAll('p'))
    if (paragraph.textContent?.trim() === '' && !paragraph.querySelector('img')) paragraph.remove();
  return body.innerHTML.trim();
};
