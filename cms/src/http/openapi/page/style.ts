import { BRAND } from '../../../contract';

const { colors } = BRAND;

/** The product's colours by day and by night; no script, no file, no font. */
export const REFERENCE_STYLE = `
:root{color-scheme:light dark;--paper:${colors.paper};--surface:${colors.surface};--ink:${colors.ink};--line:${colors.line};--muted:${colors.muted};--link:${colors.accent};--green:${colors.green};--green-soft:${colors.greenSoft};--amber:${colors.amber};--amber-soft:${colors.amberSoft};--red:${colors.red};--red-soft:${colors.redSoft};--accent-soft:${colors.accentSoft}}
@media (prefers-color-scheme:dark){:root{--paper:#121b1c;--surface:#1b2627;--ink:#eee9df;--line:#354244;--muted:#b0bab7;--link:#f0a48a;--green:#8fd0b6;--green-soft:#1e3a30;--amber:#f0c96a;--amber-soft:#3d3114;--red:#f2a49c;--red-soft:#45211e;--accent-soft:#3d2820}}
*{box-sizing:border-box}
html{scroll-padding-top:16px}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
a{color:var(--link)}
a:focus-visible,summary:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:6px}
header,.page{max-width:1180px;margin:0 auto;padding:24px 20px}
header{padding-top:40px;padding-bottom:8px}
header p{max-width:66ch;margin:0 0 16px;color:var(--muted)}
header nav{display:flex;flex-wrap:wrap;gap:8px 20px}
h1{margin:0 0 8px;font:700 clamp(1.75rem,5vw,2.5rem)/1.15 Georgia,serif}
h2{margin:40px 0 12px;font:700 1.375rem/1.25 Georgia,serif}
h3{margin:16px 0 6px;font-size:.9375rem}
.page{display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
.contents ul{margin:0;padding:0;list-style:none;columns:2;column-gap:20px}
.contents a{display:block;padding:6px 0;overflow-wrap:anywhere}
.contents summary{font-weight:600;padding:8px 0;cursor:pointer}
@media (min-width:960px){.page{grid-template-columns:200px minmax(0,1fr)}.contents{position:sticky;top:16px;align-self:start;max-height:calc(100vh - 32px);overflow:auto}.contents ul{columns:1}}
main>section:first-child h2{margin-top:0}
.route{margin:0 0 8px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
.route>summary{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 12px;align-items:baseline;padding:12px 16px;cursor:pointer;list-style:none}
.route>summary::-webkit-details-marker{display:none}
.route>summary:hover{background:var(--accent-soft);border-radius:12px}
.route>div{padding:0 16px 16px;border-top:1px solid var(--line)}
.route p{margin:12px 0}
.method{min-width:64px;padding:1px 8px;border-radius:6px;font:700 .75rem/1.6 ui-monospace,monospace;text-align:center;background:var(--green-soft);color:var(--green)}
.POST{background:var(--amber-soft);color:var(--amber)}.PUT,.PATCH{background:var(--accent-soft);color:var(--link)}.DELETE{background:var(--red-soft);color:var(--red)}
.path{font:600 .9375rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
.summary{grid-column:2}
.route .status{margin:8px 0 4px;font-weight:600;font-size:.875rem}
section h2::first-letter,.contents a::first-letter{text-transform:uppercase}
.marks{grid-column:2;display:flex;flex-wrap:wrap;gap:2px 14px;color:var(--muted);font-size:.875rem}
code,pre{font:.8125rem/1.6 ui-monospace,SFMono-Regular,monospace}
code{padding:1px 5px;border-radius:5px;background:var(--accent-soft);overflow-wrap:anywhere}
pre{margin:0;padding:12px;overflow-x:auto;border:1px solid var(--line);border-radius:10px;background:var(--paper);white-space:pre-wrap;overflow-wrap:anywhere}
pre b{font-weight:600}pre i{color:var(--muted);font-style:normal}
.type{margin:0 0 16px}
dl{margin:0;display:grid;gap:4px 16px}
dt{font:600 .875rem/1.6 ui-monospace,monospace;overflow-wrap:anywhere}
dd{margin:0 0 8px;color:var(--muted)}
@media (min-width:640px){dl{grid-template-columns:max-content minmax(0,1fr)}dd{margin:0}}
.codes{display:flex;flex-wrap:wrap;gap:4px 12px;margin:0;padding:0;list-style:none;font-size:.875rem}
`;
