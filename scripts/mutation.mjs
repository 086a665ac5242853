// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { checkNode, explainAndExit, root } from './lib/run.mjs';
import { ensureChromium } from './lib/system.mjs';

/**
 * Mutation testing, one folder of rules or one controller of the widget at a time:
 * `npm run test:mutation`, `npm run test:mutation -- purchase booking`, `npm run test:mutation -- widget/merge-messages`.
 * Without words it takes all, which is hours. Reports are in `.tmp/mutation` and `cms/.tmp/mutation`.
 */
checkNode();

const DOMAIN = path.join(root, 'cms/src/domain');
const CONTROLLERS = path.join(root, 'sdk/src/controllers');
const STRYKER = path.join(root, 'cms/node_modules/@stryker-mutator/core/bin/stryker.js');

const domains = () =>
  fs
    .readdirSync(DOMAIN, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Controllers with tests of their own; the others are parts of conversations, and tested as such. */
const controllers = () =>
  fs
    .readdirSync(CONTROLLERS)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `widget/${file.replace('.test.ts', '')}`);

/** @param {string} cwd @param {string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<number>} */
const stryker = (cwd, args, env) =>
  new Promise((resolve) =>
    spawn(process.execPath, [STRYKER, 'run', ...args], { cwd, env, stdio: 'inherit' }).on('close', (code) =>
      resolve(code ?? 1),
    ),
  );

/** @param {string} name */
const mutate = async (name) => {
  const report = path.join('.tmp/mutation', name.replace('/', '-'));
  if (!name.startsWith('widget/')) {
    if (!domains().includes(name)) throw new Error(`There are no rules in cms/src/domain/${name}.`);
    const files = [`src/domain/${name}/**/*.ts`, '!src/domain/**/*.test.ts', '!src/domain/**/testing/**'];
    return stryker(
      path.join(root, 'cms'),
      ['--mutate', files.join(','), '--incrementalFile', `${report}.incremental.json`],
      process.env,
    );
  }
  const controller = name.replace('widget/', '');
  if (!controllers().includes(name)) throw new Error(`The controller ${controller} has no tests of its own.`);
  return stryker(
    root,
    [
      'sdk/stryker.config.mjs',
      ...['--mutate', `sdk/src/controllers/${controller}.ts`],
      ...['--incrementalFile', `${report}.incremental.json`],
    ],
    {
      ...process.env,
      CHROMIUM_PATH: await ensureChromium(),
      MUTATION_TESTS: `src/controllers/${controller}.test.ts`,
    },
  );
};

const main = async () => {
  const names = process.argv.slice(2);
  for (const name of names.length > 0 ? names : [...domains(), ...controllers()]) {
    console.log(`\n── ${name} ──────────────────────────────────────────\n`);
    if ((await mutate(name)) !== 0) process.exitCode = 1;
  }
};

main().catch(explainAndExit);
