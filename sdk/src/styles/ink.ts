const DARK = '#0f172a';
const LIGHT = '#ffffff';

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

/** Hue (degrees), saturation and lightness (per cent) as red, green and blue. */
const fromHsl = (hue: number, saturation: number, lightness: number) =>
  [0, 8, 4].map((turn) => {
    const place = (turn + hue / 30) % 12;
    const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
    return 255 * (lightness / 100 - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  });

/** Red, green, blue and alpha of the ways to write a colour that a config can have; nothing for a name. */
const channels = (color: string): number[] => {
  const [, short, long] = /^#(?:([\da-f]{3,4})|([\da-f]{6}|[\da-f]{8}))$/i.exec(color) ?? [];
  const hex = long ?? short?.replace(/./g, '$&$&');
  if (hex) return (hex.match(/../g) ?? []).map((pair, index) => parseInt(pair, 16) / (index < 3 ? 1 : 255));
  const [one = 0, two = 0, three = 0, ...alpha] = (color.match(/-?[\d.]+/g) ?? []).map(Number);
  if (/^hsl/i.test(color)) return [...fromHsl(((one % 360) + 360) % 360, two, three), ...alpha];
  return /^rgb/i.test(color) ? [one, two, three, ...alpha] : [];
};

/**
 * A text colour that can be read on `background`, for the words that the owner has no colour for (links of the footer,
 * labels). What is not opaque lies on white; a colour that has no numbers, a name, counts as white too.
 */
export const inkOn = (background: string): string => {
  // Read here, not by the browser: the first colour given to a style sheet of its own costs more than all of the rest.
  const [red = 255, green = 255, blue = 255, alpha = 1] = channels(background);
  const light = (channel: number) => linear((channel * alpha) / 255 + 1 - alpha);
  // Where contrast with black and with white is the same.
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) > 0.179 ? DARK : LIGHT;
};
