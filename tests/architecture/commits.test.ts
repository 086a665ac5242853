import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repositoryRoot } from '../support/paths';

const SCRIPT = path.join(repositoryRoot, 'scripts/check-commits.mjs');

let folder = '';
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-commits-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) => {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', '-c', 'commit.gpgsign=false'];
  const { status, stderr } = spawnSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
};
const commit = (message: string) => git('commit', '--quiet', '--allow-empty', '--message', message);
const check = () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};

/** A repository with one commit from before the rules, and the commit that brings them. */
const begin = () => {
  git('init', '--quiet');
  commit('before the rules');
  fs.mkdirSync(path.join(folder, 'scripts'));
  fs.writeFileSync(path.join(folder, 'scripts/check-commits.mjs'), '');
  git('add', '.');
  commit('rules');
};

test('what was committed before the rules is not judged, and good messages pass', () => {
  begin();
  commit('feat(bookings): refuse Sundays\n\nNobody is there.');
  commit('docs: how to start\n\nA newcomer did not find it.');
  expect(check()).toEqual({ status: 0, output: '' });
});

test.each([
  ['Refuse Sundays\n\nNobody is there.', 'type(scope)'],
  ['wip(bookings): refuse Sundays\n\nNobody is there.', 'type(scope)'],
  ['feat(bookings): refuse Sundays', 'no body'],
  [`feat: ${'x'.repeat(95)}\n\nWhy.`, 'longer than 100'],
])('%j is refused', (message, problem) => {
  begin();
  commit(message);
  const { status, output } = check();
  expect([status, output]).toEqual([1, expect.stringContaining(problem)]);
});

test('without a repository it says so and passes', () => {
  expect(check()).toEqual({ status: 0, output: expect.stringContaining('no git history') });
});
