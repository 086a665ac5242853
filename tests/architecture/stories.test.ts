import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../support/paths';

const folder = path.join(repositoryRoot, 'site/src/ui');
const files = fs.readdirSync(folder);
const isStory = (file: string) => file.endsWith('.stories.tsx');
const namesIn = (file: string): string[] =>
  [...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/['"]\.\/([\w-]+)['"]/g)].map(
    ([, name = '']) => name,
  );

/** Everything that some story draws, by itself or as a part of what it draws. */
const shown = (): Set<string> => {
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    const file = [`${name}.tsx`, `${name}.ts`].find((candidate) => files.includes(candidate));
    if (file) namesIn(file).forEach(visit);
  };
  files.filter(isStory).flatMap(namesIn).forEach(visit);
  return visited;
};

test('every piece of the design system is shown in a story', () => {
  const pieces = files
    .filter((file) => file.endsWith('.tsx') && !isStory(file) && !file.endsWith('.test.tsx'))
    .map((file) => file.replace('.tsx', ''));
  expect(pieces.length).toBeGreaterThan(30);
  const known = shown();
  expect(pieces.filter((piece) => !known.has(piece))).toEqual([]);
});
