import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LINT_MISTAKES } from '../support/lint-mistakes';
import { repositoryRoot } from '../support/paths';

interface Diagnostic {
  code?: string;
  filename: string;
}

/** A typed project of its own, so that the mistakes stand where the rules expect them and nowhere near the product. */
const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    lib: ['ES2023', 'DOM'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
  },
  include: ['**/*.ts', '**/*.tsx'],
};

let folder = '';
const found = new Map<string, string[]>();

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-lint-'));
  fs.copyFileSync(path.join(repositoryRoot, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  for (const { file, code } of LINT_MISTAKES) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), code);
  }
  const { stdout, stderr } = spawnSync(
    path.join(repositoryRoot, 'node_modules/.bin/oxlint'),
    ['--format', 'json'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (!stdout.trim().startsWith('{')) throw new Error(`oxlint did not run:\n${stdout}${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  for (const { code = '', filename } of diagnostics)
    found.set(filename, [...(found.get(filename) ?? []), code]);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test.each(LINT_MISTAKES)('$rule finds its mistake in $file', ({ rule, file }) => {
  const [, name = ''] = rule.split('/');
  expect(
    found.get(file)?.some((code) => code.endsWith(`(${name})`)),
    String(found.get(file)),
  ).toBe(true);
});
