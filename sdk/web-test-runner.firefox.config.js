import { chromeLauncher } from '@web/test-runner-chrome';
import config from './web-test-runner.config.js';

const launcher = chromeLauncher({
  launchOptions: {
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
  },
  // A page that is not in front has no focus, and shows none.
  createPage: async ({ context }) => {
    const page = await context.newPage();
    await page.bringToFront();
    return page;
  },
});

// A page is not used again: a test that moved the keyboard out of it has left it in the browser's own buttons.
const stopSession = launcher.stopSession.bind(launcher);
launcher.stopSession = async (id) => {
  const page = launcher.getPage(id);
  const result = await stopSession(id);
  launcher.inactivePages = [];
  await page.close();
  return result;
};

/**
 * The widget's tests in Firefox, over WebDriver BiDi: the protocol by which Playwright drives a Firefox of its own is not in
 * Debian's.
 */
export default { ...config, browsers: [launcher] };
