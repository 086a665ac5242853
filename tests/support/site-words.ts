import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { repositoryRoot } from './paths';

type Language = 'it' | 'en';

/** The words of the site in a language, bundled as the browser gets them: Node cannot import the values that they take from the contract. */
export const siteWords = (language: Language): unknown => {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(repositoryRoot, 'site/src/i18n', language, 'index.ts')],
    alias: { '@contract': path.join(repositoryRoot, 'cms/src/contract/index.ts') },
    bundle: true,
    format: 'cjs',
    platform: 'node',
    write: false,
  });
  const module = { exports: {} };
  const run = new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '') as (
    module: { exports: unknown },
    exports: unknown,
    require: NodeJS.Require,
  ) => void;
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports;
};
