import { BRAND } from '../../contract';

/** A hexagonal nut: the workshop. */
const NUT = 'M15 3.2 25.6 9.3v13.4L15 28.8H4.4V9.3z';

const LETTERS = [
  'M37.3 28.3V10.2a5.2 5.2 0 0 1 5.2-5.2h.8M33 14.3h9.2',
  'M49 28.3V10.2a5.2 5.2 0 0 1 5.2-5.2h.8M44.7 14.3h9.2',
  'M61 14.3v14',
  'M78.8 16.6a7 7 0 1 0 0 9.4',
  'M85.2 14.3v14',
  'M92.8 28.3v-14M92.8 20.2a5.8 5.8 0 0 1 11.6 0v8.1',
  'M122.5 14.3v14',
];

/** The sign in a box of 32. */
export const brandSign = (fill: string, hole: string): string =>
  `<path d="${NUT}" fill="${fill}" stroke="${fill}" stroke-width="3.4" stroke-linejoin="round"/><circle cx="15" cy="16" r="5" fill="${hole}"/>`;

/** The name, drawn as the site draws it. */
export const wordmark = ({ x, y, height }: { x: number; y: number; height: number }): string => {
  const { accent, paper, ink } = BRAND.colors;
  return [
    `<g transform="translate(${x} ${y}) scale(${height / 32})">`,
    brandSign(accent, paper),
    `<g fill="none" stroke="${ink}" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round">`,
    ...LETTERS.map((d) => `<path d="${d}"/>`),
    '<circle cx="115.7" cy="21.3" r="6.8"/></g>',
    `<g fill="${ink}"><circle cx="61" cy="7" r="2.4"/><circle cx="85.2" cy="7" r="2.4"/></g></g>`,
  ].join('');
};
