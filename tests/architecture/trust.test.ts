import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../support/paths';
import { isMeant, isWritten, TRUST_ROWS } from '../trust';
import { readTitles } from '../trust/read-titles';

/** How many rows each surface, the invariants and the faults have. */
const SURFACES: Record<string, number> = {
  A: 15,
  B: 7,
  C: 5,
  D: 10,
  E: 4,
  F: 5,
  G: 8,
  H: 4,
  I: 1,
  J: 8,
  K: 5,
  L: 7,
  M: 6,
  N: 7,
  O: 5,
  P: 1,
  Q: 1,
  R: 1,
  S: 1,
  T: 6,
  U: 1,
  V: 1,
  INV: 18,
  FAULT: 17,
};

const titles = new Map<string, string[][]>();
const titlesOf = (file: string): string[][] => {
  const known = titles.get(file) ?? readTitles(file);
  titles.set(file, known);
  return known;
};
const read = (file: string): string => fs.readFileSync(path.join(repositoryRoot, file), 'utf8');
const proven = TRUST_ROWS.flatMap((row) => (row.proof === 'none' ? [] : [row]));

describe('the table of `npm run test:trust`', () => {
  test('has every row once, in order', () => {
    const expected = Object.entries(SURFACES).flatMap(([surface, count]) =>
      Array.from({ length: count }, (_, index) => `${surface}${index + 1}`),
    );
    expect(TRUST_ROWS.map(({ id }) => id)).toEqual(expected);
  });

  test.each(proven)('$id is proven by tests that there are', ({ proof }) => {
    const missing = proof.filter(
      ({ file, name }) =>
        !fs.existsSync(path.join(repositoryRoot, file)) ||
        !titlesOf(file).some((test) => isWritten(name, test)),
    );
    expect(missing).toEqual([]);
  });

  test.each(proven.filter(({ twoInstances }) => twoInstances))('$id runs two instances', ({ proof }) => {
    expect(proof.some(({ file }) => /\.twin\(|servers\.map/.test(read(file)))).toBe(true);
  });
});

describe('the name of a test', () => {
  test.each([
    ['is refused', ['a body', 'is refused'], true],
    ['a body > is refused', ['a body', 'is refused'], true],
    ['a body', ['a body', 'is refused'], true],
    ['another body > is refused', ['a body', 'is refused'], false],
    ['refused', ['is refused'], false],
    ['%s is refused: %i', ['a (large) body is refused: 413'], true],
    ['%s is refused', ['%s is refused'], true],
    ['$id fits', ['G8 fits'], true],
    ['${…} questions', ['40 questions'], true],
    ['80 % is enough', ['80 percent is enough'], false],
  ])('%j and %j: %s', (name, test, expected) => {
    expect(isMeant(name, test)).toBe(expected);
  });
});

const filesBelow = (folder: string, pattern: RegExp): string[] =>
  fs
    .readdirSync(path.join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && !name.includes('node_modules'))
    .map((name) => path.join(folder, name));

test('no page of ours has a field for the number of a card', () => {
  const pages = [
    ...filesBelow('site/src', /\.tsx$/),
    ...filesBelow('sdk/src', /\.ts$/),
    ...filesBelow('cms/src', /\.(?:ts|html)$/),
  ];
  expect(pages.length).toBeGreaterThan(1000);
  const fields = /autocomplete=["']cc-|autoComplete=["']cc-|name=["'](?:card[-_]?number|cvc|cvv|pan)["']/i;
  expect(pages.filter((file) => fields.test(read(file)))).toEqual([]);
});

interface LockFile {
  packages: Record<string, { resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean }>;
}

test.each(['package-lock.json', 'cms/package-lock.json', 'tests/support/pds/package-lock.json'])(
  'every package of %s has its digest, and none an address of its own',
  (file) => {
    const { packages } = JSON.parse(read(file)) as LockFile;
    const installed = Object.entries(packages).filter(
      ([name, { link, inBundle }]) => name.includes('node_modules/') && !link && !inBundle,
    );
    expect(installed.length).toBeGreaterThan(50);
    expect(installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
    // All come from the registry that npm is set to: nobody slips in another's archive with a digest that fits it.
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  },
);
