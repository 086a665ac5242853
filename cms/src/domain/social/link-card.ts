import { Parser } from 'htmlparser2';

/** What a page says of itself in its head. */
export interface PageSummary {
  title: string;
  description: string;
}

const TITLES = ['og:title', 'twitter:title'];
const DESCRIPTIONS = ['og:description', 'twitter:description', 'description'];

const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Title and description of a page, as its author chose them for links to it; '' where it says nothing. */
export const summarisePage = (html: string): PageSummary => {
  const metas = new Map<string, string>();
  let title = '';
  let inTitle = false;
  const parser = new Parser({
    onopentag(name, { property, name: named, content }) {
      inTitle = name === 'title' && title === '';
      const key = (property ?? named ?? '').toLowerCase();
      if (name === 'meta' && content && !metas.has(key)) metas.set(key, content);
    },
    ontext(text) {
      if (inTitle) title += text;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
    },
  });
  parser.end(html);
  const first = (names: readonly string[]) => names.map((name) => metas.get(name)).find(Boolean) ?? '';
  return { title: inOneLine(first(TITLES) || title), description: inOneLine(first(DESCRIPTIONS)) };
};
