/**
 * The one place where the product's name and colours are written. The site's theme, mails and PDF read these;
 * the widget's own defaults are the specification's (`chatbot.ts`).
 */
export const BRAND = {
  name: 'Officina',
  supportEmail: 'assistenza@officina.test',
  /** sRGB hex. `ink` on `paper` is 14:1; `accent` on white is 5.6:1. */
  colors: {
    ink: '#1c2b2d',
    paper: '#f8f5ef',
    surface: '#ffffff',
    line: '#e2dcd0',
    muted: '#5c6866',
    accent: '#a8452a',
    accentSoft: '#f6e4da',
    green: '#2f6b57',
    greenSoft: '#dcece4',
    amber: '#8a5a00',
    amberSoft: '#faecc8',
    red: '#b3261e',
    redSoft: '#fbe4e1',
  },
} as const;
