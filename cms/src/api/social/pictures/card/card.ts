import { drawWords, widthOf, type Face } from '../../../../http/page-card/words';
import { paletteOf, type Palette } from './colors';
import { fitBlock } from './fit-block';

/** What a card says and how it is painted. */
export interface Card {
  title: string;
  /** Of the business; stands small below. */
  name: string;
  width: number;
  height: number;
  brandColor: string;
  brandTextColor: string;
  /** Another number, another of the layouts. */
  variant: number;
}

interface Sheet extends Card {
  colors: Palette;
  margin: number;
}
interface Words {
  text: string;
  x: number;
  /** Of the box; the text stands in its middle, at its top or at its bottom. */
  y: number;
  width: number;
  height: number;
  color: string;
  face?: Face;
  largest?: number;
  smallest?: number;
  stands?: 'top' | 'middle' | 'bottom';
  centred?: boolean;
}

const LEADING = 1.14;
const SMALL = 34;

const draw = ({
  text,
  x,
  y,
  width,
  height,
  color,
  face = 'display',
  largest = 148,
  smallest = 44,
  stands = 'middle',
  centred = false,
}: Words): string => {
  const measure = (line: string, size: number) => widthOf(line, face, size);
  const block = fitBlock(text, measure, { width, height, largest, smallest, leading: LEADING });
  const free = height - block.height;
  const top = y + (stands === 'top' ? 0 : stands === 'bottom' ? free : free / 2);
  return block.lines
    .map((line, index) =>
      drawWords(line, {
        face,
        size: block.size,
        x: centred ? x + (width - measure(line, block.size)) / 2 : x,
        y: top + block.size * (LEADING / 2 + 0.32) + index * block.size * LEADING,
        color,
      }),
    )
    .join('');
};

const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;

const nameAt = (sheet: Sheet, color: string, centred = false): string =>
  draw({
    text: sheet.name,
    x: sheet.margin,
    y: sheet.height - sheet.margin - 44,
    width: sheet.width - 2 * sheet.margin,
    height: 48,
    color,
    face: 'text',
    largest: SMALL,
    smallest: 26,
    stands: 'bottom',
    centred,
  });

/** The box between the margins, above the name. */
const boxOf = ({ width, height, margin }: Sheet) => ({
  x: margin,
  y: margin,
  width: width - 2 * margin,
  height: height - 2 * margin - 110,
});

const LAYOUTS: readonly ((sheet: Sheet) => string)[] = [
  // Large words at the bottom, two rings behind them.
  (sheet) => {
    const { width, height, margin, colors, title } = sheet;
    return [
      rect(0, 0, width, height, colors.brand),
      circle(
        width * 0.86,
        height * 0.12,
        width * 0.34,
        'none',
        `stroke="${colors.shade}" stroke-width="${width * 0.085}"`,
      ),
      circle(width * 0.86, height * 0.12, width * 0.12, colors.shade),
      draw({
        ...boxOf(sheet),
        text: title,
        y: height * 0.3,
        height: height * 0.7 - margin - 110,
        color: colors.onBrand,
        stands: 'bottom',
      }),
      rect(margin, height - margin - 72, 96, 6, colors.onBrand),
      nameAt(sheet, colors.onBrand),
    ].join('');
  },
  // A frame on pale ground, everything in the middle.
  (sheet) => {
    const { width, height, margin, colors, title } = sheet;
    const inset = margin * 0.5;
    return [
      rect(0, 0, width, height, colors.pale),
      rect(
        inset,
        inset,
        width - 2 * inset,
        height - 2 * inset,
        'none',
        `stroke="${colors.brand}" stroke-width="8"`,
      ),
      rect(width / 2 - 90, inset - 12, 180, 24, colors.pale),
      circle(width / 2, inset, 9, colors.brand),
      draw({
        ...boxOf(sheet),
        text: title,
        x: margin * 1.3,
        width: width - margin * 2.6,
        color: colors.onPale,
        largest: 132,
        centred: true,
      }),
      nameAt(sheet, colors.onPale, true),
    ].join('');
  },
  // A band for the name, a rising edge between.
  (sheet) => {
    const { width, height, margin, colors, title } = sheet;
    const edge = height * 0.8;
    return [
      rect(0, 0, width, height, colors.pale),
      `<path d="M0 0H${width}V${edge - 90}L0 ${edge}Z" fill="${colors.brand}"/>`,
      `<path d="M0 ${edge}L${width} ${edge - 90}V${edge - 66}L0 ${edge + 24}Z" fill="${colors.paleShade}"/>`,
      draw({
        ...boxOf(sheet),
        text: title,
        height: edge - margin - 130,
        color: colors.onBrand,
        stands: 'middle',
      }),
      nameAt(sheet, colors.onPale),
    ].join('');
  },
  // Pale ground with a large quarter of a circle.
  (sheet) => {
    const { width, height, margin, colors, title } = sheet;
    const radius = width * 0.42;
    return [
      rect(0, 0, width, height, colors.pale),
      circle(width, 0, radius, colors.brand),
      circle(width, 0, radius * 0.55, colors.shade),
      circle(margin + 14, margin + 14, 14, colors.brand),
      draw({
        ...boxOf(sheet),
        text: title,
        y: height * 0.36,
        height: height * 0.64 - margin - 110,
        color: colors.onPale,
        stands: 'bottom',
      }),
      nameAt(sheet, colors.onPale),
    ].join('');
  },
  // A column of colour at the side.
  (sheet) => {
    const { width, height, margin, colors, title } = sheet;
    const column = width * 0.07;
    const dots = Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 5 }, (__, at) =>
        circle(width - margin - at * 34, margin + row * 34, 6, colors.shade),
      ).join(''),
    ).join('');
    return [
      rect(0, 0, width, height, colors.brand),
      rect(0, 0, column, height, colors.shade),
      dots,
      draw({
        ...boxOf(sheet),
        text: title,
        x: column + margin * 0.8,
        width: width - column - margin * 1.8,
        y: margin + 120,
        height: height - 2 * margin - 240,
        color: colors.onBrand,
        stands: 'top',
      }),
      draw({
        text: sheet.name,
        x: column + margin * 0.8,
        y: height - margin - 48,
        width: width - column - margin * 1.8,
        height: 48,
        color: colors.onBrand,
        face: 'text',
        largest: SMALL,
        smallest: 26,
        stands: 'bottom',
      }),
    ].join('');
  },
  // A sheet of paper on the brand's ground.
  (sheet) => {
    const { width, height, margin, colors, title } = sheet;
    const paper = margin * 0.8;
    return [
      rect(0, 0, width, height, colors.brand),
      circle(width * 0.08, height * 0.95, width * 0.3, colors.shade),
      rect(paper, paper, width - 2 * paper, height - 2 * paper - 90, '#ffffff', 'rx="28"'),
      rect(paper + 64, paper + 72, 72, 12, colors.brand, 'rx="6"'),
      draw({
        text: title,
        x: paper + 64,
        y: paper + 130,
        width: width - 2 * paper - 128,
        height: height - 2 * paper - 90 - 200,
        color: paletteOf('#ffffff', colors.brand).onBrand,
        stands: 'middle',
      }),
      draw({
        text: sheet.name,
        x: margin,
        y: height - margin * 0.72 - 44,
        width: width - 2 * margin,
        height: 48,
        color: colors.onBrand,
        face: 'text',
        largest: SMALL,
        smallest: 26,
        stands: 'bottom',
        centred: true,
      }),
    ].join('');
  },
];

/** Over a photo: a veil of the brand's colour that grows towards the words at the bottom. */
const onPhoto = (sheet: Sheet): string => {
  const { width, height, margin, colors, title } = sheet;
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colors.brand}" stop-opacity="${opacity}"/>`;
  return [
    `<defs><linearGradient id="veil" x1="0" y1="0" x2="0" y2="1">${stop(0, 0.18)}${stop(0.42, 0.78)}${stop(1, 0.95)}</linearGradient></defs>`,
    rect(0, 0, width, height, 'url(#veil)'),
    draw({
      ...boxOf(sheet),
      text: title,
      y: height * 0.42,
      height: height * 0.58 - margin - 110,
      color: colors.onBrand,
      stands: 'bottom',
    }),
    rect(margin, height - margin - 72, 96, 6, colors.onBrand),
    nameAt(sheet, colors.onBrand),
  ].join('');
};

/** How many layouts there are: a feed shows them in turn. */
export const CARD_LAYOUTS = LAYOUTS.length;

/** The card as SVG whose words are outlines: no fonts are asked for, and nothing in it is anybody's markup. Over a photo it has no ground. */
export const cardSvg = (card: Card, { overPhoto = false } = {}): string => {
  const sheet: Sheet = {
    ...card,
    margin: Math.round(card.width * 0.09),
    colors: paletteOf(card.brandColor, card.brandTextColor),
  };
  const layout = overPhoto ? onPhoto : LAYOUTS[Math.abs(card.variant) % LAYOUTS.length];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}" viewBox="0 0 ${card.width} ${card.height}">`,
    layout ? layout(sheet) : '',
    '</svg>',
  ].join('');
};
