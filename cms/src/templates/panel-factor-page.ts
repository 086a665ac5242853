import { renderSVG } from 'uqr';
import { BRAND, type Locale } from '../contract';
import { panelFactorWords, type PanelFactorWords } from '../locales/panel-factor';
import { escapeHtml } from './render-mail';

const { colors } = BRAND;

/** What the page shows: a key to scan, a question for a code, or the codes for the day without the app. */
export type PanelFactorView =
  | { step: 'set-up'; key: string; uri: string }
  | { step: 'code' }
  | { step: 'recovery-codes'; codes: readonly string[] };

interface PanelFactorPage {
  view: PanelFactorView;
  locale: Locale;
  /** Where the form goes, which is the page itself. */
  action: string;
  panel: string;
  problem?: 'wrong' | 'tooMany' | undefined;
}

const STYLE = `
  * { box-sizing: border-box }
  :root { color-scheme: light dark; --paper: ${colors.paper}; --surface: ${colors.surface}; --ink: ${colors.ink}; --line: ${colors.line} }
  @media (prefers-color-scheme: dark) { :root { --paper: #141d1f; --surface: #1d282a; --ink: #f3efe7; --line: #3a4648 } }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  main { width: 100%; max-width: 440px; padding: 32px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface) }
  h1 { margin: 0 0 12px; font: 700 22px/1.25 Georgia, serif }
  p { margin: 0 0 16px }
  svg { display: block; width: 200px; max-width: 100%; margin: 0 auto 16px; border-radius: 8px }
  code { display: block; overflow-wrap: anywhere; font: 600 16px/1.6 ui-monospace, monospace }
  ul { margin: 0 0 20px; padding: 0; list-style: none }
  label { display: block; margin: 16px 0 6px; font-weight: 600 }
  input { width: 100%; padding: 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); color: inherit; font: 18px ui-monospace, monospace }
  button, a { display: inline-block; margin-top: 16px; padding: 12px 20px; border: 0; border-radius: 10px; background: ${colors.accent}; color: #fff; font: 600 16px system-ui, sans-serif; text-decoration: none; cursor: pointer }
  :is(button, a, input):focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
  [role=alert] { padding: 12px; border: 2px solid ${colors.accent}; border-radius: 10px }
`;

const form = (words: PanelFactorWords, label: string, { action, problem }: PanelFactorPage): string =>
  (problem ? `<p role="alert" id="problem">${escapeHtml(words[problem])}</p>` : '') +
  `<form method="post" action="${escapeHtml(action)}"><label for="code">${escapeHtml(label)}</label>` +
  `<input id="code" name="code" required autofocus autocomplete="one-time-code" autocapitalize="none" spellcheck="false" maxlength="40"` +
  `${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}>` +
  `<button>${escapeHtml(words.confirm)}</button></form>`;

const contentOf = (page: PanelFactorPage, words: PanelFactorWords): string => {
  const { view } = page;
  if (view.step === 'code')
    return `<p>${escapeHtml(words.ask)}</p>${form(words, words.codeOrRecovery, page)}`;
  if (view.step === 'recovery-codes')
    return (
      `<p>${escapeHtml(words.codes)}</p><ul>` +
      view.codes.map((code) => `<li><code>${escapeHtml(code)}</code></li>`).join('') +
      `</ul><a href="${escapeHtml(page.panel)}">${escapeHtml(words.stored)}</a>`
    );
  const picture = renderSVG(view.uri).replace(
    '<svg ',
    `<svg role="img" aria-label="${escapeHtml(words.qr)}" `,
  );
  return (
    `<p>${escapeHtml(words.setUp)}</p><p>${escapeHtml(words.scan)}</p>${picture}` +
    `<p>${escapeHtml(words.key)} <code>${escapeHtml(view.key)}</code></p>${form(words, words.code, page)}`
  );
};

/** The page between the panel's sign-in and the panel. It has no script: what it shows goes to nobody else. */
export const panelFactorPage = (page: PanelFactorPage): string => {
  const words = panelFactorWords[page.locale];
  const title = page.view.step === 'recovery-codes' ? words.codesTitle : words.title;
  return (
    `<!doctype html><html lang="${page.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${BRAND.name}</title><style>${STYLE}</style></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1>${contentOf(page, words)}</main></body></html>`
  );
};
