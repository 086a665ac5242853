import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that cross packages: the import rules, and HTTP against a running cms (one process and one database per file). */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { '@contract': path.resolve(import.meta.dirname, '../cms/src/contract/index.ts') } },
  test: {
    include: ['architecture/**/*.test.ts', 'packages/**/*.test.ts', 'api/**/*.spec.ts'],
    globalSetup: ['support/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 180_000,
    // Servers and jobs share a busy machine: a test that fails is tried once more, and the summary names it.
    retry: 1,
    // Two cores: two servers at a time are as many as run well.
    maxWorkers: 2,
  },
});
