import { expect, test } from 'vitest';
import { HELP_TOPICS, LEGAL_SLUGS } from '../contract';
import { sanitiseBody } from '../domain/article/sanitise-body';
import { HELP_SEEDS } from './help';
import { LEGAL_SEEDS } from './legal';

test('every legal page has its first version', () => {
  expect(LEGAL_SEEDS.map(({ slug }) => slug)).toEqual([...LEGAL_SLUGS]);
});

test('every topic of the help has articles, each with an address of its own', () => {
  const slugs = HELP_SEEDS.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.every((slug) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
  expect(new Set(HELP_SEEDS.map(({ topic }) => topic))).toEqual(new Set(HELP_TOPICS));
});

test.each(
  [...HELP_SEEDS, ...LEGAL_SEEDS].flatMap(({ slug, it, en }) => [
    [`${slug} (it)`, it] as const,
    [`${slug} (en)`, en] as const,
  ]),
)('%s keeps every mark that it has', (_, { title, body }) => {
  expect(title).not.toBe('');
  expect(sanitiseBody(body).trim()).toBe(body.trim());
});
