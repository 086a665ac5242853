export interface Rgb {
  red: number;
  green: number;
  blue: number;
  /** 0 to 1. */
  alpha: number;
}

/** Hue 0 to 360, saturation and lightness 0 to 100, alpha 0 to 1: what the sliders move. */
export interface Hsla {
  hue: number;
  saturation: number;
  lightness: number;
  alpha: number;
}

/** Whole degrees and percents cannot name every colour of a screen; with a tenth they can. */
const tenth = (value: number) => Math.round(value * 10) / 10;

const toRgb = ({ hue, saturation, lightness, alpha }: Hsla): Rgb => {
  const light = lightness / 100;
  const amplitude = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    return Math.round(255 * (light - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return { red: channel(0), green: channel(8), blue: channel(4), alpha };
};

const readHsla = (text: string): Hsla | null => {
  const match = /^hsla?\(\s*([\d.]+)\s*,\s*([\d.]+)%\s*,\s*([\d.]+)%\s*(?:,\s*([\d.]+)\s*)?\)$/i.exec(
    text.trim(),
  );
  if (!match) return null;
  const [hue = 0, saturation = 0, lightness = 0] = match.slice(1, 4).map(Number);
  return { hue, saturation, lightness, alpha: match[4] === undefined ? 1 : Number(match[4]) };
};

/** Reads `#rrggbb` and `hsla(h, s%, l%, a)`, the two spellings a colour is stored in; `null` for anything else. */
export const readColor = (text: string): Rgb | null => {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text.trim());
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((pair) => Number.parseInt(pair, 16));
    return { red, green, blue, alpha: 1 };
  }
  const hsla = readHsla(text);
  return hsla && toRgb(hsla);
};

/** The sliders' positions for a stored colour; black when it cannot be read. */
export const toHsla = (text: string): Hsla => {
  const spelled = readHsla(text);
  if (spelled) return spelled;
  const { red, green, blue, alpha } = readColor(text) ?? { red: 0, green: 0, blue: 0, alpha: 1 };
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = high - low;
  const light = (high + low) / 2;
  const sector =
    spread === 0
      ? 0
      : high === r
        ? ((g - b) / spread + 6) % 6
        : high === g
          ? (b - r) / spread + 2
          : (r - g) / spread + 4;
  return {
    hue: tenth(sector * 60) % 360,
    saturation: spread === 0 ? 0 : tenth((spread / (1 - Math.abs(2 * light - 1))) * 100),
    lightness: tenth(light * 100),
    alpha,
  };
};

/** How a colour is stored: hexadecimal, or hsla when it is see-through. */
export const formatColor = (color: Hsla): string => {
  if (color.alpha < 1) {
    const { hue, saturation, lightness, alpha } = color;
    return `hsla(${hue}, ${saturation}%, ${lightness}%, ${Math.round(alpha * 100) / 100})`;
  }
  const { red, green, blue } = toRgb(color);
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/**
 * `#abc`, `AABBCC`, `#aabbcc80` and `hsl(…)` as people type and paste them, in the spelling that is stored; `null` while it
 * is not a colour yet.
 */
export const readColorInput = (typed: string): string | null => {
  const digits = typed.trim().replace(/^#/, '').toLowerCase();
  if (/^[\da-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[\da-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join('')}`;
  if (/^[\da-f]{8}$/.test(digits)) {
    const alpha = Number.parseInt(digits.slice(6), 16) / 255;
    return formatColor({ ...toHsla(`#${digits.slice(0, 6)}`), alpha });
  }
  const hsla = readHsla(typed);
  if (!hsla || hsla.hue > 360 || hsla.saturation > 100 || hsla.lightness > 100 || hsla.alpha > 1) return null;
  return formatColor(hsla);
};
