import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { firstPicture } from './first-picture';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-pictures-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"\n  fill="#c0392b"><title>A & B 50%</title></svg>\n';
fs.writeFileSync(path.join(folder, 'cassa.svg'), drawing);
fs.writeFileSync(path.join(folder, 'grande.svg'), `<svg>${' '.repeat(7_000)}</svg>`);
const withFirst = firstPicture(folder);

const picture = (name: string, priority = 'high') =>
  `<img src="/illustrations/${name}" alt="" loading="eager" fetchPriority="${priority}" class="c"/>`;
const ahead = (name: string) =>
  `<link rel="preload" as="image" href="/illustrations/${name}" fetchPriority="high"/>`;

test('the drawing that a page wants first is in the page, and not fetched ahead', () => {
  const html = withFirst(
    `${ahead('cassa.svg')}<main>${picture('cassa.svg')}${picture('cassa.svg', 'auto')}</main>`,
  );
  const [, address = ''] = /<img src="([^"]*)"/.exec(html) ?? [];
  expect(address).toMatch(/^data:image\/svg\+xml,/);
  expect(decodeURIComponent(address.slice('data:image/svg+xml,'.length))).toBe(
    drawing.trim().replace(/\s+/g, ' '),
  );
  expect(html).toBe(
    `<main>${picture('cassa.svg').replace('/illustrations/cassa.svg', address)}${picture('cassa.svg', 'auto')}</main>`,
  );
});

test.each([
  ['a large drawing', 'grande.svg'],
  ['a drawing that is not there', 'manca.svg'],
])('%s stays a file', (_, name) => {
  const html = ahead(name) + picture(name);
  expect(withFirst(html)).toBe(html);
});

test('pictures further down, uploads and addresses from elsewhere are left alone', () => {
  for (const html of [
    picture('cassa.svg', 'auto'),
    '<img src="/uploads/foto.png" alt="" fetchPriority="high"/>',
    '<img src="/illustrations/../settings.svg" alt="" fetchPriority="high"/>',
  ])
    expect(withFirst(html)).toBe(html);
});
