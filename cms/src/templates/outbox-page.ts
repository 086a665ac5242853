import { BRAND, type Instant } from '../contract';
import { formatInstant } from '../locales/format';
import { escapeHtml } from './render-mail';

/** A mail as the development viewer shows it. */
export interface OutboxMail {
  id: string;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  /** The calendar file that goes with it; null for most. */
  calendar: string | null;
  state: string;
  createdAt: Instant;
}

const { colors } = BRAND;

const STYLE = `
  * { box-sizing: border-box }
  body { margin: 0; background: ${colors.paper}; color: ${colors.ink}; font: 15px/1.5 system-ui, sans-serif }
  header { padding: 20px 24px; border-bottom: 1px solid ${colors.line} }
  h1 { margin: 0; font: 700 22px/1.2 Georgia, serif }
  p { margin: 4px 0 0; color: ${colors.muted} }
  main { display: grid; grid-template-columns: minmax(260px, 380px) 1fr; min-height: calc(100vh - 90px) }
  ol { margin: 0; padding: 0; list-style: none; border-right: 1px solid ${colors.line} }
  li a { display: block; padding: 12px 24px; border-bottom: 1px solid ${colors.line}; color: inherit; text-decoration: none }
  li a:hover, li a[aria-current] { background: ${colors.accentSoft} }
  li strong, li span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
  li span { font-size: 13px; color: ${colors.muted} }
  section { padding: 24px; min-width: 0 }
  iframe { width: 100%; height: 560px; border: 1px solid ${colors.line}; border-radius: 12px; background: #fff }
  pre { padding: 16px; border-radius: 12px; background: ${colors.surface}; white-space: pre-wrap; overflow-wrap: anywhere }
  @media (max-width: 720px) { main { grid-template-columns: 1fr } }
`;

const item = (mail: OutboxMail, open: boolean): string =>
  `<li><a href="/dev/outbox/${mail.id}"${open ? ' aria-current="page"' : ''}><strong>${escapeHtml(mail.subject)}</strong>` +
  `<span>${escapeHtml(mail.to)}</span><span>${escapeHtml(formatInstant(mail.createdAt, 'it'))} · ${mail.kind} · ${mail.state}</span></a></li>`;

// The body is a page of its own in a sandbox without scripts: links open beside it.
const reader = (mail: OutboxMail): string =>
  `<h2>${escapeHtml(mail.subject)}</h2><iframe title="${escapeHtml(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/outbox/${mail.id}/body"></iframe>` +
  `<h3>Testo</h3><pre>${escapeHtml(mail.text)}</pre>`;

/** The development viewer: a list of mails and, beside it, one of them. */
export const outboxPage = (mails: OutboxMail[], open: OutboxMail | null): string =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Email in uscita · ${BRAND.name}</title><style>${STYLE}</style></head>` +
  `<body><header><h1>Email in uscita</h1><p>Solo in sviluppo: le ultime cento email scritte dal server. Nessuna è partita se manca SMTP_URL.</p></header>` +
  `<main><ol>${mails.map((mail) => item(mail, mail.id === open?.id)).join('')}</ol><section>${
    open ? reader(open) : mails.length > 0 ? '<p>Scegli un’email.</p>' : '<p>Ancora nessuna email.</p>'
  }</section></main></body></html>`;

/** One mail's HTML, told to open its links in a new tab. */
export const mailBodyPage = (mail: OutboxMail): string =>
  mail.html.replace('<head>', '<head><base target="_blank">');
