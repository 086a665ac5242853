// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { build, install } from './lib/prepare.mjs';
import { checkNode, explainAndExit, root } from './lib/run.mjs';

/** `npm run bench -- NAME [ARG…]` prints figures, each beside a baseline of the same run. */
checkNode();
const folder = path.join(root, 'tests/bench');
const [name = '', ...args] = process.argv.slice(2).filter((arg) => arg !== '--as-built');
// While one part is being made faster, the others need not be built again.
const asBuilt = process.argv.includes('--as-built');
const names = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.parse(file).name);

const main = async () => {
  if (!names.includes(name)) {
    console.log(`Usage: npm run bench -- NAME [ARG…]\n\nNames: ${names.join(', ')}`);
    process.exit(name ? 1 : 0);
  }
  if (!asBuilt) {
    await install();
    await build();
  }
  const { build: bundle } = await import('esbuild');
  const outfile = path.join(root, `tests/.tmp/${name}.mjs`);
  await bundle({
    entryPoints: [path.join(folder, `${name}.ts`)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
    logLevel: 'error',
    define: { 'import.meta.dirname': JSON.stringify(path.join(root, 'tests/support')) },
  });
  const { status } = spawnSync(process.execPath, [outfile, ...args], {
    cwd: process.cwd(),
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
};

main().catch(explainAndExit);
