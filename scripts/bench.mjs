// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { build, install } from './lib/prepare.mjs';
import { checkNode, explainAndExit, root, seconds } from './lib/run.mjs';

/**
 * `npm run bench -- NAME [ARG…]` prints figures, each beside a baseline of the same run; `npm run bench -- --smoke` only shows
 * that every benchmark still runs.
 */
checkNode();
const folder = path.join(root, 'tests/bench');
const FLAGS = ['--as-built', '--smoke'];
const [name = '', ...args] = process.argv.slice(2).filter((arg) => !FLAGS.includes(arg));
// While one part is being made faster, the others need not be built again.
const isAsBuilt = process.argv.includes('--as-built');
const isSmoke = process.argv.includes('--smoke');
const names = fs
  .readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.parse(file).name);

const ARTICLES = path.join(folder, 'smoke-articles.json');
/**
 * What benchmarks are given when they only have to run; those that are not here need nothing.
 * @type {Record<string, string[]>}
 */
const SMOKE_ARGS = {
  answers: [ARTICLES, '2', '2'],
  assistant: ['tune'],
  engine: [ARTICLES, '--quick'],
  site: ['--rounds', '1'],
  social: ['20'],
  widget: ['--rounds', '1'],
};
/** Their questions and judges are not part of the project. */
const NEED_QUESTIONS = ['model', 'visitors'];

/**
 * Bundles one benchmark and runs it.
 * @param {string} benchmark
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} Its exit code.
 */
const runOne = async (benchmark, words, env = process.env) => {
  const { build: bundle } = await import('esbuild');
  const outfile = path.join(root, `tests/.tmp/${benchmark}.mjs`);
  await bundle({
    entryPoints: [path.join(folder, `${benchmark}.ts`)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
    logLevel: 'error',
    define: { 'import.meta.dirname': JSON.stringify(path.join(root, 'tests/support')) },
  });
  return (
    spawnSync(process.execPath, [outfile, ...words], { cwd: process.cwd(), stdio: 'inherit', env }).status ??
    1
  );
};

/** Runs all that can, as small as they come; a report for `npm run test:all` goes to `BENCH_REPORT`. */
const smoke = async () => {
  const tests = [];
  for (const benchmark of names.filter((one) => !NEED_QUESTIONS.includes(one))) {
    console.log(`\n── ${benchmark} ──────────────────────────────────────────\n`);
    const start = Date.now();
    const code = await runOne(benchmark, SMOKE_ARGS[benchmark] ?? [], {
      ...process.env,
      BENCH_SMOKE: 'true',
    });
    const milliseconds = Date.now() - start;
    console.log(`  ${code === 0 ? '✓' : '✗'} ${benchmark} (${seconds(milliseconds)})`);
    tests.push({
      file: `tests/bench/${benchmark}.ts`,
      title: 'runs',
      milliseconds,
      error: code === 0 ? null : `ended with ${code}`,
    });
  }
  if (process.env.BENCH_REPORT)
    fs.writeFileSync(process.env.BENCH_REPORT, JSON.stringify({ skipped: 0, tests }));
  process.exit(tests.some(({ error }) => error !== null) ? 1 : 0);
};

const main = async () => {
  if (!isSmoke && !names.includes(name)) {
    console.log(`Usage: npm run bench -- NAME [ARG…] | --smoke\n\nNames: ${names.join(', ')}`);
    process.exit(name ? 1 : 0);
  }
  if (!isAsBuilt) {
    await install();
    await build();
  }
  if (isSmoke) await smoke();
  process.exit(await runOne(name, args));
};

main().catch(explainAndExit);
