import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webpFormats, webpThumbnail, type LibraryFile } from './webp-formats';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-formats-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const uploaded = async (width: number, height: number): Promise<LibraryFile> => {
  const filepath = path.join(folder, `${width}x${height}.jpg`);
  await sharp({ create: { width, height, channels: 3, background: '#a8452a' } })
    .jpeg()
    .toFile(filepath);
  return {
    name: 'Foto del forno.jpg',
    hash: `foto_${width}`,
    ext: '.jpg',
    mime: 'image/jpeg',
    filepath,
    width,
    height,
    tmpWorkingDirectory: folder,
    getStream: () => fs.createReadStream(filepath),
  };
};

test('a large photograph gets three smaller WebP pictures and a thumbnail, none cut', async () => {
  const file = await uploaded(2000, 1000);
  const formats = await webpFormats(file);
  expect(
    formats.map(({ key, file: { width, height, ext, mime } }) => [key, width, height, ext, mime]),
  ).toEqual([
    ['large', 1200, 600, '.webp', 'image/webp'],
    ['medium', 800, 400, '.webp', 'image/webp'],
    ['small', 480, 240, '.webp', 'image/webp'],
  ]);
  for (const { file: made } of formats) expect((await sharp(made.filepath).metadata()).format).toBe('webp');
  expect((await webpThumbnail(file))?.width).toBe(245);
});

test('also when Strapi has forgotten the path meanwhile', async () => {
  const file = { ...(await uploaded(1600, 900)), filepath: undefined };
  expect((await webpFormats(file)).map(({ key }) => key)).toEqual(['large', 'medium', 'small']);
});

test('a small one is left as it is', async () => {
  const file = await uploaded(200, 100);
  expect([await webpFormats(file), await webpThumbnail(file)]).toEqual([[], null]);
});
