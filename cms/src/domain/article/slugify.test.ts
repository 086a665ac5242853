import { expect, test } from 'vitest';
import { slugify } from './slugify';

test.each([
  ['Perché l’IA aiuta chi lavora da solo?', 'perche-l-ia-aiuta-chi-lavora-da-solo'],
  ['  --già così--  ', 'gia-cosi'],
  ['a/../b?c=1', 'a-b-c-1'],
  ['€€€', ''],
  ['x'.repeat(200), 'x'.repeat(120)],
])('%s', (text, slug) => expect(slugify(text)).toBe(slug));
