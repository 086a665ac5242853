// @ts-check
import config from './web-test-runner.config.js';

const mutant = JSON.stringify(process.env.__STRYKER_ACTIVE_MUTANT__ ?? '');

/** The widget's tests with one mutant: what Stryker says in the environment is told to the page, which has none. */
export default {
  ...config,
  testRunnerHtml: (/** @type {string} */ framework) =>
    `<!doctype html><html><body>
      <script>if (${mutant}) globalThis.__stryker__ = { activeMutant: ${mutant} };</script>
      <script type="module" src="${framework}"></script>
    </body></html>`,
};
