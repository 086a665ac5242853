const DARK = '#0f172a';
const LIGHT = '#ffffff';

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/**
 * A text colour that can be read on `background`, for the words that the owner has no colour for (links of the footer,
 * labels). Knows the two forms a design is stored in, `#rrggbb` and `hsla(…)`; dark on anything else.
 */
export const inkOn = (background: string): string => {
  const hex = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(background);
  if (hex) {
    const digits = hex[2] ?? [...(hex[1] ?? '')].map((digit) => digit + digit).join('');
    const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
      linear(parseInt(digits.slice(at, at + 2), 16)),
    );
    // Where contrast with black and with white is the same.
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? DARK : LIGHT;
  }
  const lightness = /^hsla?\([^,]+,[^,]+,\s*([\d.]+)%(?:,\s*([\d.]+))?/.exec(background);
  return lightness && Number(lightness[1]) < 50 && Number(lightness[2] ?? 1) > 0.5 ? LIGHT : DARK;
};
