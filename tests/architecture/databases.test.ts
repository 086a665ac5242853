import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ON_POSTGRES, ONLY_ON_SQLITE, POSTGRES_IN_THE_WHOLE_RUN } from '../support/databases';

const SPECS = path.resolve(import.meta.dirname, '../api');
const SERVER = path.resolve(import.meta.dirname, '../../cms/src');

/**
 * What only a test that concerns the database does: jobs, several instances, live events, a server that is killed, a slow transaction,
 * the same request many times at once. A statement by `sql` is none: most put a row into the state that a test begins with.
 */
const DATABASE_WORK =
  /\b(?:runJob|holdMails|openStream)\(|\.(?:twin|kill)\(|\/api\/stream\b|Promise\.all\(\s*Array\.from\(/;

/** How the server meets its database beyond reading and writing one document. */
const DATABASE_CODE = /\.(?:transaction|raw)\(|\.forUpdate\(|\bpg_(?:advisory|notify)|\b(?:LISTEN|NOTIFY) /;

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.(?:test|suite)\.ts$/.test(name));

const readSpec = (name: string): string => fs.readFileSync(path.join(SPECS, `${name}.spec.ts`), 'utf8');

/** The tests of a spec that are marked for SQLite alone, each from its first line to the line that closes it. */
const markedTests = (source: string): string[] => {
  const lines = source.split('\n');
  return lines.flatMap((line, start) => {
    const indent = /^(\s*)(?:describe|test)OnSqlite\b/.exec(line)?.[1];
    if (indent === undefined) return [];
    const end = lines.findIndex(
      (other, index) =>
        index >= start && other.startsWith(indent) && /^\S.*\);$/.test(other.slice(indent.length)),
    );
    return [lines.slice(start, end + 1).join('\n')];
  });
};

test('every spec of the API says whether PostgreSQL could answer it otherwise', () => {
  const specs = fs
    .readdirSync(SPECS)
    .flatMap((file) => (file.endsWith('.spec.ts') ? [file.slice(0, -8)] : []));
  expect([...Object.keys(ON_POSTGRES), ...ONLY_ON_SQLITE].sort()).toEqual(specs.sort());
});

describe('what is left to SQLite', () => {
  test.each(ONLY_ON_SQLITE)('%s does nothing that PostgreSQL could do otherwise', (name) => {
    expect(DATABASE_WORK.exec(readSpec(name))?.[0]).toBeUndefined();
  });

  const marked = Object.keys(ON_POSTGRES).flatMap((name) =>
    markedTests(readSpec(name)).map(
      (source) => [`${name}: ${source.split('\n', 1)[0]?.trim()}`, source] as const,
    ),
  );
  test.each(marked)('%s does neither', (_, source) => {
    expect(DATABASE_WORK.exec(source)?.[0]).toBeUndefined();
  });

  test.each(['queue', 'purchases'])('%s, which has many at once or two instances, is told apart', (name) => {
    expect(readSpec(name)).toMatch(DATABASE_WORK);
  });

  test('the tests of a spec that are marked are found, to their end', () => {
    const source = "testOnSqlite.each([1])('a %s', () => {\n  expect(1);\n});\ntest('another', () => {});\n";
    expect(markedTests(source)).toEqual(["testOnSqlite.each([1])('a %s', () => {\n  expect(1);\n});"]);
  });
});

describe('what the server asks of its database', () => {
  const met = Object.entries(ON_POSTGRES).flatMap(([name, { meets }]) =>
    POSTGRES_IN_THE_WHOLE_RUN.includes(name) ? [] : meets,
  );
  const isMet = (file: string) => met.some((entry) => file === `${entry}.ts` || file.startsWith(`${entry}/`));

  test.each(
    filesBelow(SERVER).filter((file) => DATABASE_CODE.test(fs.readFileSync(path.join(SERVER, file), 'utf8'))),
  )('%s is met by a spec on PostgreSQL on every change', (file) => {
    expect(isMet(file)).toBe(true);
  });

  test('a spec names nothing that is not there', () => {
    const named = Object.values(ON_POSTGRES).flatMap(({ meets }) => meets);
    const missing = named.filter(
      (entry) => !fs.existsSync(path.join(SERVER, entry)) && !fs.existsSync(path.join(SERVER, `${entry}.ts`)),
    );
    expect(missing).toEqual([]);
    expect(POSTGRES_IN_THE_WHOLE_RUN.filter((name) => !(name in ON_POSTGRES))).toEqual([]);
  });
});
