// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cpuSecondsOfEnded } from './cpu-seconds.mjs';

export const root = path.resolve(import.meta.dirname, '../..');
export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** @param {number} milliseconds */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** A step that failed, with what its command printed and what the reader can do about it. */
export class StepFailure extends Error {
  /**
   * @param {string} step
   * @param {string} output
   * @param {string} advice
   */
  constructor(step, output, advice) {
    super(step);
    this.output = output;
    this.advice = advice;
  }
}

/**
 * Runs a command quietly; its output is shown only when it fails. With `log`, it is written to that file while it runs.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, log?: string }} [options]
 * @returns {Promise<{ code: number, output: string, cpuSeconds: number }>} `cpuSeconds`: what it and all that it started took of processors.
 */
export const run = (command, args, { cwd = root, env = process.env, log } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let cpuSeconds = 0;
    /** @param {Buffer} chunk */
    const keep = (chunk) => {
      output += chunk.toString();
      if (log) fs.appendFileSync(log, chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${output}\n${error.message}`, cpuSeconds }));
    child.on('exit', () => (cpuSeconds = cpuSecondsOfEnded()));
    child.on('close', (code) => resolve({ code: code ?? 1, output, cpuSeconds }));
  });

/**
 * One visible step: prints its name, then its time. Throws StepFailure when `work` throws.
 * @template T
 * @param {string} name
 * @param {string} advice What to do when it fails.
 * @param {() => Promise<T | 'skipped'>} work
 */
export const step = async (name, advice, work) => {
  const start = Date.now();
  process.stdout.write(`  … ${name}\n`);
  try {
    const result = await work();
    console.log(
      result === 'skipped' ? `  ✓ ${name}: nothing to do` : `  ✓ ${name} (${seconds(Date.now() - start)})`,
    );
    return result;
  } catch (error) {
    const output =
      error instanceof StepFailure ? error.output : String(error instanceof Error ? error.stack : error);
    throw new StepFailure(name, output, error instanceof StepFailure ? error.advice : advice);
  }
};

/**
 * Runs a command or throws with its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export const must = async (command, args, options) => {
  const { code, output } = await run(command, args, options);
  if (code !== 0)
    throw new Error(
      `${command} ${args.join(' ')} ended with ${code}\n${output.split('\n').slice(-60).join('\n')}`,
    );
  return output;
};

/** Says what failed and what to do about it. @param {unknown} error */
export const printFailure = (error) => {
  if (error instanceof StepFailure) {
    console.error(
      `\n  ✗ ${error.message} failed.\n\n${error.output.trim()}\n\n  What to do: ${error.advice}\n`,
    );
  } else {
    console.error(error);
  }
};

/** @param {unknown} error */
export const explainAndExit = (error) => {
  printFailure(error);
  process.exit(1);
};

/** Node's version must be in Strapi's range before anything else is tried. */
export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19) || major > 26) {
    console.error(
      `Officina runs on Node 20.19 to 26; this is ${process.versions.node}. Install a version in that range (https://nodejs.org).`,
    );
    process.exit(1);
  }
};
