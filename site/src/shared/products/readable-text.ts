const HEX = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const SHORT = /^#?([\da-f])([\da-f])([\da-f])$/i;

const luminance = (color: string): number | null => {
  const parts =
    HEX.exec(color)?.slice(1) ??
    SHORT.exec(color)
      ?.slice(1)
      .map((digit) => digit + digit);
  if (!parts) return null;
  const [r = 0, g = 0, b = 0] = parts.map((part) => {
    const level = parseInt(part, 16) / 255;
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const INK = '#14191a';
const WHITE = '#ffffff';

/**
 * The wanted text colour when it can be read on the background (4.5:1), else the better of ink and white.
 * Editors choose a product's colours, and the specification's own defaults (white on #22C55E) are unreadable.
 */
export const readableText = (background: string, wanted: string): string => {
  const behind = luminance(background);
  if (behind === null) return wanted;
  const text = luminance(wanted);
  if (text !== null && ratio(behind, text) >= 4.5) return wanted;
  return ratio(behind, luminance(INK) ?? 0) >= ratio(behind, luminance(WHITE) ?? 1) ? INK : WHITE;
};
