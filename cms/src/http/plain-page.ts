import { BRAND } from '../contract';
import { plainPageWords } from '../locales/plain-page';

const { colors, name, supportEmail } = BRAND;

/** By day and by night, like the site, of which nothing may be at hand: no script, no file, no font. */
const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:24px;padding:24px;box-sizing:border-box;text-align:center;font:1.125rem/1.5 system-ui,sans-serif;background:${colors.paper};color:${colors.ink}}
h1{margin:0 0 24px;font-size:1.5rem}p{margin:0 0 12px;max-width:40ch}
a{display:inline-block;padding:10px 18px;border-radius:10px;background:${colors.accent};color:#fff;font-weight:600;text-decoration:none}
footer a{padding:0;background:none;color:inherit;text-decoration:underline}
@media (prefers-color-scheme:dark){body{background:#121b1c;color:#eee9df}}`;

/** A page that needs nothing but itself, in both languages, for when the site cannot be shown. */
export const plainPage = (reason: 'notBuilt' | 'unavailable'): string => {
  const [it, en] = [plainPageWords.it, plainPageWords.en];
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><style>${STYLE}</style></head>
<body><main><h1>${name}</h1><p>${it[reason]}</p><p><a href="">${it.retry}</a></p>
<div lang="en"><p>${en[reason]}</p><p><a href="">${en.retry}</a></p></div></main>
<footer><a href="mailto:${supportEmail}">${supportEmail}</a></footer></body></html>`;
};
