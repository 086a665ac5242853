import { ARTICLE_HTML } from '../../contract/article';

/** What the server would take out of a text, so that its writer hears of it before saving. */
export type HtmlProblem =
  | { kind: 'tag' | 'attribute'; name: string }
  | { kind: 'image' | 'link'; name: string }
  | { kind: 'undescribed'; name: string };

const TAGS: readonly string[] = ARTICLE_HTML.tags;
const ATTRIBUTES: readonly string[] = ARTICLE_HTML.attributes;
const OWN_IMAGE = /^\/(uploads|illustrations)\/[\w./-]+$/;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

export const isOwnImage = (src: string): boolean => OWN_IMAGE.test(src) && !src.includes('..');

/** An address that a link of a text may have: of the site, of the page, or of a scheme that browsers open safely. */
export const isAllowedLink = (href: string): boolean => {
  const address = href.trim();
  if (address === '' || address.startsWith('//') || /\s/.test(address)) return false;
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  return scheme === undefined
    ? address.startsWith('/') || address.startsWith('#')
    : ['http', 'https', 'mailto', 'tel'].includes(scheme);
};

const problemsOfElement = (element: Element): HtmlProblem[] => {
  const tag = element.localName;
  if (!TAGS.includes(tag)) return [{ kind: 'tag', name: tag }];
  const problems: HtmlProblem[] = element
    .getAttributeNames()
    .filter((name) => !ATTRIBUTES.includes(name))
    .map((name) => ({ kind: 'attribute', name }));
  const src = element.getAttribute('src') ?? '';
  if (tag === 'img' && !isOwnImage(src)) problems.push({ kind: 'image', name: src });
  else if (tag === 'img' && !element.getAttribute('alt')?.trim())
    problems.push({ kind: 'undescribed', name: src });
  const href = element.getAttribute('href');
  if (href !== null && !isAllowedLink(href)) problems.push({ kind: 'link', name: href });
  return problems;
};

/** The problems of a text, each once. */
export const problemsOf = (html: string): HtmlProblem[] => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const all = [...body.querySelectorAll('*')].flatMap(problemsOfElement);
  return [...new Map(all.map((problem) => [`${problem.kind} ${problem.name}`, problem])).values()];
};
