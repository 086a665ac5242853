import { Parser } from 'htmlparser2';

/** What a page says about its own looks. */
export interface PageLooks {
  title: string;
  /** `<meta name="theme-color">`, of the light scheme. */
  themeColors: string[];
  /** Addresses of the stylesheets, in the order in which they apply. */
  stylesheets: string[];
  /** Texts of `<style>` elements. */
  styles: string[];
  /** `style="…"` attributes, each with the tag that wears it. */
  inline: { tag: string; css: string }[];
  /** How often each tag, `.class` and `#id` stands in the page. */
  used: Map<string, number>;
}

const DARK_SCHEME = /prefers-color-scheme\s*:\s*dark/i;
const NOT_FOR_SCREENS = /^\s*(print|speech)\s*$/i;
const MAX_TITLE = 120;
const MAX_INLINE = 500;

const resolve = (address: string, base: string): string | null => {
  try {
    return new URL(address, base).href;
  } catch {
    return null;
  }
};

/** Reads a page's own words about its colours; forgiving, as browsers are. */
export const readPage = (html: string, url: string): PageLooks => {
  const looks: PageLooks = {
    title: '',
    themeColors: [],
    stylesheets: [],
    styles: [],
    inline: [],
    used: new Map(),
  };
  const count = (name: string) => looks.used.set(name, (looks.used.get(name) ?? 0) + 1);
  let base = url;
  let inside: 'title' | 'style' | null = null;
  let text = '';
  let drawings = 0;

  const parser = new Parser({
    onopentag(tag, attributes) {
      count(tag);
      for (const name of (attributes.class ?? '').split(/\s+/)) if (name) count(`.${name}`);
      if (attributes.id) count(`#${attributes.id}`);
      if (tag === 'svg') drawings += 1;
      if (attributes.style && looks.inline.length < MAX_INLINE)
        looks.inline.push({ tag, css: attributes.style });
      if (attributes.bgcolor) looks.inline.push({ tag, css: `background-color:${attributes.bgcolor}` });
      if (tag === 'base' && attributes.href) base = resolve(attributes.href, url) ?? base;
      // A drawing has a `<title>` of its own.
      if ((tag === 'title' && !looks.title && !drawings) || tag === 'style') {
        inside = tag === 'title' ? 'title' : 'style';
        text = '';
        if (DARK_SCHEME.test(attributes.media ?? '') || NOT_FOR_SCREENS.test(attributes.media ?? ''))
          inside = null;
      }
      if (tag === 'meta' && attributes.name?.toLowerCase() === 'theme-color' && attributes.content) {
        if (!DARK_SCHEME.test(attributes.media ?? '')) looks.themeColors.push(attributes.content);
      }
      if (tag === 'link' && /\bstylesheet\b/i.test(attributes.rel ?? '') && attributes.href) {
        const media = attributes.media ?? '';
        const address = resolve(attributes.href, base);
        const alternate = /\balternate\b/i.test(attributes.rel ?? '');
        if (address && !alternate && !NOT_FOR_SCREENS.test(media) && !DARK_SCHEME.test(media))
          looks.stylesheets.push(address);
      }
    },
    ontext(chunk) {
      if (inside) text += chunk;
    },
    onclosetag(tag) {
      if (tag === 'svg') drawings -= 1;
      if (tag !== inside) return;
      if (inside === 'title') looks.title = text.replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE);
      else looks.styles.push(text);
      inside = null;
    },
  });
  parser.end(html);
  return looks;
};
