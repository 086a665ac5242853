import { formatHex, interpolate, wcagContrast } from 'culori';

/** What a card is painted with. Each text colour is readable on its ground. */
export interface Palette {
  brand: string;
  onBrand: string;
  /** The brand's colour in a whisper, and text on it. */
  pale: string;
  onPale: string;
  /** Between ground and text, for shapes that nobody has to read. */
  shade: string;
  paleShade: string;
}

/** WCAG AA for large text is 3; small words stand on cards too. */
const READABLE = 4.5;
const INK = '#16191d';
const WHITE = '#ffffff';
const BLACK = '#000000';

const mix = (one: string, other: string, share: number): string =>
  formatHex(interpolate([one, other], 'oklab')(share)) ?? one;

/** The wished colour where it can be read on the ground, or else white or black: of those one always can. */
const readable = (ground: string, wished: string): string =>
  [wished, WHITE, INK, BLACK].find((color) => wcagContrast(ground, color) >= READABLE) ?? BLACK;

/** The colours of a card from the two that its owner chose, whatever they are. */
export const paletteOf = (brandColor: string, brandTextColor: string): Palette => {
  const onBrand = readable(brandColor, brandTextColor);
  const pale = mix(brandColor, WHITE, 0.9);
  return {
    brand: brandColor,
    onBrand,
    pale,
    onPale: readable(pale, mix(brandColor, INK, 0.35)),
    shade: mix(brandColor, onBrand, 0.12),
    paleShade: mix(pale, brandColor, 0.14),
  };
};
