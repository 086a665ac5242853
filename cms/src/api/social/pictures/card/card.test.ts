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
const NO_BRAND = { logo: null, photo: null };
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
    Array.from({ length: CARD_LAYOUTS }, (_, variant) => drawSocialCard({ ...card, variant }, NO_BRAND)),
  );
  expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(CARD_LAYOUTS);
  const tall = await sharp(await drawSocialCard({ ...card, width: 1000, height: 1500 }, NO_BRAND)).metadata();
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

const plain = (color: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();
/** The colour of one point, from the left and from above. */
const colorAt = async (bytes: Buffer, left: number, top: number): Promise<number[]> => {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
};

test('a photo stands behind the words, veiled where they are', async () => {
  const photo = { bytes: await plain('#ff0000', 1600, 900), focus: { x: 0.5, y: 0.5 } };
  const drawn = await drawSocialCard(card, { logo: null, photo });
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 1080, height: 1080, format: 'jpeg' });
  const [red = 0] = await colorAt(drawn, 540, 4);
  const [veiled = 255] = await colorAt(drawn, 540, 1070);
  expect(red).toBeGreaterThan(200);
  expect(veiled).toBeLessThan(70);
});

test('the logo stands on a white plate in the corner', async () => {
  const logo = await plain('#00ff00', 600, 200);
  const drawn = await drawSocialCard(card, { logo, photo: null });
  const edge = Math.round(1080 * 0.05);
  const [, green = 0] = await colorAt(drawn, edge + 80, edge + 50);
  expect(green).toBeGreaterThan(200);
  const plate = await colorAt(drawn, edge + 100, edge + 8);
  for (const part of plate) expect(part).toBeGreaterThan(230);
});
