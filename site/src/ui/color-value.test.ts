import { describe, expect, test } from 'vitest';
import { formatColor, readColorInput, toHsla } from './color-value';

describe('a colour', () => {
  test.each(['#d40000', '#2563eb', '#ffffff', '#000000', '#808080', '#be185d', '#1c2b2d', '#fde7f3'])(
    '%s survives the sliders',
    (hex) => expect(formatColor(toHsla(hex))).toBe(hex),
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
    ['#ff000080', 'hsla(0, 100%, 50%, 0.5)'],
    ['#ff0000ff', '#ff0000'],
    ['hsl(120, 100%, 25%)', '#008000'],
    ['HSLA(210, 50%, 40%, .5)', 'hsla(210, 50%, 40%, 0.5)'],
    ['hsla(400, 50%, 40%, .5)', null],
    ['#d400', null],
    ['rosso', null],
    ['url(x)', null],
    ['', null],
  ])('typed "%s" is %s', (typed, color) => expect(readColorInput(typed)).toBe(color));
});
