import { expect, test } from 'vitest';
import { importCircles } from '../support/import-circles';
import { importsIn, importsOf, sourceFiles } from '../support/source-imports';

const ROOTS = ['cms/src', 'site/src', 'sdk/src'];

test.each(ROOTS)('no files of %s import one another in a circle', (root) => {
  const files = sourceFiles(root);
  expect(files.length).toBeGreaterThan(20);
  expect(importCircles(files, files.flatMap(importsOf))).toEqual([]);
});

/** The circles of a few files that are written down here. */
const circlesOf = (sources: Record<string, string>) =>
  importCircles(
    Object.keys(sources),
    Object.entries(sources).flatMap(([file, text]) => importsIn(file, text)),
  );

test('a circle through three files, a folder and a type is caught', () => {
  expect(
    circlesOf({
      'sdk/src/a.ts': `import { b } from './b.js';`,
      'sdk/src/b.ts': `import type { C } from './c';`,
      'sdk/src/c/index.ts': `export * from '../a.js';`,
      'sdk/src/outside.ts': `import { a } from './a.js';`,
    }),
  ).toEqual([['sdk/src/a.ts', 'sdk/src/b.ts', 'sdk/src/c/index.ts']]);
});

test('a circle of a module loaded later is caught', () => {
  expect(
    circlesOf({
      'site/src/x.tsx': `const load = () => import('./y');`,
      'site/src/y.tsx': `import { x } from './x';`,
    }),
  ).toEqual([['site/src/x.tsx', 'site/src/y.tsx']]);
});

test('two files that import a third are no circle', () => {
  expect(
    circlesOf({
      'sdk/src/a.ts': `import { c } from './c.js';`,
      'sdk/src/b.ts': `import { a } from './a.js';\nimport { c } from './c.js';`,
      'sdk/src/c.ts': 'export const c = 1;',
    }),
  ).toEqual([]);
});
