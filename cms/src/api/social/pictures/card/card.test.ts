import { expect, test } from 'vitest';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { CARD_LAYOUTS, cardSvg, type Card } from './card';
import { paletteOf } from './colors';
import { drawSocialCard } from './draw-card';
import { fitBlock } from './fit-block';

const card: Card = {
  title: 'Conservare il pane',
  name: 'Panificio Rossi',
  width: 1080,
  height: 1080,
  brandColor: '#1f3a5f',
  brandTextColor: '#ffffff',
  variant: 0,
};
/** Every letter half as wide as it is high. */
const measure = (text: string, size: number) => text.length * size * 0.5;
const room = { width: 900, height: 700, largest: 148, smallest: 44, leading: 1.14 };

test.each([
  ['#ffffff', '#ffffff'],
  ['#000000', '#000000'],
  ['#f2c14e', '#ffffff'],
  ['#777777', '#888888'],
  ['#e4572e', '#ffffff'],
  ['#1f3a5f', '#203a60'],
])('on %s a text wished in %s can be read', (brand, text) => {
  const { onBrand, pale, onPale } = paletteOf(brand, text);
  expect(wcagContrast(brand, onBrand)).toBeGreaterThanOrEqual(4.5);
  expect(wcagContrast(pale, onPale)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  'Sì',
  'Conservare il pane',
  'parola '.repeat(60).trim(),
  'x'.repeat(400),
  'Precipitevolissimevolmente, sì',
])('“%s” stays in its box', (text) => {
  const { size, lines, height } = fitBlock(text, measure, room);
  expect(height).toBeLessThanOrEqual(room.height);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width);
});

test('few words stand large, and no word is lost before the type is at its smallest', () => {
  expect(fitBlock('Sì', measure, room).size).toBe(148);
  const title = 'Quattro domande da fare prima di firmare un contratto di locazione commerciale';
  expect(fitBlock(title, measure, room).lines.join(' ')).toBe(title);
});

test('each layout looks different, in both shapes', async () => {
  const drawn = await Promise.all(
    Array.from({ length: CARD_LAYOUTS }, (_, variant) => drawSocialCard({ ...card, variant })),
  );
  expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(CARD_LAYOUTS);
  const tall = await sharp(await drawSocialCard({ ...card, width: 1000, height: 1500 })).metadata();
  expect(tall).toMatchObject({ format: 'jpeg', width: 1000, height: 1500 });
});

test('words are outlines: nobody’s markup comes into the picture', () => {
  const svg = cardSvg({
    ...card,
    title: '<script>alert(1)</script>&"\'',
    name: ']]><image href="file:///etc/passwd"/>',
  });
  expect(svg).not.toMatch(/script|passwd|<text|<image/);
});
