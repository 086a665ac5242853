import { describe, expect, test } from 'vitest';
import { insidePicture, MAX_ZOOM, panned, sourceOf, WHOLE, zoomed } from './crop';

const wide = { width: 1000, height: 400 };
const tall = { width: 300, height: 900 };
const VIEW = 200;

describe('a crop', () => {
  test('begins with the middle of the picture, as large as a square can be', () => {
    expect(sourceOf(wide, WHOLE)).toEqual({ side: 400, left: 300, top: 0 });
    expect(sourceOf(tall, WHOLE)).toEqual({ side: 300, left: 0, top: 300 });
  });

  test('follows the finger: the picture moves as far as the finger does', () => {
    const moved = panned(wide, WHOLE, VIEW, 50, 0);
    expect(sourceOf(wide, moved).left).toBeCloseTo(300 - 50 * (400 / VIEW));
  });

  test.each([
    [9999, 0],
    [-9999, 0],
    [0, 9999],
    [-9999, -9999],
  ])('never leaves the picture, dragged by %d, %d', (dx, dy) => {
    for (const picture of [wide, tall])
      for (const zoom of [1, 2.5, MAX_ZOOM]) {
        const { left, top, side } = sourceOf(picture, panned(picture, { ...WHOLE, zoom }, VIEW, dx, dy));
        expect(left).toBeGreaterThanOrEqual(-1e-9);
        expect(top).toBeGreaterThanOrEqual(-1e-9);
        expect(left + side).toBeLessThanOrEqual(picture.width + 1e-9);
        expect(top + side).toBeLessThanOrEqual(picture.height + 1e-9);
      }
  });

  test('zooms between once and five times', () => {
    expect(zoomed(wide, WHOLE, 0.2).zoom).toBe(1);
    expect(zoomed(wide, WHOLE, 99).zoom).toBe(MAX_ZOOM);
    expect(sourceOf(wide, zoomed(wide, WHOLE, 2)).side).toBe(200);
  });

  test('what lies under the pointer stays there while zooming', () => {
    const at = { x: 0.25, y: -0.3 };
    const under = (crop: typeof WHOLE) => {
      const { left, top, side } = sourceOf(wide, crop);
      return [left + side * (0.5 + at.x), top + side * (0.5 + at.y)];
    };
    const before = zoomed(wide, WHOLE, 2);
    const after = zoomed(wide, before, 3.5, at);
    for (const axis of [0, 1]) expect(under(after)[axis]).toBeCloseTo(under(before)[axis] ?? NaN);
  });

  test('moving out again at the edge comes back inside', () => {
    const corner = panned(wide, zoomed(wide, WHOLE, 4), VIEW, -9999, -9999);
    const out = zoomed(wide, corner, 1);
    expect(out).toEqual(insidePicture(wide, out));
    expect(sourceOf(wide, out).left).toBeCloseTo(600);
  });
});
