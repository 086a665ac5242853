// @ts-check
/**
 * A process that serves one cms after another. Half of what a server's start costs is loading the modules of its dependencies, which
 * the next start finds loaded; of the product's own those that may keep something are loaded anew, so that nothing of it is met
 * again. Each server is started by the compiled `serve.js` with an environment of its own, and ended as SIGTERM ends it.
 *
 * From the parent: `{ serve: file, env }` and `{ stop: true }`; answered by `{ stopped: true }` once all has ended. `{ clockMs }` sets the
 * server's clock ahead or back by so much.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** @typedef {{ serve: string, env: Record<string, string> } | { stop: true } | { clockMs: number }} Order */

const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT']);

/** A dependency whose module remembers callers: how often somebody signed in to the panel. */
const KEEPS_COUNTS = /\/node_modules\/koa2-ratelimit\//;

/** Rules, word lists and the engines that are made of them: they remember nothing of who called them. */
const KEEPS_NOTHING = /^src\/(?:contract|domain|engines\/ai)\//;

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
let isPrepared = false;

/** @type {Map<string, boolean>} */
const lasting = new Map();

/**
 * Whether the next server may find a module of the product loaded: it remembers nothing, and neither does anything that it imports, such
 * as the settings, which are read from the environment.
 * @param {string} dist @param {string} file @returns {boolean}
 */
const lasts = (dist, file) => {
  const known = lasting.get(file);
  if (known !== undefined) return known;
  lasting.set(file, true);
  const isLasting =
    KEEPS_NOTHING.test(file.slice(dist.length)) &&
    [...fs.readFileSync(file, 'utf8').matchAll(/\brequire\("(\.[^"]+)"\)/g)].every(([, name = '']) =>
      lasts(dist, createRequire(file).resolve(name)),
    );
  lasting.set(file, isLasting);
  return isLasting;
};

/**
 * Strapi writes every value of every enumeration as GraphQL would have it, at each start: the same answers each time.
 * @param {NodeJS.Require} requireOfServer
 */
const rememberSlugs = (requireOfServer) => {
  const file = createRequire(requireOfServer.resolve('@strapi/utils')).resolve('@sindresorhus/slugify');
  const slugify = require(file);
  const module = require.cache[file];
  /** @type {Map<string, string>} */
  const slugs = new Map();
  const remembered = (/** @type {string} */ text, /** @type {object | undefined} */ options) => {
    const key = `${text}\0${JSON.stringify(options)}`;
    const slug = slugs.get(key) ?? slugify(text, options);
    slugs.set(key, slug);
    return slug;
  };
  if (module) module.exports = Object.assign(remembered, slugify);
};

/** Shorter timers end by themselves, and some belong to dependencies that serve the next server too. */
const LONG_MS = 60_000;
/** Long timers of the server that is served: the end of its process would end them, and each holds the whole server. @type {Set<WeakRef<NodeJS.Timeout>>} */
const timers = new Set();
for (const name of /** @type {const} */ (['setTimeout', 'setInterval'])) {
  const original = globalThis[name];
  const noted = (/** @type {Parameters<typeof original>} */ ...args) => {
    const timer = original(...args);
    if (Number(args[1]) >= LONG_MS) timers.add(new WeakRef(timer));
    return timer;
  };
  // `promisify` finds its own form of each among their properties.
  Object.assign(globalThis, {
    [name]: Object.defineProperties(noted, Object.getOwnPropertyDescriptors(original)),
  });
}

/** Loads anew what may remember the server before, and lets go of what it left: some fifty megabytes. @param {string} dist */
const forgetServer = (dist) => {
  for (const timer of timers) clearTimeout(timer.deref());
  timers.clear();
  const isForgotten = (/** @type {string} */ name) =>
    (name.startsWith(dist) && !lasts(dist, name)) || KEEPS_COUNTS.test(name);
  for (const name of Object.keys(require.cache)) if (isForgotten(name)) delete require.cache[name];
  // Whoever loaded a module first also holds it.
  for (const module of Object.values(require.cache))
    if (module) module.children = module.children.filter(({ filename }) => !isForgotten(filename ?? ''));
};

/** How far the server's clock is from the machine's. Timers go on as they do when somebody sets a machine's clock. */
let clockMs = 0;
const { now } = Date;
globalThis.Date = new Proxy(Date, {
  construct: (target, values, made) =>
    Reflect.construct(target, values.length > 0 ? values : [now() + clockMs], made),
  get: (target, name) => (name === 'now' ? () => now() + clockMs : Reflect.get(target, name)),
});

/** @param {Extract<Order, { serve: string }>} order */
const serve = ({ serve: file, env }) => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  forgetServer(distOf(file));
  isQuick = env.TEST_SLOW_HASHES !== 'true';
  clockMs = 0;
  if (!isPrepared) {
    hashQuickly(createRequire(file));
    rememberSlugs(createRequire(file));
  }
  isPrepared = true;
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
  else if ('clockMs' in order) ({ clockMs } = order);
  else void stop();
});
// Whoever started it has ended.
process.on('disconnect', () => process.exit(0));
