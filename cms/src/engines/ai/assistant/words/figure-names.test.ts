import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { WORDS } from '.';

const ROOT = path.join(__dirname, '../../../../domain');
const NAMED = /\b(?:money|percent|count|number|hundredths|namedMoney|shareFigure)\(\s*'(\w+)'/g;
/** Says that a figure was not understood: shown with its value only. */
const NAMELESS = ['unclear'];

const sources = ['finance', 'advice'].flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => fs.readFileSync(path.join(ROOT, folder, file), 'utf8')),
);
const names = [
  ...new Set(sources.flatMap((source) => [...source.matchAll(NAMED)].map(([, name = '']) => name))),
].filter((name) => !NAMELESS.includes(name));

describe('the figures of calculations', () => {
  test.each(['it', 'en'] as const)('have a name in %s, and are never shown by their key', (language) => {
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => WORDS[language].figures[name] === undefined)).toEqual([]);
  });
});
