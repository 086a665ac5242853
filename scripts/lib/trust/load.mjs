// @ts-check
import { build } from 'esbuild';
import path from 'node:path';
import { root } from '../run.mjs';

/** @typedef {import('../../../tests/trust/row').TrustRow} TrustRow */
/** @typedef {import('../../../tests/trust/row').NamedTest} NamedTest */

/**
 * The table of `tests/trust`, as its typed files write it, how a name means a test, and the specs that no database can change.
 * @returns {Promise<{ TRUST_ROWS: TrustRow[], isMeant: (name: string, titles: readonly string[]) => boolean, ONLY_ON_SQLITE: string[] }>}
 */
export const loadTable = async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from './trust'; export { ONLY_ON_SQLITE } from './support/databases';",
      resolveDir: path.join(root, 'tests'),
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
};
