const DARK = '#0f172a';
const LIGHT = '#ffffff';

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

/**
 * A text colour that can be read on `background`, for the words that the owner has no colour for (links of the footer,
 * labels). What is not opaque lies on white; a colour that has no numbers, a name, counts as white too.
 */
export const inkOn = (background: string): string => {
  // The browser itself knows every way to write a colour, and gives all of them back as red, green and blue.
  const { style } = new Option();
  style.color = background;
  const [red = 255, green = 255, blue = 255, alpha = 1] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
  const light = (channel: number) => linear((channel * alpha) / 255 + 1 - alpha);
  // Where contrast with black and with white is the same.
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) > 0.179 ? DARK : LIGHT;
};
