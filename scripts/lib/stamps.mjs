// @ts-check
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** A suite that passed: the digest of what it read, and how many tests it counted. @typedef {{ print: string, passed: number }} TestStamp */

const file = path.join(root, '.cache/stamps.json');
const IGNORED = new Set([
  '.git',
  'node_modules',
  'dist',
  'build',
  '.tmp',
  '.cache',
  '.strapi',
  'data',
  'uploads',
  'coverage',
  'storybook-static',
]);

/** @returns {Record<string, string | TestStamp>} */
const read = () => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

/**
 * @param {string} entry
 * @param {(name: string) => boolean} wanted
 * @returns {string[]}
 */
const filesBelow = (entry, wanted) => {
  const absolute = path.join(root, entry);
  if (!fs.existsSync(absolute)) return [];
  if (fs.statSync(absolute).isFile()) return [absolute];
  return fs
    .readdirSync(absolute, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.has(name))
    .flatMap((child) =>
      child.isDirectory()
        ? filesBelow(path.join(entry, child.name), wanted)
        : wanted(child.name)
          ? [path.join(absolute, child.name)]
          : [],
    );
};

/**
 * A digest of everything a step reads. Content, not times: a fresh clone and a touched file look the same.
 * @param {string[]} inputs Files and folders, relative to the repository.
 * @param {(name: string) => boolean} [wanted]
 */
export const fingerprint = (inputs, wanted = (name) => !/\.(test|spec|stories)\.tsx?$/.test(name)) => {
  const hash = crypto.createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  for (const absolute of inputs.flatMap((entry) => filesBelow(entry, wanted)).sort()) {
    hash.update(path.relative(root, absolute)).update('\0').update(fs.readFileSync(absolute)).update('\0');
  }
  return hash.digest('hex');
};

/**
 * Does `work` only when its inputs changed since it last succeeded, or its output is gone.
 * @param {string} name
 * @param {string} print
 * @param {string} output A path that must exist for the work to count as done.
 * @param {() => Promise<unknown>} work
 * @returns {Promise<'skipped' | undefined>}
 */
export const onlyWhenChanged = async (name, print, output, work) => {
  if (read()[name] === print && fs.existsSync(path.join(root, output))) return 'skipped';
  await work();
  write(name, print);
  return undefined;
};

/** @param {string} name @param {string | TestStamp} stamp */
const write = (name, stamp) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify({ ...read(), [name]: stamp }, null, 2));
};

/**
 * What a suite counted when it last passed with the same inputs, else null.
 * @param {string} name
 * @param {string} print
 * @returns {TestStamp | null}
 */
export const lastResult = (name, print) => {
  const stamp = read()[name];
  return typeof stamp === 'object' && stamp.print === print ? stamp : null;
};

/**
 * Keeps that a suite passed.
 * @param {string} name
 * @param {string} print
 * @param {{ passed: number }} count
 */
export const rememberResult = (name, print, { passed }) => write(name, { print, passed });
