const DARK = '#0f172a';
const LIGHT = '#ffffff';

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

/** Red, green, blue and alpha. */
const channels = (color: string): number[] => {
  // Nearly all are written so; to ask the browser costs more than the rest of the colours together.
  if (/^#[\da-f]{6}$/i.test(color)) return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  // It knows every other way to write a colour, and gives all of them back as numbers.
  const { style } = new Option();
  style.color = color;
  return (style.color.match(/[\d.]+/g) ?? []).map(Number);
};

/**
 * A text colour that can be read on `background`, for the words that the owner has no colour for (links of the footer,
 * labels). What is not opaque lies on white; a colour that has no numbers, a name, counts as white too.
 */
export const contrastColor = (background: string): string => {
  const [red = 255, green = 255, blue = 255, alpha = 1] = channels(background);
  const light = (channel: number) => linear((channel * alpha) / 255 + 1 - alpha);
  // Where contrast with black and with white is the same.
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) > 0.179 ? DARK : LIGHT;
};
