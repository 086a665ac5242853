// @ts-check
import { transform } from 'esbuild';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';
import { withFault } from './load.mjs';

/** @typedef {import('./load.mjs').Fault} Fault */

/** What a copy goes without: other work, results, and what is linked instead. */
const LEFT_OUT = new Set([
  '.git',
  '.tmp',
  '.cache',
  'node_modules',
  'dist',
  'data',
  'coverage',
  'storybook-static',
]);
/** Installed packages and builds that no fault changes. */
const LINKED = [
  'node_modules',
  'cms/node_modules',
  'site/node_modules',
  'sdk/node_modules',
  'tests/packages/node_modules',
  'site/dist',
  'sdk/dist',
  'cms/dist/build',
];
const COMPILED = ['cms/src', 'cms/config'];
const NOT_COMPILED = /^cms\/src\/admin\/|\.(test|suite)\.ts$|\.d\.ts$/;

/** @param {string} folder @returns {string[]} */
const filesBelow = (folder) =>
  fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** A server file as `tsc` would write it: CommonJS for the Node that we support. @param {string} source */
const toCommonJs = async (source) =>
  (
    await transform(source, {
      loader: 'ts',
      format: 'cjs',
      target: 'es2022',
      platform: 'node',
      // `tsc` turns dynamic imports of a CommonJS package into `require` as well.
      supported: { 'dynamic-import': false },
      tsconfigRaw: { compilerOptions: { useDefineForClassFields: true } },
    })
  ).code;

/**
 * A copy of the sources beside the working tree, with the server compiled into it. Faults are made here, one at a time, so
 * nothing that somebody is working on is ever touched.
 * @param {string} tree The folder to make it in, which is removed at the end.
 */
export const createTree = async (tree) => {
  /** @param {string} from */
  const isWanted = (from) => !LEFT_OUT.has(path.basename(from));
  // One by one, because the tree itself lies below the root.
  for (const entry of fs.readdirSync(root).filter(isWanted))
    fs.cpSync(path.join(root, entry), path.join(tree, entry), { recursive: true, filter: isWanted });

  /** @param {string} file From the repository's root. */
  const compile = async (file) => {
    if (!COMPILED.some((folder) => file.startsWith(`${folder}/`)) || NOT_COMPILED.test(file)) return;
    const target = path.join(tree, 'cms/dist', path.relative('cms', file)).replace(/\.ts$/, '.js');
    const source = fs.readFileSync(path.join(tree, file), 'utf8');
    if (!/\.(ts|json)$/.test(file)) return;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, file.endsWith('.ts') ? await toCommonJs(source) : source);
  };

  for (const file of COMPILED.flatMap((folder) => filesBelow(path.join(tree, folder))))
    await compile(path.relative(tree, file));
  for (const folder of LINKED) {
    const target = path.join(root, folder);
    const link = path.join(tree, folder);
    if (fs.existsSync(target) && !fs.existsSync(link)) fs.symlinkSync(target, link);
  }

  return {
    folder: tree,

    /** Makes a fault, lets `work` look at it, and takes it back. @template T @param {Fault} fault @param {() => Promise<T>} work */
    async with(fault, work) {
      const file = path.join(tree, fault.file);
      const sound = fs.readFileSync(file, 'utf8');
      fs.writeFileSync(file, withFault(fault, sound));
      try {
        await compile(fault.file);
        return await work();
      } finally {
        fs.writeFileSync(file, sound);
        await compile(fault.file);
      }
    },

    remove: () => fs.rmSync(tree, { recursive: true, force: true }),
  };
};
