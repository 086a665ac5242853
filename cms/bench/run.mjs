// @ts-check
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles one of the measurements beside this file and runs it: `node cms/bench/run.mjs engine FILE`. */
const [name = '', ...args] = process.argv.slice(2);
if (
  ![
    'answer-choice',
    'assistant',
    'prompts',
    'business',
    'engine',
    'learn',
    'memory',
    'model',
    'notes',
    'posts',
    'problems',
    'size',
    'visitors',
  ].includes(name)
) {
  console.error(
    'usage: run.mjs assistant [tune|held] [-v] | prompts FILE JUDGE [-v] [--stages] | problems [DEV] [-v] | business [tune|held] [-v] | engine FILE | size FILE | posts FOLDER OUT [SEED] | memory FILE [--quick] | learn FILE TO | model SET… [--scripted perfect|lying] [-v] | notes [HELD] [--learn FILE] | visitors FOLDER [JUDGE] [-v]',
  );
  process.exit(1);
}
const outfile = fileURLToPath(new URL(`../.tmp/bench/${name}.cjs`, import.meta.url));
await build({
  entryPoints: [fileURLToPath(new URL(`${name}.ts`, import.meta.url))],
  bundle: true,
  platform: 'node',
  packages: 'external',
  outfile,
  logLevel: 'error',
});
process.exit(
  spawnSync(process.execPath, ['--expose-gc', outfile, ...args], { stdio: 'inherit' }).status ?? 1,
);
