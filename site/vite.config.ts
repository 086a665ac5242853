import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BRAND } from '../cms/src/contract/brand';
import { themeCss } from './src/ui/theme-css';

const API = process.env.API_URL ?? 'http://localhost:1337';

/** Writes palettes, reset and type into the head, so that the first paint waits for nothing. */
const theme = (): Plugin => ({
  name: 'officina-theme',
  transformIndexHtml: () => [
    { tag: 'style', injectTo: 'head', children: themeCss(BRAND.colors).replace(/\n/g, '') },
  ],
});

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    // react-aria's words in Italian and English only: the other 30 languages weigh more than the components.
    { ...optimizeLocales.vite({ locales: ['it-IT', 'en-US'] }), enforce: 'pre' as const },
    theme(),
  ],
  resolve: {
    alias: { '@contract': path.resolve(import.meta.dirname, '../cms/src/contract/index.ts') },
    dedupe: ['react', 'react-dom'],
  },
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  // One self-contained file: the server that imports it is another package, with another React.
  ssr: { noExternal: true as const },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/uploads', '/widget.js', '/widget-assets', '/cms', '/dev'].map((prefix) => [prefix, API]),
    ),
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
  },
}));
