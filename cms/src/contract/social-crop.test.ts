import { expect, it } from 'vitest';
import { cropTo } from './social-crop';

const INSTAGRAM = { min: 0.8, max: 1.91 };

it('keeps a picture whole where its network takes its shape', () => {
  expect(cropTo({ width: 1000, height: 1000 }, INSTAGRAM, { x: 0.5, y: 0.5 })).toBeNull();
  expect(cropTo({ width: 300, height: 3000 }, null, { x: 0.5, y: 0.5 })).toBeNull();
});

it.each([
  ['above', 0, 0],
  ['in the middle', 0.5, 425],
  ['below', 1, 850],
])('cuts a tall picture around what matters, %s', (_, y, top) => {
  const crop = cropTo({ width: 600, height: 1600 }, INSTAGRAM, { x: 0.5, y });
  expect(crop).toEqual({ left: 0, top, width: 600, height: 750 });
});

it('cuts a wide picture at its sides, and never beyond its edges', () => {
  const crop = cropTo({ width: 3000, height: 1000 }, INSTAGRAM, { x: 0.9, y: 0.5 });
  expect(crop).toEqual({ left: 1090, top: 0, width: 1910, height: 1000 });
});

it.each([
  [333, 1999],
  [1999, 333],
  [7, 3001],
])('leaves whole pixels of %i by %i in the accepted shape', (width, height) => {
  const crop = cropTo({ width, height }, INSTAGRAM, { x: 0.3, y: 0.7 });
  const shape = (crop?.width ?? 0) / (crop?.height ?? 1);
  expect(shape).toBeGreaterThanOrEqual(INSTAGRAM.min);
  expect(shape).toBeLessThanOrEqual(INSTAGRAM.max);
});
