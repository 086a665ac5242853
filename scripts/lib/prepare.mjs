// @ts-check
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { nativeEnvironment } from './native-target.mjs';
import { must, npm, root, step } from './run.mjs';
import { fingerprint, onlyWhenChanged } from './stamps.mjs';

/** With the packages that build, which npm leaves out where NODE_ENV says production. */
const INSTALL = ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
/** How packages are installed stands here. */
const INSTALL_RULES = 'scripts/lib/prepare.mjs';
const NETWORK_ADVICE =
  'check the internet connection and try again; if it persists, delete node_modules and cms/node_modules and run the command once more.';
const BUILD_ADVICE =
  'read the message above; after `git pull`, deleting the .cache folder forces every build anew.';

/** Installs the packages of the site and SDK workspaces. */
export const installRoot = () =>
  step('Install packages (site, widget)', NETWORK_ADVICE, () =>
    onlyWhenChanged(
      'install:root',
      fingerprint([
        'package.json',
        'package-lock.json',
        'site/package.json',
        'sdk/package.json',
        INSTALL_RULES,
      ]),
      'node_modules/.package-lock.json',
      () => must(npm, INSTALL),
    ),
  );

/** Installs the packages of the isolated cms. */
export const installServer = () =>
  step(
    'Install packages (server)',
    `${NETWORK_ADVICE} better-sqlite3 may need python3, make and g++ where no prebuilt binary fits.`,
    () =>
      onlyWhenChanged(
        'install:cms',
        fingerprint(['cms/package.json', 'cms/package-lock.json', INSTALL_RULES]),
        'cms/node_modules/.package-lock.json',
        () =>
          must(npm, INSTALL, {
            cwd: path.join(root, 'cms'),
            env: { ...process.env, ...nativeEnvironment(process.versions.node) },
          }),
      ),
  );

const PDS = 'tests/support/pds';

/**
 * Installs Bluesky's own server, which tests publish to; nothing else needs it. Its database is the server's own copy of better-sqlite3,
 * so that none is compiled a second time.
 */
export const installPds = () =>
  step('Install packages (Bluesky’s server, for tests)', NETWORK_ADVICE, () =>
    onlyWhenChanged(
      'install:pds',
      fingerprint([`${PDS}/package.json`, `${PDS}/package-lock.json`, INSTALL_RULES]),
      `${PDS}/node_modules/.package-lock.json`,
      async () => {
        const cwd = path.join(root, PDS);
        await must(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd });
        const database = path.join(cwd, 'node_modules/better-sqlite3');
        fs.rmSync(database, { recursive: true, force: true });
        fs.symlinkSync(path.join(root, 'cms/node_modules/better-sqlite3'), database, 'junction');
      },
    ),
  );

/** Installs everything; the two package trees do not know each other, so both at once. */
export const install = async () => {
  await Promise.all([installRoot(), installServer()]);
};

export const SECRETS = [
  'APP_KEYS',
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'VISITOR_TOKEN_SECRET',
];
const secret = () => crypto.randomBytes(32).toString('base64url');

/** The text of a `.env` file with a fresh secret wherever one is missing. @param {string} text */
const withSecrets = (text) =>
  SECRETS.reduce((lines, name) => {
    if (new RegExp(`^${name}=.+$`, 'm').test(lines)) return lines;
    const line = `${name}=${name === 'APP_KEYS' ? `${secret()},${secret()}` : secret()}`;
    const empty = new RegExp(`^${name}=$`, 'm');
    return empty.test(lines) ? lines.replace(empty, line) : `${lines.trimEnd()}\n${line}\n`;
  }, text);

/** What a fresh `.env` holds: `.env.example` with secrets of its own. */
export const environmentWithSecrets = () =>
  withSecrets(fs.readFileSync(path.join(root, '.env.example'), 'utf8'));

/** Makes `.env` from `.env.example` with fresh secrets; fills in any secret that an older `.env` lacks. Never overwrites one. */
export const prepareSecrets = () =>
  step(
    'Prepare secrets (.env)',
    'the folder must be writable; or write .env yourself from .env.example.',
    async () => {
      const file = path.join(root, '.env');
      const existing = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
      // A container has them in its environment, and nowhere to write.
      if (existing === null && SECRETS.every((name) => process.env[name])) return 'skipped';
      const text = existing === null ? environmentWithSecrets() : withSecrets(existing);
      if (text === existing) return 'skipped';
      fs.writeFileSync(file, text, { mode: 0o600 });
      return undefined;
    },
  );

const CONTRACT = 'cms/src/contract';
const ROOT_LOCK = 'package-lock.json';
const cms = path.join(root, 'cms');

/** What is built is for users, whatever the shell is set to: with React's development parts the server draws no page. */
const BUILD_ENVIRONMENT = { ...process.env, NODE_ENV: 'production' };

/** Builds the widget's scripts into `sdk/dist`. */
export const buildWidget = () =>
  step('Build the widget', BUILD_ADVICE, () =>
    onlyWhenChanged(
      'build:sdk',
      fingerprint([
        'sdk/src',
        'sdk/lit-slim',
        'sdk/pack.js',
        'sdk/README.md',
        'sdk/package.json',
        'rollup.config.ts',
        'tsconfig.json',
        'sdk/tsconfig.json',
        CONTRACT,
        ROOT_LOCK,
      ]),
      'sdk/dist/widget.js',
      () => must(npm, ['run', 'build', '-w', 'sdk'], { env: BUILD_ENVIRONMENT }),
    ),
  );

/** Builds the site's browser and server bundles into `site/dist`; the widget must have been built. */
export const buildSite = () =>
  step('Build the site', BUILD_ADVICE, () =>
    onlyWhenChanged(
      'build:site',
      fingerprint([
        'site/src',
        'site/public',
        'site/index.html',
        'site/vite.config.ts',
        'site/package.json',
        'tsconfig.json',
        'site/tsconfig.json',
        'sdk/src',
        CONTRACT,
        ROOT_LOCK,
      ]),
      'site/dist/server/entry-server.js',
      () => must(npm, ['run', 'build', '-w', 'site'], { env: BUILD_ENVIRONMENT }),
    ),
  );

/** Builds Strapi's panel into `cms/dist/build`; the server must have been compiled. */
export const buildPanel = () =>
  step('Build the editors’ panel', BUILD_ADVICE, () =>
    onlyWhenChanged(
      'build:panel',
      fingerprint([
        'cms/src/admin',
        // The rich text's rules are the server's.
        'cms/src/contract/article.ts',
        'cms/src/domain/article',
        'cms/src/domain/product',
        'cms/config/admin.ts',
        'cms/package-lock.json',
      ]),
      'cms/dist/build/index.html',
      () =>
        must(npm, ['run', 'build'], {
          cwd: cms,
          env: { ...BUILD_ENVIRONMENT, STRAPI_TELEMETRY_DISABLED: 'true' },
        }),
    ),
  );

/** Compiles the server into `cms/dist`. */
export const compileServer = () =>
  step('Compile the server', BUILD_ADVICE, () =>
    onlyWhenChanged(
      'build:cms',
      fingerprint([
        'cms/src',
        'cms/scripts',
        'cms/config',
        'cms/tsconfig.json',
        'cms/tsconfig.build.json',
        'cms/database',
        'cms/package-lock.json',
      ]),
      'cms/dist/src/serve.js',
      async () => {
        // tsc never deletes: a renamed API would stay loaded.
        for (const folder of ['src', 'config'])
          fs.rmSync(path.join(cms, 'dist', folder), { recursive: true, force: true });
        await must(npm, ['run', 'compile'], { cwd: cms });
      },
    ),
  );

/** Builds what changed. The panel's build reads the compiled server's settings, so it comes after it. */
export const build = async () => {
  await Promise.all([buildWidget().then(buildSite), compileServer().then(buildPanel)]);
};

/** Reads `.env` into the process without overriding what is already set. */
export const loadEnvironment = () => {
  const file = path.join(root, '.env');
  if (!fs.existsSync(file)) return;
  for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
    const match = /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line.trim());
    if (match?.[1] && process.env[match[1]] === undefined && match[2])
      process.env[match[1]] = match[2].replace(/^(["'])(.*)\1$/, '$2');
  }
};
