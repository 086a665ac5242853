import { BUBBLE_SWATCHES } from '@contract';
import { describe, expect, test } from 'vitest';
import { toHsla } from '../../../../ui/color-value';
import { contrastRatio, MINIMUM_RATIO, nearestReadable, readableOn } from './contrast';

describe('contrast', () => {
  test.each([
    ['#ffffff', '#000000', 21],
    ['#ffffff', '#ffffff', 1],
    ['#ffffff', '#2563eb', 5.17],
    ['#ffffff', '#d40000', 5.53],
    ['#ffffff', '#22C55E', 2.28],
    ['#ffffff', '#EF4444', 3.76],
    ['hsla(0, 0%, 100%, 1)', '#000000', 21],
    ['hsla(0, 0%, 0%, 0.5)', '#ffffff', 3.98],
  ])('%s on %s is %d', (text, ground, ratio) => {
    expect(contrastRatio(text, ground)).toBeCloseTo(ratio, 1);
  });

  test('a see-through ground is judged with what lies under it', () => {
    expect(contrastRatio('#ffffff', 'hsla(0, 0%, 0%, 0.5)', '#000000')).toBeCloseTo(21, 0);
    expect(contrastRatio('#ffffff', 'hsla(0, 0%, 0%, 0.5)', '#ffffff')).toBeCloseTo(3.98, 1);
  });

  test('where nothing is under it, with the worse of two pages', () => {
    expect(contrastRatio('#ffffff', 'hsla(0, 0%, 0%, 0.5)')).toBeCloseTo(3.98, 1);
    expect(contrastRatio('#000000', 'hsla(0, 0%, 100%, 0.5)')).toBeCloseTo(5.28, 1);
  });

  test('is unknown for what is not a colour', () => {
    expect(contrastRatio('rosso', '#ffffff')).toBeNull();
    expect(contrastRatio('#ffffff', 'rosso')).toBeNull();
  });
});

test.each([...BUBBLE_SWATCHES, '#22C55E', '#facc15', '#ffffff'])(
  'white or ink can be read on %s',
  (ground) => {
    expect(contrastRatio(readableOn(ground), ground)).toBeGreaterThanOrEqual(MINIMUM_RATIO.text);
  },
);

describe('the nearest readable colour', () => {
  test.each([
    ['#ffffff', '#facc15'],
    ['#facc15', '#ffffff'],
    ['#777777', '#777777'],
    ['#d40000', '#7c3aed'],
    ['hsla(0, 0%, 100%, 0.3)', '#1c2b2d'],
  ])('of %s on %s can be read, and one step less could not', (text, ground) => {
    const fixed = nearestReadable(text, 4.5, ground) ?? '';
    expect(contrastRatio(fixed, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(fixed, ground)).toBeLessThan(5);
  });

  test('keeps its hue', () => {
    const fixed = nearestReadable('#f472b6', 4.5, '#ffffff') ?? '';
    expect(Math.abs(toHsla(fixed).hue - toHsla('#f472b6').hue)).toBeLessThan(2);
  });

  test('is itself when it can be read already', () => {
    expect(nearestReadable('#1c2b2d', 4.5, '#ffffff')).toBe('#1c2b2d');
  });

  test('does not exist on a ground that may turn out light or dark', () => {
    expect(nearestReadable('#ffffff', 4.5, 'hsla(0, 0%, 50%, 0.2)')).toBeNull();
  });
});
