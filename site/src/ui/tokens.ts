/**
 * Names of the design tokens, as CSS variables. Their values live in `theme-css.ts`, which turns the brand's colours
 * into the light and dark palettes once, in the page's head: no component knows a colour.
 */
export const tokens = {
  color: {
    ink: 'var(--ink)',
    paper: 'var(--paper)',
    surface: 'var(--surface)',
    raised: 'var(--raised)',
    line: 'var(--line)',
    lineStrong: 'var(--line-strong)',
    muted: 'var(--muted)',
    accent: 'var(--accent)',
    accentHover: 'var(--accent-hover)',
    onAccent: 'var(--on-accent)',
    accentSoft: 'var(--accent-soft)',
    green: 'var(--green)',
    greenSoft: 'var(--green-soft)',
    amber: 'var(--amber)',
    amberSoft: 'var(--amber-soft)',
    red: 'var(--red)',
    redSoft: 'var(--red-soft)',
    onRed: 'var(--on-red)',
    focus: 'var(--focus)',
    backdrop: 'var(--backdrop)',
  },
  font: { display: 'var(--font-display)', text: 'var(--font-text)', mono: 'var(--font-mono)' },
  /** A scale of 1.2 around 16 px; the two largest shrink with the viewport. */
  size: {
    xs: '0.8125rem',
    s: '0.9375rem',
    m: '1rem',
    l: '1.1875rem',
    xl: '1.4375rem',
    xxl: 'clamp(1.625rem, 1.2rem + 1.8vw, 2.25rem)',
    hero: 'clamp(2.25rem, 1.4rem + 3.8vw, 4rem)',
  },
  space: { xxs: '4px', xs: '8px', s: '12px', m: '16px', l: '24px', xl: '40px', xxl: '72px' },
  radius: { s: '6px', m: '10px', l: '16px', full: '999px' },
  shadow: { s: 'var(--shadow-s)', m: 'var(--shadow-m)' },
  motion: { fast: '120ms ease-out', calm: '220ms cubic-bezier(.2,.7,.2,1)' },
  /** The specification's breakpoint: below it the sidebar is a drawer. */
  media: {
    narrow: '@media (max-width: 767.98px)',
    wide: '@media (min-width: 768px)',
    print: '@media print',
    /** Windows' high contrast: backgrounds are gone, only lines and system colours speak. */
    forced: '@media (forced-colors: active)',
  },
} as const;
