import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** A module's test that needs a browser all the same names it in its first line. */
const RULES = 'src/**/*.test.ts';

/** Unit and component tests, beside the code they test. */
export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  resolve: {
    alias: {
      '@contract': path.resolve(import.meta.dirname, '../cms/src/contract/index.ts'),
      '@officina/chat/react': path.resolve(import.meta.dirname, 'src/testing/officina-chat.tsx'),
    },
    dedupe: ['react', 'react-dom'],
  },
  test: {
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
    // Whole screens found by role take seconds where many tests share two cores.
    testTimeout: 40_000,
    hookTimeout: 40_000,
    // Vitest leaves a core to the terminal: of two, that is half.
    maxWorkers: 2,
    // Files leave nothing to the next (each has a window of its own): all of a worker share what one has loaded.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'rules', include: [RULES], environment: 'node' } },
      { extends: true, test: { name: 'screens', include: ['src/**/*.test.tsx'], environment: 'jsdom' } },
    ],
  },
});
