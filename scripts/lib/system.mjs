// @ts-check
import fs from 'node:fs';
import { run, step } from './run.mjs';

const asRoot = process.getuid?.() === 0;
let aptUpdated = false;

/** @param {string[]} packages */
const apt = async (packages) => {
  if (!asRoot || !fs.existsSync('/usr/bin/apt-get')) {
    throw new Error(`Missing on this machine: ${packages.join(', ')}.`);
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!aptUpdated) {
    await run('apt-get', ['update'], { env });
    aptUpdated = true;
  }
  const { code, output } = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env,
  });
  if (code !== 0) throw new Error(output.split('\n').slice(-20).join('\n'));
};

const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Chromium's engine without the browser around it: Debian's package, and the program in it. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Path of a Chromium for browser tests, installing Debian's, and its headless shell for the widget's tests, when there is none and we may. */
export const ensureChromium = async () => {
  const find = () =>
    [process.env.CHROMIUM_PATH, ...CHROMIUM].find((candidate) => candidate && fs.existsSync(candidate));
  await step(
    'Find Chromium',
    'install Chromium or Chrome and give its path in CHROMIUM_PATH; as root on Debian it is installed for you.',
    async () => {
      const chromium = find();
      if (!chromium) await apt(['chromium', HEADLESS_SHELL, 'fonts-liberation']);
      else if (asRoot && chromium === CHROMIUM[0] && !fs.existsSync(`/usr/bin/${HEADLESS_SHELL}`))
        // Only faster: what it does, Chromium does too.
        await apt([HEADLESS_SHELL]).catch(() => undefined);
      else return 'skipped';
      return undefined;
    },
  );
  const chromium = find();
  if (!chromium) throw new Error('Chromium was installed but not found.');
  return chromium;
};

/** Makes sure that PostgreSQL's server programs are there. */
export const ensurePostgres = () =>
  step(
    'Find PostgreSQL',
    'install the PostgreSQL server (its initdb and postgres programs); as root on Debian it is installed for you.',
    async () => {
      if (fs.existsSync('/usr/lib/postgresql')) return 'skipped';
      if ((await run('sh', ['-c', 'command -v initdb'])).code === 0) return 'skipped';
      await apt(['postgresql']);
      return undefined;
    },
  );

/** Path of a Firefox for the tests in a second browser, installing Debian's when there is none and we may. */
export const ensureFirefox = async () => {
  const find = () =>
    [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
      (candidate) => candidate && fs.existsSync(candidate),
    );
  await step(
    'Find Firefox',
    'install Firefox and give its path in FIREFOX_PATH; as root on Debian it is installed for you.',
    async () => {
      if (find()) return 'skipped';
      await apt(['firefox-esr']);
      return undefined;
    },
  );
  const firefox = find();
  if (!firefox) throw new Error('Firefox was installed but not found.');
  return firefox;
};

/** What `npm run test:image` needs of Debian. */
export const ensureImageTools = () =>
  step(
    'Find debootstrap, Caddy and curl',
    'install the packages debootstrap, caddy, curl and iproute2; as root on Debian they are installed for you.',
    async () => {
      const tools = {
        debootstrap: 'debootstrap',
        caddy: 'caddy',
        curl: 'curl',
        ip: 'iproute2',
        unshare: 'util-linux',
      };
      const missing = [];
      for (const [command, name] of Object.entries(tools))
        if ((await run('sh', ['-c', `command -v ${command}`])).code !== 0) missing.push(name);
      if (missing.length === 0) return 'skipped';
      await apt(missing);
      return undefined;
    },
  );
