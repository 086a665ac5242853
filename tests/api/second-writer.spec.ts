import { beforeAll, expect, test } from 'vitest';
import { signUp } from '../support/client';
import { sql } from '../support/database';
import { sharedCms, type SharedCms } from '../support/shared-cms';

let server: SharedCms;
beforeAll(() => {
  server = sharedCms();
});

test('who registers while another process writes to the database waits a moment, and is not refused', async () => {
  const writer = { goesOn: true };
  const writing = (async () => {
    while (writer.goesOn) {
      await sql(
        server,
        `insert into audit_entries (document_id, action) values ('${crypto.randomUUID()}', 'test.write')`,
      );
      await new Promise(setImmediate);
    }
  })();
  const people = await Promise.all(Array.from({ length: 12 }, () => signUp(server)));
  writer.goesOn = false;
  await writing;
  expect(new Set(people.map(({ user }) => user.email)).size).toBe(12);
});
