import path from 'node:path';
import { defineConfig } from 'vitest/config';

import { leavesOutSomeTests, ONLY_ON_SQLITE, POSTGRES_IN_THE_WHOLE_RUN } from './support/databases';

/**
 * Tests that cross packages: `structure` reads the repository (import rules, what packages contain, what public pages ask), `apps` installs the widget's
 * package in other people's applications, `api` speaks HTTP with a running cms. On PostgreSQL the fast run leaves out what that database has no part in, and what other specs meet there; `npm run test:all` runs everything.
 */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { '@contract': path.resolve(import.meta.dirname, '../cms/src/contract/index.ts') } },
  test: {
    // A hundred and fifty questions at once take half a minute where both databases are tried side by side on two cores.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // Two cores: two servers at a time are as many as run well.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'structure',
          include: ['architecture/**/*.test.ts', 'packages/**/*.test.ts', 'showcase/**/*.test.ts'],
        },
      },
      {
        extends: true,
        // One after the other: each installs packages and builds with all the cores there are.
        test: { name: 'apps', include: ['apps/**/*.spec.ts'], fileParallelism: false },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['api/**/*.spec.ts'],
          exclude: leavesOutSomeTests
            ? [...ONLY_ON_SQLITE, ...POSTGRES_IN_THE_WHOLE_RUN].map((name) => `api/${name}.spec.ts`)
            : [],
          // What a worker's servers have loaded serves its next file too: see support/server-process.ts.
          isolate: false,
          globalSetup: [path.join(import.meta.dirname, 'support/global-setup.ts')],
        },
      },
    ],
  },
});
