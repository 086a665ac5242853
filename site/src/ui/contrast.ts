/** Each pair of roles that stand on one another, and the ratio that WCAG 2.2 asks of it: text 4.5, edges that mean something 3. */
export const CONTRASTS = [
  ['ink', 'paper', 4.5],
  ['ink', 'surface', 4.5],
  ['ink', 'accent-soft', 4.5],
  ['muted', 'paper', 4.5],
  ['muted', 'surface', 4.5],
  ['accent', 'paper', 4.5],
  ['accent', 'surface', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['green', 'surface', 4.5],
  ['green', 'green-soft', 4.5],
  ['amber', 'paper', 4.5],
  ['amber', 'amber-soft', 4.5],
  ['red', 'paper', 4.5],
  ['red', 'surface', 4.5],
  ['red', 'red-soft', 4.5],
  ['on-red', 'red', 4.5],
  ['line-strong', 'paper', 3],
  ['line-strong', 'surface', 3],
  ['focus', 'paper', 3],
  ['focus', 'surface', 3],
] as const;

const luminance = (hex: string): number => {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG's contrast ratio of two colours written `#rrggbb`, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};
