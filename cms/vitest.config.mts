import { defineConfig } from 'vitest/config';

/** Unit tests, beside the code they test. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'bench/**/*.test.ts'],
    exclude: ['node_modules/**', 'dist/**', '.tmp/**'],
    // What many tests share is made beforehand: ten days of posts take seconds where two cores are busy with other suites.
    testTimeout: 40_000,
    hookTimeout: 40_000,
    maxWorkers: 2,
    // Modules keep nothing that a test could meet again: all files of a worker share what one has loaded.
    isolate: false,
  },
});
