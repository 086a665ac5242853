import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as italian from '../../site/src/i18n/it';
import { repositoryRoot } from '../support/paths';
import { importsOf } from '../support/source-imports';

/** A page fetches the areas of words that `router.tsx` lists for it: what is missing there reads as its key, on the screen. */
const ROUTER = fs.readFileSync(path.join(repositoryRoot, 'site/src/app/router.tsx'), 'utf8');
const PAGE = /page\(\s*'([^']+)',\s*'([^']+)',\s*\[([^\]]*)\]/g;
const pages = [...ROUTER.matchAll(PAGE)].map(([, address = '', name = '', areas = '']) => ({
  address,
  file: `site/src/features/${name.replace('/', '/pages/')}.tsx`,
  areas: [...areas.matchAll(/'(\w+)'/g)].map(([, area = '']) => area),
}));
/** Every page has these (`i18n/catalogue.ts`); the shell's come with its layout, and `errors` with all that can fail. */
const EVERYWHERE = ['common', 'layout', 'errors', 'shell', 'account'];
const AREAS = Object.keys(italian).filter((area) => !EVERYWHERE.includes(area));
const KEY = new RegExp(`['"\`](${AREAS.join('|')})\\.(\\w+)`, 'g');
const words: Record<string, object> = italian;

const existing = (target: string): string | undefined =>
  [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find((file) =>
    fs.statSync(path.join(repositoryRoot, file), { throwIfNoEntry: false })?.isFile(),
  );

/** Every file that a page brings along, and what it would say: areas by the file that names them. */
const areasNamedFrom = (page: string): Map<string, string> => {
  const named = new Map<string, string>();
  const fetched = new Set<string>();
  const visited = new Set([page]);
  for (const file of visited) {
    const text = fs.readFileSync(path.join(repositoryRoot, file), 'utf8');
    for (const [, areas = ''] of text.matchAll(/loadWords\([^[]*\[([^\]]*)\]/g))
      for (const [, area = ''] of areas.matchAll(/'(\w+)'/g)) fetched.add(area);
    for (const [, area = '', key = ''] of text.matchAll(KEY))
      if (key in (words[area] ?? {})) named.set(area, file);
    for (const { target, typeOnly } of importsOf(file)) {
      const found = typeOnly ? undefined : existing(target);
      if (found?.startsWith('site/src/') && !/^site\/src\/(i18n|app)\//.test(found)) visited.add(found);
    }
  }
  fetched.forEach((area) => named.delete(area));
  return named;
};

test.each(pages)('$address fetches the words that it shows', ({ file, areas }) => {
  const missing = [...areasNamedFrom(file)].filter(([area]) => !areas.includes(area));
  expect(missing).toEqual([]);
});
