import fs from 'node:fs';

/** A Chromium that is installed already, or `undefined` for the one that Playwright brings. */
export const chromiumPath = (): string | undefined =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((candidate) => candidate && fs.existsSync(candidate));

/** Chromium's engine without the browser around it, a fifth cheaper to run where that is installed; otherwise the whole browser. */
export const headlessShellPath = (): string | undefined =>
  [process.env.HEADLESS_SHELL_PATH, '/usr/bin/chromium-headless-shell'].find(
    (candidate) => candidate && fs.existsSync(candidate),
  ) ?? chromiumPath();
