import { BRAND, type Locale } from '../contract';
import { mailEn } from '../locales/mail/en';
import { mailIt } from '../locales/mail/it';
import type { MailBlock, MailDraft, MailKind, MailParams, MailWords, MailWriters } from './mail-kinds';

const WORDS: Record<Locale, MailWords> = { it: mailIt, en: mailEn };

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Safe inside HTML text and double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** One line without control characters: a name with a line break must not become a header. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s{2,}/g, ' ')
    .trim();

const textBlock = (block: MailBlock): string => {
  switch (block.type) {
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n');
    case 'quote':
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'button':
    case 'link':
      return `${block.label}:\n${block.href}`;
    default:
      return block.text;
  }
};

const { colors } = BRAND;
const font = "font-family:Georgia,'Times New Roman',serif";
const sans = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/** Programs that follow the system's dark mode read classes; all others, the colours that stand on the elements. */
const DARK = [
  '.paper{background:#151a1b!important;color:#ece7dd!important}',
  '.card{background:#1e2526!important;border-color:#37403f!important}',
  '.row{border-color:#37403f!important}',
  '.muted{color:#a9b3b0!important}',
  '.accent{color:#e89a7f!important}',
  '.quote{background:#3a2a23!important}',
].join('');

/** A phone's width is for the words. */
const NARROW = '.card{padding:24px 20px!important}.sheet{padding:20px 10px!important}';

const htmlBlock = (block: MailBlock): string => {
  switch (block.type) {
    case 'facts':
      return `<table role="presentation" class="row" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 20px;border-top:1px solid ${colors.line}">${block.rows
        .map(
          ([label, value]) =>
            `<tr><td class="row muted" style="width:34%;padding:10px 16px 10px 0;border-bottom:1px solid ${colors.line};color:${colors.muted};vertical-align:top">${escapeHtml(label)}</td><td class="row" style="padding:10px 0;border-bottom:1px solid ${colors.line};font-weight:600;overflow-wrap:anywhere">${escapeHtml(oneLine(value))}</td></tr>`,
        )
        .join('')}</table>`;
    case 'quote':
      return `<blockquote class="quote" style="margin:0 0 20px;padding:12px 16px;border-left:3px solid ${colors.accent};background:${colors.accentSoft}">${escapeHtml(block.text).replaceAll(/\r?\n/g, '<br>')}</blockquote>`;
    case 'button':
      return `<p style="margin:0 0 24px"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:${colors.accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case 'link':
      return `<p style="margin:0 0 16px;font-size:14px"><a class="accent" href="${escapeHtml(block.href)}" style="color:${colors.accent}">${escapeHtml(block.label)}</a></p>`;
    case 'note':
      return `<p class="muted" style="margin:0 0 16px;font-size:14px;color:${colors.muted}">${escapeHtml(block.text)}</p>`;
    default:
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
  }
};

const htmlPage = (draft: MailDraft, footer: string, locale: Locale): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(draft.subject)}</title><style>@media (max-width:480px){${NARROW}}@media (prefers-color-scheme:dark){${DARK}}</style></head>` +
  `<body class="paper" style="margin:0;padding:0;background:${colors.paper};color:${colors.ink};${sans};font-size:16px;line-height:1.55">` +
  `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(draft.preview)}</div>` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="sheet" align="center" style="padding:32px 16px">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:0 8px 20px;${font};font-size:22px;font-weight:700;letter-spacing:-0.01em">${BRAND.name}<span class="accent" style="color:${colors.accent}">.</span></td></tr>` +
  `<tr><td class="card" style="padding:32px;border:1px solid ${colors.line};border-radius:14px;background:${colors.surface}"><h1 style="margin:0 0 20px;${font};font-size:26px;line-height:1.2">${escapeHtml(draft.heading)}</h1>${draft.blocks.map(htmlBlock).join('')}</td></tr>` +
  `<tr><td class="muted" style="padding:20px 8px;font-size:13px;color:${colors.muted}">${escapeHtml(footer)}</td></tr></table></td></tr></table></body></html>`;

/** One mail in both forms. Everything a person wrote is escaped here and nowhere else. */
export const renderMail = <Kind extends MailKind>(
  kind: Kind,
  params: MailParams[Kind],
  { locale, publicUrl }: { locale: Locale; publicUrl: string },
): RenderedMail => {
  const link = (path: string): string => new URL(path, `${publicUrl}/`).href;
  const safeLink = (path: string): string => {
    const href = link(path);
    // A path that leads elsewhere (`//evil.test`) would make our mail somebody's bait.
    if (new URL(href).origin !== new URL(publicUrl).origin) throw new Error('Mails link to this site only');
    return href;
  };
  const writers: MailWriters = WORDS[locale];
  const draft = writers[kind](params, safeLink);
  const footer = WORDS[locale].footer(BRAND.name, BRAND.supportEmail);
  return {
    subject: oneLine(draft.subject).slice(0, 200),
    text: `${[draft.heading, ...draft.blocks.map(textBlock)].join('\n\n')}\n\n--\n${footer}\n`,
    html: htmlPage(draft, footer, locale),
  };
};
