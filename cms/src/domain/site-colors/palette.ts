import { converter, differenceEuclidean, formatHex, parse } from 'culori';
import type { ReadSiteColors } from '../../contract';
import { readDeclarations, type Declaration } from './read-declarations';
import type { PageLooks } from './read-page';

type SiteColor = ReadSiteColors['response']['data']['colors'][number];
type Role = SiteColor['role'];

const MAX_COLORS = 12;
/** Two colours closer than this (OKLab) are one to the eye. */
const SAME = 0.035;
/** Below this chroma a colour is a grey, and greys say nothing about a brand. */
const GREY = 0.03;
/** More see-through than this, a colour is a shade of what lies under it. */
const SOLID = 0.6;
const MAX_DEPTH = 5;
const MAX_VALUE = 1000;

const toOklab = converter('oklab');
const toOklch = converter('oklch');
const distance = differenceEuclidean('oklab');

const COLOR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([^()]*\)|\b[a-z]{3,20}\b/gi;
const PAGE = /^(?:html|body|:root|main|#page|\.site|\.wrapper)\b/i;
const BUTTON = /(?:^|[\s.#-])(?:button|btn|cta|primary)/i;
const HEAD = /(?:^|[\s.#-])(?:header|navbar|nav|topbar|masthead|hero)/i;
const LINK = /(?:^|\s)a(?:$|[:.\s])/i;
const BRAND_NAME = /primary|brand|accent|main|theme|principale/i;
/** What every WordPress carries along, used or not. */
const STOCK = /^--wp--preset--/;

/** Custom properties by name; a definition for the whole page beats one for a part of it. */
const variablesOf = (declarations: readonly Declaration[]): Map<string, string> => {
  const values = new Map<string, string>();
  const global = new Set<string>();
  for (const { property, value, selector } of declarations) {
    if (!property.startsWith('--')) continue;
    const whole = /:root|html|body/i.test(selector);
    if (global.has(property) && !whole) continue;
    if (whole) global.add(property);
    values.set(property, value);
  }
  return values;
};

/**
 * Puts the variables' values in. Each variable is worked out once and kept short: a sheet that doubles a value in every line
 * must not grow without end.
 */
const resolverOf = (variables: ReadonlyMap<string, string>) => {
  const known = new Map<string, string>();
  const resolve = (value: string, depth = 0): string =>
    value
      .slice(0, MAX_VALUE)
      .replace(/var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g, (_whole, name: string, fallback: string = '') =>
        valueOf(name.toLowerCase(), fallback, depth + 1),
      )
      .slice(0, MAX_VALUE);
  const valueOf = (name: string, fallback: string, depth: number): string => {
    const text = variables.get(name);
    if (text === undefined) return fallback;
    const previous = known.get(name);
    if (previous !== undefined || depth > MAX_DEPTH) return previous ?? '';
    // Meanwhile it is nothing: a variable that leads back to itself ends here.
    known.set(name, '');
    const resolved = resolve(text, depth);
    known.set(name, resolved);
    return resolved;
  };
  return resolve;
};

/** The solid colours written in a value, as `#rrggbb`. */
const colorsIn = (value: string): string[] =>
  // An address may hold anything, and `url(data:…)` holds much.
  (value.replace(/url\([^)]*\)/gi, '').match(COLOR) ?? []).flatMap((text) => {
    const color = parse(text);
    return color && (color.alpha ?? 1) >= SOLID ? [formatHex(color)] : [];
  });

/** What a declaration says and how loudly; null when it says nothing about colour. */
const voiceOf = ({ property, selector }: Declaration): { role: Role; weight: number } | null => {
  if (property.startsWith('--'))
    return BRAND_NAME.test(property) && !STOCK.test(property) ? { role: 'accent', weight: 3 } : null;
  if (property === 'background' || property === 'background-color') {
    if (PAGE.test(selector)) return { role: 'background', weight: 8 };
    if (BUTTON.test(selector)) return { role: 'accent', weight: 5 };
    return HEAD.test(selector) ? { role: 'accent', weight: 4 } : { role: 'background', weight: 1.5 };
  }
  if (property === 'color') {
    if (PAGE.test(selector) || /^p\b/i.test(selector)) return { role: 'text', weight: 6 };
    return LINK.test(selector) ? { role: 'accent', weight: 3 } : { role: 'text', weight: 0.8 };
  }
  if (property === 'fill' || property === 'stroke') return { role: 'accent', weight: 0.6 };
  return /^border(-|$)|^outline/.test(property) ? { role: 'accent', weight: 0.4 } : null;
};

const isGrey = (hex: string) => (toOklch(hex)?.c ?? 0) < GREY;

interface Tally {
  hex: string;
  weight: number;
  roles: Map<Role, number>;
  /** Of this exact spelling, so that a cluster wears its commonest colour. */
  own: number;
}

/**
 * The colours that a page wears, loudest first. A chromatic colour that serves as text or ground is an accent too when it
 * is no near-white or near-black: brands paint with what they are made of. Greys count only as ground or body text.
 */
export const paletteOf = (looks: PageLooks, stylesheets: readonly string[]): SiteColor[] => {
  const declarations = [...stylesheets, ...looks.styles]
    .flatMap((text) => readDeclarations(text, looks.used))
    .concat(looks.inline.flatMap(({ tag, css }) => readDeclarations(`${tag}{${css}}`, new Map([[tag, 1]]))));
  const resolve = resolverOf(variablesOf(declarations));
  const tallies: Tally[] = [];

  const add = (hex: string, role: Role, weight: number) => {
    const lab = toOklab(hex);
    if (!lab || weight <= 0) return;
    const near = tallies.find((tally) => distance(tally.hex, hex) < SAME);
    const tally = near ?? { hex, weight: 0, roles: new Map(), own: 0 };
    if (!near) tallies.push(tally);
    tally.weight += weight;
    tally.roles.set(role, (tally.roles.get(role) ?? 0) + weight);
    if (tally.hex === hex) tally.own += weight;
    else if (weight > tally.own) Object.assign(tally, { hex, own: weight });
  };

  for (const text of looks.themeColors) for (const hex of colorsIn(text)) add(hex, 'theme', 20);
  for (const declaration of declarations) {
    const voice = voiceOf(declaration);
    if (!voice) continue;
    const colors = colorsIn(resolve(declaration.value));
    for (const hex of colors) add(hex, voice.role, (voice.weight * declaration.use) / colors.length);
  }

  const judged = tallies.flatMap(({ hex, weight, roles }) => {
    const [role] = [...roles].sort((a, b) => b[1] - a[1])[0] ?? (['accent', 0] as const);
    if (isGrey(hex))
      return role === 'background' || role === 'text' || role === 'theme' ? [{ hex, weight, role }] : [];
    const lightness = toOklch(hex)?.l ?? 0;
    const colorful = lightness > 0.25 && lightness < 0.9;
    return [{ hex, weight, role: role !== 'theme' && colorful ? ('accent' as const) : role }];
  });
  const loudest = Math.max(...judged.map(({ weight }) => weight), 0);
  return judged
    .filter(({ weight }) => weight >= loudest / 200)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_COLORS)
    .map(({ hex, weight, role }) => ({ hex, weight: Math.round((weight / loudest) * 1000) / 1000, role }));
};
