import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../support/paths';

const ACCOUNT = 'cms/src/api/account';
const OPENS = /\bopenSession\(/g;

/** Where a session may be opened, and how often in that file; every other way in asks `answerSignIn`, which asks for a code. */
const ALLOWED: Record<string, { times: number; reason: string }> = {
  'sign-in.ts': { times: 1, reason: 'who has no second factor' },
  'controllers/second-factor.ts': { times: 1, reason: 'after the code' },
  'controllers/passkey.ts': { times: 1, reason: 'a passkey is both: the device, and a finger, face or PIN' },
  'controllers/account.ts': { times: 2, reason: 'an account made now; a new password by who is signed in' },
};

test('no way in leads past the second factor: password, mailed link and Google ask for a code', () => {
  const files = fs
    .readdirSync(path.join(repositoryRoot, 'cms/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file));
  const opened = files.flatMap((file) => {
    const source = fs.readFileSync(path.join(repositoryRoot, 'cms/src', file), 'utf8');
    const times = source.match(OPENS)?.length ?? 0;
    return times === 0 ? [] : [[path.relative(ACCOUNT, path.join('cms/src', file)), times] as const];
  });
  expect(Object.fromEntries(opened)).toEqual(
    Object.fromEntries(Object.entries(ALLOWED).map(([file, { times }]) => [file, times])),
  );
});
