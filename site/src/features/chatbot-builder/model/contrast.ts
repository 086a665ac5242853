interface Rgb {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** WCAG 2.2 AA (1.4.3, 1.4.11): text, and icons that carry meaning. */
export const MINIMUM_RATIO = { text: 4.5, icon: 3 } as const;

const fromHsl = (hue: number, saturation: number, lightness: number, alpha: number): Rgb => {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return { red: channel(0), green: channel(8), blue: channel(4), alpha };
};

/** Reads the two spellings that a design stores: `#rrggbb` and `hsla(h, s%, l%, a)`. */
export const readColor = (text: string): Rgb | null => {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim());
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((pair) => Number.parseInt(pair, 16));
    return { red, green, blue, alpha: 1 };
  }
  const hsla = /^hsla?\(\s*([\d.]+)\s*,\s*([\d.]+)%\s*,\s*([\d.]+)%\s*(?:,\s*([\d.]+)\s*)?\)$/i.exec(
    text.trim(),
  );
  if (!hsla) return null;
  const [hue = 0, saturation = 0, lightness = 0] = hsla.slice(1, 4).map(Number);
  return fromHsl(hue, saturation / 100, lightness / 100, hsla[4] === undefined ? 1 : Number(hsla[4]));
};

const over = (top: Rgb, under: Rgb): Rgb => {
  const mix = (a: number, b: number) => a * top.alpha + b * (1 - top.alpha);
  return {
    red: mix(top.red, under.red),
    green: mix(top.green, under.green),
    blue: mix(top.blue, under.blue),
    alpha: 1,
  };
};

const luminance = ({ red, green, blue }: Rgb): number => {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

const WHITE: Rgb = { red: 255, green: 255, blue: 255, alpha: 1 };

/** How far apart two colours are for the eye, 1 to 21, or `null` when one cannot be read. See-through colours lie on white. */
export const contrastRatio = (foreground: string, background: string): number | null => {
  const [front, back] = [readColor(foreground), readColor(background)];
  if (!front || !back) return null;
  const ground = over(back, WHITE);
  const [light, dark] = [luminance(over(front, ground)), luminance(ground)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
};

/** Black-ish or white, whichever reads better on `background`: what "Correggi" puts in. */
export const readableOn = (background: string): '#ffffff' | '#1c2b2d' => {
  const [white, ink] = [contrastRatio('#ffffff', background) ?? 0, contrastRatio('#1c2b2d', background) ?? 0];
  return white >= ink ? '#ffffff' : '#1c2b2d';
};
