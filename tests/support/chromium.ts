import fs from 'node:fs';

const firstThatExists = (candidates: (string | undefined)[]): string | undefined =>
  candidates.find((candidate) => candidate && fs.existsSync(candidate));

/** A Chromium that is installed already, or `undefined` for the one that Playwright brings. */
export const chromiumPath = (): string | undefined =>
  firstThatExists([
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]);

/**
 * The headless shell of Chromium where it is installed, else Chromium: the same engine without the browser around it, which takes
 * fewer processes. It keeps no page for the way back: a test about that launches Chromium itself.
 */
export const headlessShellPath = (): string | undefined =>
  firstThatExists([process.env.HEADLESS_SHELL_PATH, '/usr/bin/chromium-headless-shell']) ?? chromiumPath();
