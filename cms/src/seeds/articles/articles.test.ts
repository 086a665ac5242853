import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sanitiseBody } from '../../domain/article/sanitise-body';
import { slugify } from '../../domain/article/slugify';
import { ARTICLE_SEEDS } from '.';

const TEXTS = ARTICLE_SEEDS.flatMap((seed) => [
  { ...seed.it, slug: seed.slug, cover: seed.cover },
  ...(seed.en ? [{ ...seed.en, cover: seed.cover }] : []),
]);
const wordCount = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

test('six articles or more, all but one of them in English', () => {
  expect(ARTICLE_SEEDS.length).toBeGreaterThanOrEqual(6);
  expect(ARTICLE_SEEDS.filter(({ en }) => !en)).toHaveLength(1);
  expect(new Set(TEXTS.map(({ slug }) => slug)).size).toBe(TEXTS.length);
});

test.each(TEXTS.map((text) => [text.slug, text] as const))('%s is a real article', (slug, text) => {
  expect(slugify(slug)).toBe(slug);
  expect(wordCount(text.body)).toBeGreaterThan(290);
  expect(wordCount(text.body)).toBeLessThan(700);
  expect(sanitiseBody(text.body)).toBe(text.body);
  expect(text.body).toContain('<h2>');
  expect(fs.existsSync(path.join(__dirname, '../../../public/illustrations', text.cover))).toBe(true);
});
