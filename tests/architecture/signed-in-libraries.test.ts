import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../support/paths';
import { importsIn, sourceFiles } from '../support/source-imports';

/** Libraries that only signed-in screens may cost, and the one folder that knows each. */
const LIBRARIES = [
  { name: /^(react-aria|react-stately|@internationalized)/, folder: 'site/src/ui/' },
  { name: /^(@visx\/|d3-)/, folder: 'site/src/charts/' },
] as const;

/** What every visitor's browser runs, and the pages that everybody may open (`site/src/app/router.tsx`). */
const PUBLIC =
  /^site\/src\/(main|app\/router|app\/layouts\/(public|shop)-layout|features\/(landing|auth|blog|legal|marketplace|tour|help)\/pages\/[^/]+)\.tsx?$/;

const textOf = (file: string) => fs.readFileSync(path.join(repositoryRoot, file), 'utf8');
/** Without what is fetched later: `import('…')`. */
const atOnce = (text: string) => text.replace(/\bimport\(/g, 'later(');
const packagesIn = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s+'([^'.@][^']*|@[a-z-]+\/[^']+)'/g)].map(([, name = '']) => name);

const files = sourceFiles('site/src').filter((file) => !/\.test\.tsx?$/.test(file));
const known = new Set(files);
const resolve = (target: string) =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end).find((file) => known.has(file));

const reachedFrom = (first: readonly string[]): Set<string> => {
  const reached = new Set(first);
  for (const file of reached)
    for (const { target, typeOnly } of importsIn(file, atOnce(textOf(file)))) {
      const next = typeOnly ? undefined : resolve(target);
      if (next) reached.add(next);
    }
  return reached;
};

test('each library of signed-in screens is known to one folder', () => {
  for (const { name, folder } of LIBRARIES) {
    const users = files.filter((file) => packagesIn(textOf(file)).some((used) => name.test(used)));
    expect(users.length).toBeGreaterThan(0);
    expect(users.filter((file) => !file.startsWith(folder))).toEqual([]);
  }
});

test('no public page carries one of them', () => {
  const entries = files.filter((file) => PUBLIC.test(file));
  expect(entries.length).toBeGreaterThan(20);
  const reached = reachedFrom(entries);
  expect(reached).toContain('site/src/ui/button.tsx');
  const carrying = [...reached].filter((file) =>
    packagesIn(textOf(file)).some((used) => LIBRARIES.some(({ name }) => name.test(used))),
  );
  expect(carrying).toEqual([]);
  // The test itself sees them where they are.
  expect(reachedFrom(['site/src/features/admin/pages/admin.tsx'])).toContain('site/src/ui/tabs.tsx');
});
