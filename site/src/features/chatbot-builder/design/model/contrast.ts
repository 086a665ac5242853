import { formatColor, readColor, toHsla, type Hsla, type Rgb } from '../../../../ui/color-value';

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

/** Nobody knows what page lies under the widget: it is read on the lightest and on the darkest. */
const PAGES: readonly Rgb[] = [
  { red: 255, green: 255, blue: 255, alpha: 1 },
  { red: 0, green: 0, blue: 0, alpha: 1 },
];

/**
 * How far apart a foreground and what lies under it are for the eye, 1 to 21; `null` when a colour cannot be read. The
 * backgrounds go from the nearest down to the page; where they let the page through, the worse page counts.
 */
export const contrastRatio = (foreground: string, ...backgrounds: string[]): number | null => {
  const front = readColor(foreground);
  const grounds: Rgb[] = [];
  for (const text of backgrounds) {
    const ground = readColor(text);
    if (!ground) return null;
    grounds.unshift(ground);
  }
  if (!front) return null;
  const ratios = PAGES.map((page) => {
    const ground = grounds.reduce((under, top) => over(top, under), page);
    const [one, other] = [luminance(over(front, ground)), luminance(ground)];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  });
  return Math.min(...ratios);
};

/** White or the product's ink, whichever reads better on `background`. */
export const readableOn = (background: string): '#ffffff' | '#1c2b2d' => {
  const [white, ink] = [contrastRatio('#ffffff', background) ?? 0, contrastRatio('#1c2b2d', background) ?? 0];
  return white >= ink ? '#ffffff' : '#1c2b2d';
};

const LIGHTNESS_STEP = 0.5;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The same colour first, then lighter and darker ones, ever farther from it. */
function* lighterAndDarker(from: Hsla): Generator<Hsla> {
  for (let distance = 0; distance <= 100; distance += LIGHTNESS_STEP) {
    for (const lightness of [from.lightness - distance, from.lightness + distance]) {
      const within = Math.min(100, Math.max(0, lightness));
      // Past the end, the end itself is still worth one look.
      if (Math.abs(within - lightness) < LIGHTNESS_STEP) yield { ...from, lightness: tenth(within) };
    }
  }
}

function* moreSolid(from: Hsla): Generator<Hsla> {
  for (let percent = Math.ceil(from.alpha * 100); percent < 100; percent += 1)
    yield { ...from, alpha: percent / 100 };
}

/**
 * The colour nearest to `foreground` that reaches `minimum`: of the same hue and saturation, lighter or darker by as little
 * as will do; if that is not enough, less see-through. `null` when nothing reaches it.
 */
export const nearestReadable = (
  foreground: string,
  minimum: number,
  ...backgrounds: string[]
): string | null => {
  const from = toHsla(foreground);
  for (const candidates of [
    lighterAndDarker(from),
    moreSolid(from),
    lighterAndDarker({ ...from, alpha: 1 }),
  ]) {
    for (const candidate of candidates) {
      const color = formatColor(candidate);
      if ((contrastRatio(color, ...backgrounds) ?? 0) >= minimum) return color;
    }
  }
  return null;
};
