// @ts-check
import { build } from 'esbuild';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/** @typedef {import('../../../tests/faults/fault').Fault} Fault */

/** The faults of `tests/faults`, as their typed files list them. @returns {Promise<Fault[]>} */
export const loadFaults = async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'tests/faults/index.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)).FAULTS;
};

/**
 * The source with the fault in it. Throws when its text is not there exactly once: the code has moved on, and the fault
 * must follow it.
 * @param {Fault} fault
 * @param {string} [source]
 */
export const withFault = (fault, source = fs.readFileSync(path.join(root, fault.file), 'utf8')) => {
  const matches = source.split(fault.find).length - 1;
  if (matches !== 1)
    throw new Error(
      `The fault "${fault.id}" is stale: its text to replace stands ${matches} times in ${fault.file}, not once. ` +
        'Update "find" and "replace" in tests/faults to what the code says today.',
    );
  return source.replace(fault.find, () => fault.replace);
};
