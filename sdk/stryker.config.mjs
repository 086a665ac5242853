// @ts-check

/**
 * Mutation testing of the widget's controllers: `npm run test:mutation widget/<controller>…` from the repository's root,
 * where this runs as well. Stryker has no runner for Web Test Runner, so each mutant is a run of its own of the tests of one
 * controller in Chromium: slow, and therefore one controller at a time.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'command',
  commandRunner: { command: 'node sdk/run-mutant.js' },
  // Events, words of types and addresses: a mutant of a string is either refused by the compiler or said by the server's tests.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 1,
  timeoutMS: 60_000,
  timeoutFactor: 3,
  incremental: true,
  tempDirName: '.tmp/mutation/sandboxes',
  // The widget, the types that it shares with the server, and nothing else.
  ignorePatterns: ['/*', '!/package.json', '!/tsconfig.json', '!/sdk', '/sdk/dist', '!/cms', '/cms/*'].concat(
    ['!/cms/src', '/cms/src/*', '!/cms/src/contract'],
  ),
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: null },
};
