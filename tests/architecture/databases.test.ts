import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ONLY_ON_SQLITE } from '../support/databases';

/** What only a spec that concerns the database does: statements, jobs, several instances, live events, a server that ends. */
const DATABASE_WORK =
  /\b(?:sql|sqlMany|runJob|holdMails|openStream)\(|\.(?:twin|kill|restart)\(|\/api\/stream\b/;

const specOf = (name: string): string => path.resolve(import.meta.dirname, `../api/${name}.spec.ts`);

test.each(ONLY_ON_SQLITE)('%s does nothing that PostgreSQL could do otherwise', (name) => {
  expect(DATABASE_WORK.exec(fs.readFileSync(specOf(name), 'utf8'))?.[0]).toBeUndefined();
});

test('a spec that starts a second instance is told apart', () => {
  expect(fs.readFileSync(specOf('queue'), 'utf8')).toMatch(DATABASE_WORK);
});
