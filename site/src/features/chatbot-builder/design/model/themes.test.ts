import { CLOSE_ICONS, DESIGN_DEFAULTS, FONTS, SEND_ICONS, TRIGGER_ICONS } from '@contract';
import { describe, expect, test } from 'vitest';
import { readColor } from '../../../../ui/color-value';
import { contrastWarnings } from './contrast-warnings';
import { colorSchemesFromSite, SITE_COLOR_SCHEMES, type SiteColors } from './site-color-schemes';
import { THEME_IDS, themeOf, THEMES } from './themes';

describe.each(THEME_IDS)('the theme %s', (id) => {
  const design = { ...DESIGN_DEFAULTS, ...THEMES[id] };
  test('can be read in every pair of colours', () => expect(contrastWarnings(design)).toEqual([]));
  test('is whole', () => {
    const colors = Object.keys(DESIGN_DEFAULTS).filter((field) => /Color$/.test(field));
    for (const field of colors) expect(THEMES[id], field).toHaveProperty(field);
    expect(FONTS).toContain(THEMES[id].fontFamily);
    expect(SEND_ICONS).toContain(THEMES[id].sendIcon);
    expect(TRIGGER_ICONS).toContain(THEMES[id].triggerIcon);
    expect(CLOSE_ICONS).toContain(THEMES[id].closeIcon);
  });
  test('is recognised on a drawing that wears it, and not after a change', () => {
    expect(themeOf(design)).toBe(id);
    expect(themeOf({ ...design, bubbleColor: '#123456' })).toBeNull();
  });
});

test('no two themes share a header, a visitor’s bubble and a typeface', () => {
  const faces = THEME_IDS.map(
    (id) =>
      THEMES[id].headerBackgroundColor +
      THEMES[id].userBubbleBackgroundColor +
      THEMES[id].chatBackgroundColor,
  );
  expect(new Set(faces).size).toBe(THEME_IDS.length);
  expect(new Set(THEME_IDS.map((id) => THEMES[id].fontFamily)).size).toBe(THEME_IDS.length);
});

test('the classic theme is how a chatbot begins', () => expect(themeOf(DESIGN_DEFAULTS)).toBe('classic'));

describe('looks made of a site’s colours', () => {
  const color = (hex: string, role: SiteColors[number]['role'], weight = 0.5) => ({ hex, role, weight });
  const SITES: [string, SiteColors][] = [
    ['a bakery', [color('#7a1f3d', 'theme'), color('#fffaf3', 'background'), color('#e07a2f', 'accent')]],
    ['a pale yellow brand', [color('#ffe98a', 'accent'), color('#ffffff', 'background')]],
    ['a dark site', [color('#0b0b0f', 'background'), color('#3dff97', 'accent'), color('#eeeeee', 'text')]],
    ['nothing but greys', [color('#777777', 'background'), color('#222222', 'text')]],
    ['one mid grey', [color('#808080', 'text')]],
  ];
  test.each(SITES)('of %s can be read', (_name, colors) => {
    const looks = colorSchemesFromSite(colors);
    for (const look of SITE_COLOR_SCHEMES)
      expect(contrastWarnings({ ...DESIGN_DEFAULTS, ...looks?.[look] }), look).toEqual([]);
  });
  test('wear its brand colour', () => {
    const looks = colorSchemesFromSite(SITES[0]?.[1] ?? []);
    expect(looks?.bold.headerBackgroundColor).toBe('#7a1f3d');
    expect(looks?.bold.sendButtonBackgroundColor).toBe('#e07a2f');
    expect(looks?.calm.userBubbleBackgroundColor).toBe('#7a1f3d');
    expect(looks?.bold.chatBackgroundColor).toBe('#fffaf3');
  });
  test('are written as the server stores colours', () => {
    for (const [, colors] of SITES)
      for (const look of Object.values(colorSchemesFromSite(colors) ?? {}))
        for (const value of Object.values(look)) expect(readColor(value), value).not.toBeNull();
  });
  test('of a site without colours there are none', () => expect(colorSchemesFromSite([])).toBeNull());
});
