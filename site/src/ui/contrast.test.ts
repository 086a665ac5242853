import { BRAND } from '@contract';
import { expect, test } from 'vitest';
import { contrast, CONTRASTS } from './contrast';
import { palettes } from './theme-css';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // The grey that every table of contrasts names as the last one that passes on white.
  ['#767676', '#ffffff', 4.54],
])('%s on %s is %d', (one, other, ratio) => expect(contrast(one, other)).toBeCloseTo(ratio, 2));

test.each(['light', 'dark'] as const)('every pair of the %s palette can be read', (theme) => {
  const palette = palettes(BRAND.colors)[theme];
  const weak = CONTRASTS.filter(
    ([front, ground, least]) => contrast(palette[front] ?? '', palette[ground] ?? '') < least,
  );
  expect(weak).toEqual([]);
});
