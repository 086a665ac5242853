import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PRODUCT_SEEDS } from './products';

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrastWithWhite = (hex: string) => 1.05 / (luminance(hex) + 0.05);

test('twelve products or more, each slug once', () => {
  expect(PRODUCT_SEEDS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(PRODUCT_SEEDS.map(({ slug }) => slug)).size).toBe(PRODUCT_SEEDS.length);
});

test.each(PRODUCT_SEEDS.map((seed) => [seed.slug, seed] as const))(
  '%s can be read and has its drawing',
  (_, seed) => {
    for (const color of [seed.colors.badge, seed.colors.priceBg, seed.colors.footerBg])
      expect(contrastWithWhite(color)).toBeGreaterThanOrEqual(4.5);
    expect(fs.existsSync(path.join(__dirname, '../../public/illustrations', seed.illustration))).toBe(true);
    expect(Number.isInteger(seed.priceCents)).toBe(true);
  },
);
