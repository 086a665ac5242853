import { BUBBLE_SWATCHES } from '@contract';
import { describe, expect, test } from 'vitest';
import { contrastRatio, MINIMUM_RATIO, readableOn } from './contrast';

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

  test('is unknown for what is not a colour', () => {
    expect(contrastRatio('rosso', '#ffffff')).toBeNull();
  });

  test.each([...BUBBLE_SWATCHES, '#22C55E', '#facc15', '#ffffff'])(
    'the correction on %s can be read',
    (ground) => {
      expect(contrastRatio(readableOn(ground), ground)).toBeGreaterThanOrEqual(MINIMUM_RATIO.text);
    },
  );
});
