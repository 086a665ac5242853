// @ts-check
/**
 * A process that serves one cms after another. Half of what a server's start costs is loading the modules of its dependencies, which
 * the next start finds loaded; of the product's own those that may keep something are loaded anew, so that nothing of it is met
 * again. Each server is started by the compiled `serve.js` with an environment of its own, and ended as SIGTERM ends it.
 *
 * From the parent: `{ serve: file, env }` and `{ stop: true }`; answered by `{ stopped: true }` once all has ended.
 */
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** @typedef {{ serve: string, env: Record<string, string> } | { stop: true }} Order */

const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT']);

/** A dependency whose module remembers callers: how often somebody signed in to the panel. */
const KEEPS_COUNTS = /\/node_modules\/koa2-ratelimit\//;

/** Rules and word lists: they keep nothing and import each other alone, so that the next server may find them loaded as well. */
const KEEPS_NOTHING = /^src\/(?:contract|domain|engines\/ai\/text)\//;

/** Folder of the compiled server. @param {string} file */
const distOf = (file) => path.resolve(path.dirname(file), '..') + path.sep;

/** The least that bcrypt knows: a thousandth of a second, where the product's ten rounds take fifty. */
const QUICK_ROUNDS = 4;

/**
 * Has passwords hashed with few rounds, wherever the product or Strapi says how many: tests sign up thousands of people. Their hashes
 * are bcrypt's all the same and say their rounds themselves. Servers whose test is about that time say `TEST_SLOW_HASHES=true`.
 * @param {NodeJS.Require} requireOfServer
 */
const hashQuickly = (requireOfServer) => {
  for (const name of ['bcrypt', 'bcryptjs']) {
    const library = requireOfServer(name);
    for (const method of ['hash', 'hashSync']) {
      const hash = library[method];
      library[method] = (
        /** @type {unknown} */ password,
        /** @type {unknown} */ rounds,
        /** @type {unknown[]} */ ...rest
      ) => hash(password, isQuick && typeof rounds === 'number' ? QUICK_ROUNDS : rounds, ...rest);
    }
  }
};
let isQuick = false;
let hasQuickHashes = false;

/** @param {Extract<Order, { serve: string }>} order */
const serve = ({ serve: file, env }) => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  for (const name of Object.keys(require.cache)) {
    const isOwn = name.startsWith(distOf(file)) && !KEEPS_NOTHING.test(name.slice(distOf(file).length));
    if (isOwn || KEEPS_COUNTS.test(name)) delete require.cache[name];
  }
  isQuick = env.TEST_SLOW_HASHES !== 'true';
  if (!hasQuickHashes) hashQuickly(createRequire(file));
  hasQuickHashes = true;
  require(file);
};

// Strapi takes all listeners of the process with it, those by which Node itself hears of signals and messages too: only those of its
// own may go.
const removeAllListeners = process.removeAllListeners.bind(process);
process.removeAllListeners = (/** @type {string | symbol | undefined} */ name = undefined) => {
  for (const event of name === undefined ? SIGNALS : [name]) removeAllListeners(event);
  return process;
};

const stop = async () => {
  await /** @type {any} */ (globalThis).strapi.destroy();
  process.send?.({ stopped: true });
};

process.on('message', (/** @type {Order} */ order) => {
  if ('serve' in order) serve(order);
  else void stop();
});
// Whoever started it has ended.
process.on('disconnect', () => process.exit(0));
