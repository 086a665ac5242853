import { expect, test } from 'vitest';
import { picturesIn, scaleImages } from './scale-images';

const photo = '<p>a</p><img alt="Il forno" src="/uploads/forno_1a.jpg" />';
const sized = (width: number, height: number) => new Map([['/uploads/forno_1a.jpg', { width, height }]]);

test('a large picture comes in every width, and keeps its place', () => {
  expect(scaleImages(photo, sized(2000, 1000))).toBe(
    '<p>a</p><img alt="Il forno" src="/uploads/forno_1a.jpg" width="2000" height="1000" loading="lazy"' +
      ' sizes="(max-width: 800px) 100vw, 760px" srcset="/pictures/400/forno_1a.jpg.webp 400w,' +
      ' /pictures/800/forno_1a.jpg.webp 800w, /pictures/1200/forno_1a.jpg.webp 1200w" />',
  );
});

test('a small one is not called larger than it is', () => {
  expect(scaleImages(photo, sized(500, 300))).toContain(
    'sizes="(max-width: 540px) 100vw, 500px" srcset="/pictures/400/forno_1a.jpg.webp 400w, /pictures/800/forno_1a.jpg.webp 500w"',
  );
  expect(scaleImages(photo, sized(64, 64))).toContain('srcset="/pictures/400/forno_1a.jpg.webp 64w"');
});

test.each([
  '<img src="/illustrations/cassa.svg" alt="" />',
  '<img src="/uploads/mai-vista.jpg" alt="" />',
  '<p>&lt;img src="/uploads/forno_1a.jpg"&gt;</p>',
])('%s stays as it is', (html) => expect(scaleImages(html, sized(2000, 1000))).toBe(html));

test('finds what a body shows', () => expect(picturesIn(photo)).toEqual(['/uploads/forno_1a.jpg']));
