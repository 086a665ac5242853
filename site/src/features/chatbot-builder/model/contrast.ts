import { readColor, type Rgb } from '../../../ui/color-value';

/** WCAG 2.2 AA (1.4.3, 1.4.11): text, and icons that carry meaning. */
export const MINIMUM_RATIO = { text: 4.5, icon: 3 } as const;

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
