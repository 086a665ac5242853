// @ts-check
/**
 * Most of a server's start is finding and compiling some thousand modules. The first start of a test run writes what it found and
 * compiled to the file of `TEST_CODE_CACHE`; every start that follows reads it. Preloaded with `--import`; what is run is the same.
 * Node 22 brings `module.enableCompileCache()`: drop this when it is our floor.
 */
import fs from 'node:fs';
import Module from 'node:module';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** @typedef {{ resolved: Map<string, string>, compiled: Map<string, Buffer> }} Cache */
/** The parts of Node's loader that are not in its types.
 * @type {any} */
const loader = Module;
const file = process.env.TEST_CODE_CACHE ?? '';
/** A server's threads are short: they are left as they are, and do not read the file either. @type {Cache | null} */
const cache = isMainThread && fs.existsSync(file) ? v8.deserialize(fs.readFileSync(file)) : null;
/** What this process has compiled: the next server that it serves runs it again. @type {Map<string, vm.Script>} */
const scripts = new Map();
/** @type {Map<string, string>} */
const resolved = cache?.resolved ?? new Map();

const resolveFilename = loader._resolveFilename;
/** @param {string} request @param {any} parent @param {boolean} isMain @param {any} options */
const resolve = (request, parent, isMain, options) => {
  if (options || !parent?.filename) return resolveFilename(request, parent, isMain, options);
  const key = `${path.dirname(parent.filename)}\0${request}`;
  const known = resolved.get(key);
  if (known !== undefined) return known;
  const found = resolveFilename(request, parent, isMain);
  if (!cache) resolved.set(key, found);
  return found;
};

/** Modules of dependencies are run once a process; the product's are run for each of its servers. @param {string} filename */
const isOwn = (filename) => !filename.includes(`${path.sep}node_modules${path.sep}`);

const compile = loader.prototype._compile;
/** @this {any} @param {string} content @param {string} filename @param {string} [format] */
function compileOnce(content, filename, format) {
  const isScript = format === undefined || format === 'commonjs';
  const cachedData = cache?.compiled.get(filename);
  if (!isScript || (cache && !cachedData) || content.startsWith('#!'))
    return compile.call(this, content, filename, format);
  const script =
    scripts.get(filename) ??
    new vm.Script(Module.wrap(content), {
      filename,
      cachedData,
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
  if (isOwn(filename) || !cache) scripts.set(filename, script);
  const require = Object.assign((/** @type {string} */ id) => this.require(id), {
    resolve: Object.assign(
      (/** @type {string} */ request, /** @type {object | undefined} */ options) =>
        resolveFilename(request, this, false, options),
      { paths: (/** @type {string} */ request) => loader._resolveLookupPaths(request, this) },
    ),
    main: process.mainModule,
    extensions: loader._extensions,
    cache: loader._cache,
  });
  return script
    .runInThisContext()
    .call(this.exports, this.exports, require, this, filename, path.dirname(filename));
}

if (file !== '' && isMainThread) {
  loader._resolveFilename = resolve;
  loader.prototype._compile = compileOnce;
  // The template's server is ended by SIGTERM; Strapi leaves without telling those who wait for `exit`.
  if (!cache)
    process.once('SIGTERM', () => {
      const compiled = new Map([...scripts].map(([name, script]) => [name, script.createCachedData()]));
      const own = `${file}.${process.pid}`;
      fs.writeFileSync(own, v8.serialize({ resolved, compiled }));
      fs.renameSync(own, file);
    });
}
