import { BRAND } from '../../contract';

/** The wordmark, as the site draws it: the nut is its O, the other letters are strokes of one weight. */
export const wordmarkSvg = (): string => {
  const { accent, paper, ink } = BRAND.colors;
  const nut = 'M15 3.2 25.6 9.3v13.4L15 28.8H4.4V9.3z';
  const strokes = [
    'M37.3 28.3V10.2a5.2 5.2 0 0 1 5.2-5.2h.8M33 14.3h9.2',
    'M49 28.3V10.2a5.2 5.2 0 0 1 5.2-5.2h.8M44.7 14.3h9.2',
    'M61 14.3v14',
    'M78.8 16.6a7 7 0 1 0 0 9.4',
    'M85.2 14.3v14',
    'M92.8 28.3v-14M92.8 20.2a5.8 5.8 0 0 1 11.6 0v8.1',
    'M122.5 14.3v14',
  ];
  const letter = `fill="none" stroke="${ink}" stroke-width="3.7" stroke-linecap="round" stroke-linejoin="round"`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 0 127 32">',
    `<path d="${nut}" fill="${accent}" stroke="${accent}" stroke-width="3.4" stroke-linejoin="round"/>`,
    `<circle cx="15" cy="16" r="5" fill="${paper}"/>`,
    ...strokes.map((d) => `<path d="${d}" ${letter}/>`),
    `<circle cx="61" cy="7" r="2.4" fill="${ink}"/><circle cx="85.2" cy="7" r="2.4" fill="${ink}"/>`,
    `<circle cx="115.7" cy="21.3" r="6.8" ${letter}/>`,
    '</svg>',
  ].join('');
};
