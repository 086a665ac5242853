import type { Key } from '../i18n';
import { readColor, toHsla } from './color-value';

const HUES = [
  [14, 'red'],
  [42, 'orange'],
  [66, 'yellow'],
  [160, 'green'],
  [194, 'teal'],
  [258, 'blue'],
  [292, 'violet'],
  [345, 'pink'],
  [361, 'red'],
] as const;

/** What to call a colour aloud: its family and, where it helps, whether it is light or dark. Keys of words. */
export const colorName = (color: string): { family: Key; shade: Key | null } | null => {
  if (!readColor(color)) return null;
  const { hue, saturation, lightness } = toHsla(color);
  if (lightness >= 99) return { family: 'common.color.names.white', shade: null };
  if (lightness <= 3) return { family: 'common.color.names.black', shade: null };
  const family = saturation < 12 ? 'grey' : (HUES.find(([end]) => hue < end)?.[1] ?? 'red');
  const shade = lightness < 35 ? 'dark' : lightness > 70 ? 'light' : null;
  return { family: `common.color.names.${family}`, shade: shade && `common.color.names.${shade}` };
};
