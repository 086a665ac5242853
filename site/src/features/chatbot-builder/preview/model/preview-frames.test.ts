import { expect, test } from 'vitest';
import { FRAMES, placeOfChat, scaleToFit } from './preview-frames';

test.each([
  [{ width: 368, height: 620 }, 'desktop', 368 / 1280],
  [{ width: 368, height: 620 }, 'phone', 620 / 760],
  [{ width: 2000, height: 2000 }, 'tablet', 1],
  [{ width: -5, height: 100 }, 'phone', 0],
] as const)('in %o a %s is drawn at %d', (room, device, scale) => {
  expect(scaleToFit(FRAMES[device], room)).toBeCloseTo(scale);
});

test('on a phone the open chat covers the page, elsewhere it stands in its corner', () => {
  expect(placeOfChat(FRAMES.phone, 'right')).toEqual({ left: 0, bottom: 0, width: '100%', height: '100%' });
  expect(placeOfChat(FRAMES.desktop, 'right')).toEqual({ right: 24, bottom: 24, width: 380, height: 640 });
  expect(placeOfChat(FRAMES.tablet, 'left')).toEqual({ left: 24, bottom: 24, width: 380, height: 640 });
  expect(placeOfChat({ width: 800, height: 400 }, 'right').height).toBe(352);
});
