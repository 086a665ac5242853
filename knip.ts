import type { KnipConfig } from 'knip';

/** What nobody imports and nothing loads is dead: files, exports and dependencies. */
const config: KnipConfig = {
  // A table from which a type is made is used where it stands.
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        // Runs in a network of its own.
        'scripts/lib/image/try-image.mjs',
        'tests/bench/*.ts',
        'tests/bench/{site,widget}/*.ts',
        // Processes of their own, and what the command line starts.
        'tests/support/publishing/child.ts',
        'tests/support/fake-social/serve.ts',
      ],
      project: ['scripts/**/*.mjs', 'tests/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx,mdx}', '*.ts'],
      vitest: { config: ['tests/vitest.config.ts', '.storybook/vitest.config.ts'] },
      playwright: { config: ['tests/playwright.config.ts', 'tests/playwright.firefox.config.ts'] },
      ignoreDependencies: [
        // Stories run with the site's packages, tests of pictures and databases with the server's.
        'react-router-dom',
        '@emotion/react',
        'swr',
        'sharp',
        '@types/pg',
        // The benchmark of the widget compares it with its own library.
        'lit',
      ],
      ignoreBinaries: ['mount', 'umount', 'unshare', 'caddy'],
      // Named from the compiled server, by its own `require`.
      ignoreUnresolved: ['./engines/.*'],
    },
    site: {
      entry: [
        'src/entry-server.tsx',
        'src/features/*/pages/*.tsx',
        'src/**/*.stories.tsx',
        'index.html',
        // Put in the widget's place by `vitest.config.ts`.
        'src/testing/officina-chat.tsx',
      ],
      project: ['src/**/*.{ts,tsx}', '*.ts'],
      // Their files are found by path, in `vite.config.ts`.
      ignoreDependencies: ['@fontsource-variable/.*'],
    },
    sdk: {
      entry: [
        'src/{index,define,react,embed}.ts',
        'src/icons/index.ts',
        'src/elements/open-chat.ts',
        'src/transport/resolve-config.ts',
        // Put around every `import()` by the builds of the widget and the site.
        'src/transport/retried-import.ts',
        'src/**/*.{stories,test}.ts',
        'web-test-runner.config.js',
        'web-test-runner.firefox.config.js',
        'web-test-runner.mutation.config.js',
        'run-mutant.js',
        'lit-slim/*.js',
      ],
      project: ['src/**/*.ts', '*.js', 'lit-slim/*.js'],
      ignoreDependencies: [
        // Their files are found by path, in `font-files.js`.
        '@fontsource/.*',
        // The wrapper for React takes the customer's own.
        'react',
      ],
    },
    'tests/packages': { entry: ['*.{ts,tsx}'], project: ['*.{ts,tsx}'] },
    cms: {
      // What Strapi loads by where it lies, what runs as a thread of its own, and what the command line starts.
      entry: [
        'src/{index,serve}.ts',
        // Declares what Strapi and Koa leave untyped.
        'src/database/tables.ts',
        'src/seeds/run.ts',
        'src/jobs/verify-books-command.ts',
        'src/jobs/migrate-storage-command.ts',
        'src/admin/app.tsx',
        'src/api/*/{controllers,routes,services,policies,middlewares}/*.ts',
        'src/extensions/*/strapi-server.ts',
        'src/middlewares/*.ts',
        'config/*.ts',
        'database/migrations/*.js',
        'src/**/*-worker.ts',
        'bench/*.ts',
      ],
      project: ['src/**/*.{ts,tsx}', 'config/*.ts', 'bench/**/*.ts'],
      ignoreDependencies: [
        // Loaded by its name: it comes without types.
        '@20minutes/s3rver',
        // They come with Strapi, and must be the very copies that it runs with.
        '@strapi/(database|design-system|icons|typescript-utils)',
        'knex',
        'koa',
        'react-intl',
        // Strapi loads it by its name.
        '@strapi/plugin-users-permissions',
        // Their files are found by path.
        '@fontsource/.*',
        // Types of a configuration, which come with @stryker-mutator/core.
        '@stryker-mutator/api',
      ],
    },
  },
};

export default config;
