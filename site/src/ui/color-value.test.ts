import { describe, expect, test } from 'vitest';
import { formatColor, readColor, readHexInput, toHsla } from './color-value';

describe('a colour', () => {
  test.each(['#d40000', '#2563eb', '#ffffff', '#000000', '#808080', '#be185d'])(
    '%s survives the sliders',
    (hex) => {
      const before = readColor(hex)!;
      const after = readColor(formatColor(toHsla(hex)))!;
      // Whole degrees and percents cannot name every colour; the eye cannot tell three steps of 255.
      for (const channel of ['red', 'green', 'blue'] as const) {
        expect(Math.abs(after[channel] - before[channel])).toBeLessThanOrEqual(3);
      }
    },
  );

  test('is stored as hexadecimal, or as hsla when see-through', () => {
    expect(formatColor({ hue: 0, saturation: 100, lightness: 50, alpha: 1 })).toBe('#ff0000');
    expect(formatColor({ hue: 0, saturation: 100, lightness: 50, alpha: 0.4 })).toBe(
      'hsla(0, 100%, 50%, 0.4)',
    );
    expect(toHsla('hsla(0, 100%, 50%, 0.4)')).toEqual({ hue: 0, saturation: 100, lightness: 50, alpha: 0.4 });
  });

  test.each([
    ['#ABC', '#aabbcc'],
    ['d40000', '#d40000'],
    [' #D40000 ', '#d40000'],
    ['#d400', null],
    ['rosso', null],
  ])('typed "%s" is %s', (typed, color) => expect(readHexInput(typed)).toBe(color));
});
