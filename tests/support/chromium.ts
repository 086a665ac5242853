import fs from 'node:fs';

/** A Chromium that is installed already, or `undefined` for the one that Playwright brings. */
export const chromiumPath = (): string | undefined =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((candidate) => candidate && fs.existsSync(candidate));
