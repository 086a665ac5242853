/** The brand's colours, as the contract spells them. The design system knows no domain, so it is handed them. */
export interface BrandColors {
  ink: string;
  paper: string;
  surface: string;
  line: string;
  muted: string;
  accent: string;
  accentSoft: string;
  green: string;
  greenSoft: string;
  amber: string;
  amberSoft: string;
  red: string;
  redSoft: string;
}

const light = (brand: BrandColors): Record<string, string> => ({
  ink: brand.ink,
  paper: brand.paper,
  surface: brand.surface,
  raised: brand.surface,
  line: brand.line,
  // Borders that carry meaning (fields) need 3:1 against paper; the decorative line does not.
  'line-strong': '#847c6d',
  muted: brand.muted,
  accent: brand.accent,
  'accent-hover': '#8c3720',
  'on-accent': '#ffffff',
  'accent-soft': brand.accentSoft,
  green: brand.green,
  'green-soft': brand.greenSoft,
  amber: brand.amber,
  'amber-soft': brand.amberSoft,
  red: brand.red,
  'red-soft': brand.redSoft,
  'on-red': '#ffffff',
  focus: '#1f6f8b',
  backdrop: 'rgb(28 43 45 / 48%)',
  'shadow-s': '0 1px 2px rgb(28 43 45 / 8%)',
  'shadow-m': '0 12px 32px -8px rgb(28 43 45 / 22%), 0 2px 6px rgb(28 43 45 / 8%)',
});

/** The same voices at night: warm terracotta on the brand's deep petrol, each text pair at least 4.5:1. */
const dark: Record<string, string> = {
  ink: '#eee9df',
  paper: '#121b1c',
  surface: '#192627',
  raised: '#203032',
  line: '#2d3d3f',
  'line-strong': '#71807f',
  muted: '#a3b0ae',
  accent: '#eb9a7e',
  'accent-hover': '#f3b29b',
  'on-accent': '#2a0f06',
  'accent-soft': '#3c2620',
  green: '#83c7ae',
  'green-soft': '#1d3a30',
  amber: '#e6bf67',
  'amber-soft': '#3b2f14',
  red: '#f29a92',
  'red-soft': '#44211e',
  'on-red': '#2d0906',
  focus: '#7cc4de',
  backdrop: 'rgb(4 9 10 / 64%)',
  'shadow-s': '0 1px 2px rgb(0 0 0 / 40%)',
  'shadow-m': '0 16px 40px -8px rgb(0 0 0 / 60%)',
};

const declare = (palette: Record<string, string>) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

/**
 * The whole stylesheet that must be there before anything is drawn: palettes, reset, type, focus. It is written into
 * the page's head when the site is built, so that neither script nor request stands before the first paint.
 * "System" needs no script at all; an explicit choice is `data-theme` on the root, set by `/theme.js`.
 */
export const themeCss = (brand: BrandColors): string => `
:root{color-scheme:light;${declare(light(brand))};
--font-display:'Bricolage Grotesque Variable','Bricolage fallback',Georgia,serif;
--font-text:'Instrument Sans Variable','Instrument fallback',system-ui,sans-serif;
--font-mono:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
:root[data-theme=dark]{color-scheme:dark;${declare(dark)}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${declare(dark)}}}
@font-face{font-family:'Bricolage fallback';src:local('Arial');size-adjust:97%;ascent-override:95%}
@font-face{font-family:'Instrument fallback';src:local('Arial');size-adjust:99%;ascent-override:97%}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:88px}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.55 var(--font-text);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-wrap:break-word}
h1,h2,h3,h4{font-family:var(--font-display);font-weight:650;line-height:1.15;letter-spacing:-.015em;margin:0;text-wrap:balance}
p,ul,ol,dl,dd,figure,blockquote{margin:0}
ul,ol{padding:0}
button,input,textarea,select{font:inherit;color:inherit;letter-spacing:inherit}
button,summary,select,[role=button]{cursor:pointer}
button:disabled{cursor:not-allowed}
img,svg,video{max-width:100%;display:block}
a{color:var(--accent);text-decoration-thickness:.08em;text-underline-offset:.2em}
:focus-visible{outline:2.5px solid var(--focus);outline-offset:2px}
::selection{background:var(--accent-soft);color:var(--ink)}
main:focus,h1:focus{outline:none}
#root{min-height:100dvh;display:flex;flex-direction:column}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}
`;
