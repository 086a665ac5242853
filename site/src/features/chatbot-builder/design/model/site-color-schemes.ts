import { DESIGN_DEFAULTS, type ReadSiteColors } from '@contract';
import { formatColor, toHsla } from '../../../../ui/color-value';
import { corrected } from './contrast-warnings';
import { contrastRatio, readableOn } from './contrast';
import { colorsOf, surface, type Colors, type ColorRoles } from './color-roles';

export type SiteColors = ReadSiteColors['response']['data']['colors'];

export const SITE_COLOR_SCHEMES = ['bold', 'calm', 'deep'] as const;
export type SiteColorScheme = (typeof SITE_COLOR_SCHEMES)[number];

const INK = '#1c2b2d';
const WHITE = '#ffffff';

const shade = (color: string, lightness: number, saturation?: number) => {
  const at = toHsla(color);
  return formatColor({ ...at, alpha: 1, lightness, saturation: Math.min(at.saturation, saturation ?? 100) });
};

const isColorful = (hex: string) => {
  const { saturation, lightness } = toHsla(hex);
  return saturation > 15 && lightness > 8 && lightness < 94;
};

/** Degrees between two hues from which they are two colours of a brand, not two shades of one. */
const OTHER_HUE = 25;

const hueDistance = (one: string, other: string) => {
  const apart = Math.abs(toHsla(one).hue - toHsla(other).hue);
  return Math.min(apart, 360 - apart);
};

/** The few colours of a site that its widget is made of. */
const mainColors = (colors: SiteColors) => {
  const by = (role: SiteColors[number]['role']) =>
    colors.filter((color) => color.role === role).map(({ hex }) => hex);
  const accents = [...by('theme'), ...by('accent')].filter(isColorful);
  const accent = accents[0] ?? by('theme')[0] ?? by('text')[0] ?? INK;
  const ground = by('background').find((hex) => toHsla(hex).lightness > 88) ?? WHITE;
  const dark = [...by('text'), ...by('background')].find((hex) => toHsla(hex).lightness < 22);
  const second = accents.find((hex) => hueDistance(hex, accent) > OTHER_HUE) ?? accents[1] ?? accent;
  return { accent, second, ground, dark: dark ?? shade(accent, 12, 40) };
};

/** Colours on which text is set are made to be read on: white on a pale brand colour would be no use to anybody. */
const finished = (decisions: ColorRoles): Colors => {
  const colors = colorsOf(decisions);
  const whole = corrected({ ...DESIGN_DEFAULTS, ...colors });
  return Object.fromEntries(
    Object.keys(colors).map((field) => [field, whole[field as keyof Colors]]),
  ) as unknown as Colors;
};

/** Three widgets that would look at home on a site with these colours, or none when it shows none. */
export const colorSchemesFromSite = (colors: SiteColors): Record<SiteColorScheme, Colors> | null => {
  if (colors.length === 0) return null;
  const { accent, second, ground, dark } = mainColors(colors);
  const ink = (contrastRatio(dark, ground) ?? 0) >= 7 ? dark : INK;
  const tint = shade(accent, 95, 60);
  return {
    bold: finished({
      header: surface(accent),
      ground,
      bot: [tint, ink],
      user: surface(accent),
      input: [WHITE, ink],
      action: surface(second),
      bubble: surface(accent),
      invitation: [dark, readableOn(dark)],
    }),
    calm: finished({
      header: [tint, ink],
      ground: WHITE,
      footer: tint,
      bot: [tint, ink],
      user: surface(accent),
      input: [WHITE, ink],
      action: surface(accent),
      invitation: [WHITE, ink],
    }),
    deep: finished({
      header: surface(dark),
      ground: shade(dark, 10, 30),
      footer: shade(dark, 15, 30),
      bot: [shade(dark, 22, 30), '#f4f4f2'],
      user: surface(second),
      input: [shade(dark, 10, 30), '#f4f4f2'],
      action: surface(accent),
      invitation: [shade(dark, 12, 30), '#f4f4f2'],
    }),
  };
};
