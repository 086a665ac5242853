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

/** On paper: black on white, whatever the screen's theme; soft grounds stay away because printers drop them anyway. */
const printed = {
  ink: '#000',
  muted: '#333',
  accent: '#000',
  paper: '#fff',
  surface: '#fff',
  raised: '#fff',
};

/** Windows' high contrast: drawings speak in the system's colours too, whichever theme was chosen. */
const forced = {
  ink: 'CanvasText',
  muted: 'CanvasText',
  line: 'CanvasText',
  accent: 'LinkText',
  'on-accent': 'Canvas',
  paper: 'Canvas',
  surface: 'Canvas',
  raised: 'Canvas',
  focus: 'Highlight',
};

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

/** Both palettes by role, for who measures or shows them. */
export const palettes = (brand: BrandColors) => ({ light: light(brand), dark });

const declare = (palette: Record<string, string>) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

interface StandIn {
  family: string;
  /** Names of one face on different systems, all with its widths. */
  local: readonly string[];
  bold: readonly string[];
  /** How wide our face sets a text beside this one, in percent: regular, and at the weight of headings and buttons. */
  widths: readonly [regular: number, bold: number];
  /** Height of our face above its line, in percent of that of the stand-in. */
  ascent: number;
}
const ARIAL = ['Arial', 'Liberation Sans', 'Arimo'] as const;
const ARIAL_BOLD = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'] as const;

/**
 * What is shown until our own faces are here, set as wide as they will be, so that no line breaks elsewhere afterwards. Measured
 * in Chromium over 250 characters of Italian and English.
 */
const STAND_INS: readonly StandIn[] = [
  { family: 'Bricolage fallback', local: ARIAL, bold: ARIAL_BOLD, widths: [105, 100.4], ascent: 95 },
  { family: 'Instrument fallback', local: ARIAL, bold: ARIAL_BOLD, widths: [101.2, 97.3], ascent: 97 },
  {
    family: 'Bricolage on Android',
    local: ['Roboto'],
    bold: ['Roboto Bold'],
    widths: [116.6, 113.7],
    ascent: 95,
  },
  {
    family: 'Instrument on Android',
    local: ['Roboto'],
    bold: ['Roboto Bold'],
    widths: [112.4, 109.8],
    ascent: 97,
  },
];

const face = (
  { family, ascent }: StandIn,
  names: readonly string[],
  width: number,
  weights: string,
): string =>
  `@font-face{font-family:'${family}';src:${names.map((name) => `local('${name}')`).join()};font-weight:${weights};size-adjust:${width}%;ascent-override:${ascent}%}`;

const standIns = STAND_INS.map(
  (one) => face(one, one.local, one.widths[0], '400 599') + face(one, one.bold, one.widths[1], '600 800'),
).join('\n');

/**
 * The whole stylesheet that must be there before anything is drawn: palettes, reset, type, focus. What only a screen has a
 * use for carries `data-screen-only` and is not printed. It is written into
 * the page's head when the site is built, so that neither script nor request stands before the first paint.
 * "System" needs no script at all; an explicit choice is `data-theme` on the root, set by `/theme.js`.
 */
export const themeCss = (brand: BrandColors): string => `
:root{color-scheme:light;${declare(light(brand))};
--font-display:'Bricolage Grotesque Variable','Bricolage fallback','Bricolage on Android',Georgia,serif;
--font-text:'Instrument Sans Variable','Instrument fallback','Instrument on Android',system-ui,sans-serif;
--font-mono:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
@media screen{:root[data-theme=dark]{color-scheme:dark;${declare(dark)}}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${declare(dark)}}}
@media (forced-colors:active){:root:root{${declare(forced)}}}
@media print{:root{${declare(printed)}}[data-screen-only]{display:none!important}h1,h2,h3,h4{break-after:avoid}li,blockquote,img,tr{break-inside:avoid}p{orphans:3;widows:3}}
${standIns}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:88px}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.55 var(--font-text);-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-wrap:break-word}
h1,h2,h3,h4{font-family:var(--font-display);font-weight:650;line-height:1.15;letter-spacing:-.015em;margin:0;text-wrap:balance}
p,ul,ol,dl,dd,figure,blockquote{margin:0;text-wrap:pretty}
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
