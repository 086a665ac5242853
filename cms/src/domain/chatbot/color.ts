const HEX = /^#[0-9a-f]{6}$/i;
const HSLA =
  /^hsla\(\s*(\d{1,3}(?:\.\d+)?)\s*,\s*(\d{1,3}(?:\.\d+)?)%\s*,\s*(\d{1,3}(?:\.\d+)?)%\s*,\s*(0|1|0?\.\d+|1\.0+)\s*\)$/;

/** A colour as the builder's picker writes it: `#rrggbb`, or `hsla(h, s%, l%, a)` when opacity is below 1. */
export const isColor = (text: string): boolean => {
  if (HEX.test(text)) return true;
  const match = HSLA.exec(text);
  if (!match) return false;
  const [hue, saturation, lightness] = match.slice(1, 4).map(Number);
  return (hue ?? 361) <= 360 && (saturation ?? 101) <= 100 && (lightness ?? 101) <= 100;
};
