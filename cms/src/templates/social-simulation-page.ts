import { BRAND, type Locale } from '../contract';
import { simulationWords } from '../locales/social-simulation';
import { escapeHtml } from './render-mail';

const { colors } = BRAND;

const STYLE = `
  * { box-sizing: border-box }
  :root { color-scheme: light dark; --paper: ${colors.paper}; --surface: ${colors.surface}; --ink: ${colors.ink}; --line: ${colors.line}; --muted: ${colors.muted}; --badge: ${colors.amberSoft}; --badge-ink: ${colors.amber}; --link: ${colors.accent} }
  @media (prefers-color-scheme: dark) { :root { --paper: #141d1f; --surface: #1d282a; --ink: #f3efe7; --line: #3a4648; --muted: #b3bdba; --badge: #3d3114; --badge-ink: #f0c96a; --link: #f0a48a } }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  main { width: 100%; max-width: 460px; padding: 28px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface) }
  .badge { display: inline-block; margin: 0 0 16px; padding: 4px 12px; border-radius: 99px; background: var(--badge); color: var(--badge-ink); font-weight: 600; font-size: 14px }
  h1 { margin: 0 0 8px; font: 700 24px/1.25 Georgia, serif }
  p { margin: 0 0 20px; color: var(--muted) }
  h2 { margin: 0 0 12px; font: 600 16px/1.4 system-ui, sans-serif }
  ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 10px }
  .choice { display: block; padding: 13px 18px; border: 1px solid var(--line); border-radius: 10px; color: var(--ink); font-weight: 600; text-align: center; text-decoration: none }
  .choice.first { border-color: ${colors.accent}; background: ${colors.accent}; color: #fff }
  .choice:hover { border-color: var(--ink) }
  a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
  footer { margin-top: 20px; font-size: 14px } footer a { color: var(--link) }
  .text { margin: 0 0 20px; padding: 16px; border: 1px solid var(--line); border-radius: 10px; color: var(--ink); white-space: pre-wrap; overflow-wrap: anywhere }
`;

interface PageOptions {
  locale: Locale;
  nonce: string;
}

const page = (title: string, body: string, { locale, nonce }: PageOptions): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${BRAND.name}</title><style nonce="${nonce}">${STYLE}</style></head>` +
  `<body><main><p class="badge">${escapeHtml(simulationWords[locale].badge)}</p><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

/** Where each choice on the consent page leads. */
export interface ConsentLinks {
  /** By the number of pages, or of boards. */
  allow: Record<0 | 1 | 3, string>;
  deny: string;
  /** The same page in the other language. */
  other: string;
}

/** The page that stands for a network's consent page. */
export const simulatedConsentPage = (
  { network, boards, links }: { network: string; boards: boolean; links: ConsentLinks },
  options: PageOptions,
): string => {
  const words = simulationWords[options.locale];
  const choices = boards ? words.boards : words.pages;
  const choice = (href: string, text: string, first = false) =>
    `<li><a class="choice${first ? ' first' : ''}" href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`;
  const body =
    `<p>${escapeHtml(words.explanation)}</p><h2>${escapeHtml(words.question)}</h2><ul>` +
    choice(links.allow[1], choices[1], true) +
    choice(links.allow[3], choices[3]) +
    choice(links.allow[0], choices[0]) +
    choice(links.deny, words.deny) +
    `</ul><footer><a href="${escapeHtml(links.other)}" hreflang="${options.locale === 'it' ? 'en' : 'it'}">${words.other}</a></footer>`;
  return page(words.title(network), body, options);
};

/** Where a simulated post can be seen; null when it is not there. */
export const simulatedPostPage = (
  post: { network: string; text: string } | null,
  options: PageOptions,
): string => {
  const { post: words } = simulationWords[options.locale];
  if (!post) return page(words.gone[0], `<p>${escapeHtml(words.gone[1])}</p>`, options);
  const body = `<p>${escapeHtml(words.explanation(post.network))}</p><div class="text">${escapeHtml(post.text)}</div>`;
  return page(words.title, body, options);
};
