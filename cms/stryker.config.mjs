// @ts-check

/**
 * Mutation testing of the business rules: `npm run test:mutation [folder…]` from the repository's root.
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.config.mts' },
  mutate: ['src/domain/**/*.ts', '!src/domain/**/*.test.ts', '!src/domain/**/testing/**'],
  mutator: {
    // Strings of the domain are codes of the contract's unions, where an empty one does not compile, and what is read by
    // people lies in `locales`: these mutants cost a fifth of the time and say nothing of the rules.
    excludedMutations: ['StringLiteral'],
  },
  // Tables that are made once when a file is loaded would need a process for each of their mutants.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 30_000,
  timeoutFactor: 3,
  incremental: true,
  incrementalFile: '.tmp/mutation/incremental.json',
  tempDirName: '.tmp/mutation/sandboxes',
  // Rules are pure functions with their tests beside them: nothing else has to be there, and no other test is run.
  ignorePatterns: [
    '/*',
    '!/package.json',
    '!/tsconfig.json',
    '!/vitest.config.mts',
    '!/src',
    '/src/*',
  ].concat(['!/src/contract', '!/src/domain']),
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.tmp/mutation/report.json' },
  htmlReporter: { fileName: '.tmp/mutation/report.html' },
  thresholds: { high: 90, low: 85, break: null },
};
