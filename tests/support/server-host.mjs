// @ts-check
/**
 * A process that serves one cms after another. Half of what a server's start costs is loading the modules of its dependencies, which
 * the next start finds loaded; the product's own are loaded anew, so that nothing they keep is met again. Each server is started by
 * the compiled `serve.js` with an environment of its own, and ended as SIGTERM ends it.
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

/** Folder of the compiled server. @param {string} file */
const distOf = (file) => path.resolve(path.dirname(file), '..') + path.sep;

/** @param {Extract<Order, { serve: string }>} order */
const serve = ({ serve: file, env }) => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  for (const name of Object.keys(require.cache))
    if (name.startsWith(distOf(file)) || KEEPS_COUNTS.test(name)) delete require.cache[name];
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
