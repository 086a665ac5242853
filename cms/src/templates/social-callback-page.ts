import { BRAND, type ConnectAttempt, type Locale, type SocialConnectedMessage } from '../contract';
import { callbackWords } from '../locales/social-callback';
import { escapeHtml } from './render-mail';

const { colors } = BRAND;

const STYLE = `
  * { box-sizing: border-box }
  :root { color-scheme: light dark; --paper: ${colors.paper}; --surface: ${colors.surface}; --ink: ${colors.ink}; --line: ${colors.line}; --muted: ${colors.muted} }
  @media (prefers-color-scheme: dark) { :root { --paper: #141d1f; --surface: #1d282a; --ink: #f3efe7; --line: #3a4648; --muted: #b3bdba } }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 420px; padding: 32px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); text-align: center }
  h1 { margin: 0 0 8px; font: 700 22px/1.25 Georgia, serif }
  p { margin: 0 0 20px }
  small { display: block; margin-top: 16px; color: var(--muted) }
  button { padding: 12px 20px; border: 0; border-radius: 10px; background: ${colors.accent}; color: #fff; font: 600 16px system-ui, sans-serif; cursor: pointer }
  button:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
`;

const wordsOf = (attempt: ConnectAttempt | null, locale: Locale): [heading: string, text: string] => {
  const words = callbackWords[locale];
  if (!attempt || attempt.status === 'waiting') return words.unknown;
  if (attempt.status === 'failed') return words.failed[attempt.failure];
  return words[attempt.status];
};

/** `<` would end a script. */
const scriptText = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Tells the page that opened it, at our own origin only, and closes. */
const script = (attempt: ConnectAttempt | null, origin: string): string => {
  const close = `document.querySelector('button').addEventListener('click', () => window.close());`;
  if (!attempt) return close;
  const { id: attemptId, platform } = attempt;
  const message: SocialConnectedMessage = { type: 'social_connected', platform, attemptId };
  return `${close}
if (window.opener) {
  window.opener.postMessage(${scriptText(message)}, ${scriptText(origin)});
  window.close();
}`;
};

/** The page on which a popup ends, whatever became of it; its style and script carry the nonce of its policy. */
export const socialCallbackPage = (
  attempt: ConnectAttempt | null,
  { locale, origin, nonce }: { locale: Locale; origin: string; nonce: string },
): string => {
  const words = callbackWords[locale];
  const [heading, text] = wordsOf(attempt, locale);
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${escapeHtml(words.title)} · ${BRAND.name}</title><style nonce="${nonce}">${STYLE}</style></head>` +
    `<body><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p><button type="button">${escapeHtml(words.close)}</button>` +
    `<small>${escapeHtml(words.stays)}</small></main><script nonce="${nonce}">${script(attempt, origin)}</script></body></html>`
  );
};
