import { openSync, type Font } from 'fontkit';
import path from 'node:path';

const fileOf = (name: string, subset: string, weight: number): string =>
  path.join(
    path.dirname(require.resolve(`@fontsource/${name}/package.json`)),
    'files',
    `${name}-${subset}-${weight}-normal.woff`,
  );

/** The site's own faces; each file holds one range of characters. */
const open = (name: string, weight: number): Font[] =>
  ['latin', 'latin-ext'].map((subset) => {
    const font = openSync(fileOf(name, subset, weight));
    if ('fonts' in font) throw new Error(`${name} is a collection of fonts`);
    return font;
  });

const FACES = {
  display: { name: 'bricolage-grotesque', weight: 700 },
  text: { name: 'instrument-sans', weight: 600 },
} as const;
export type Face = keyof typeof FACES;

const opened = new Map<Face, Font[]>();
const fontsOf = (face: Face): Font[] => {
  const fonts = opened.get(face) ?? open(FACES[face].name, FACES[face].weight);
  opened.set(face, fonts);
  return fonts;
};

/** Characters with the font that has them; what no font has is left out. */
const runsOf = (text: string, face: Face): { font: Font; text: string }[] => {
  const runs: { font: Font; text: string }[] = [];
  for (const character of text.normalize('NFC').replace(/\s+/g, ' ')) {
    const font = fontsOf(face).find((one) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
};

/** How wide a line of text is, in pixels. */
export const widthOf = (text: string, face: Face, size: number): number =>
  runsOf(text, face).reduce(
    (sum, run) => sum + (run.font.layout(run.text).advanceWidth * size) / run.font.unitsPerEm,
    0,
  );

interface Place {
  face: Face;
  size: number;
  x: number;
  /** Of the baseline. */
  y: number;
  color: string;
}

/** A line of text as outlines: it looks the same on machines that have none of our fonts. */
export const drawWords = (text: string, { face, size, x, y, color }: Place): string => {
  let left = x;
  const paths: string[] = [];
  for (const run of runsOf(text, face)) {
    const scale = size / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const place = `translate(${(left + xOffset * scale).toFixed(2)} ${(y - yOffset * scale).toFixed(2)})`;
      const outline = glyph.path.toSVG();
      if (outline)
        paths.push(
          `<path transform="${place} scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"/>`,
        );
      left += xAdvance * scale;
    });
  }
  return `<g fill="${color}">${paths.join('')}</g>`;
};
