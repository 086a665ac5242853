import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FAULTS } from '../faults';
import { repositoryRoot } from '../support/paths';

const inRepository = (file: string) => path.join(repositoryRoot, file);

/** What `npm run test:faults` does with them takes long; that they still fit the code is checked every time. */
describe('the faults that the tests must notice', () => {
  test('are told apart by their ids', () => {
    expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
  });

  test.each(FAULTS)('$id fits today’s code', ({ file, find, replace, caughtBy }) => {
    const source = fs.readFileSync(inRepository(file), 'utf8');
    expect(source.split(find).length - 1, `times that "find" stands in ${file}`).toBe(1);
    expect(replace).not.toBe(find);
    for (const test of caughtBy) expect(fs.existsSync(inRepository(test)), test).toBe(true);
  });
});
