import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BRAND } from '../cms/src/contract/brand';
import { themeCss } from './src/ui/theme-css';

const API = process.env.API_URL ?? 'http://localhost:1337';

/** Writes palettes, reset and type into the head, so that the first paint waits for nothing; and names the fonts early. */
const theme = (): Plugin => ({
  name: 'officina-theme',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => [
      { tag: 'style', injectTo: 'head', children: themeCss(BRAND.colors).replace(/\n/g, '') },
      ...Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head-prepend' as const,
        })),
    ],
  },
});

/**
 * react-router's package names only its development build, with 3 kB of warnings: a release takes the other one, which
 * lies beside it.
 */
const productionRouter = (): Plugin => ({
  name: 'officina-production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'react-router' && source !== 'react-router/dom') return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
});

/** Only emotion's `withTheme` copies statics; we have no such theme, and the copying weighs 2 kB. */
const noStatics = (): Plugin => ({
  name: 'officina-no-statics',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === 'hoist-non-react-statics' ? '\0no-statics' : null),
  load: (id) => (id === '\0no-statics' ? 'export default (target) => target;' : null),
});

/** Text files get `.br` and `.gz` siblings, so that the server compresses nothing while it answers. */
const precompress = (): Plugin => ({
  name: 'officina-precompress',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(name) || name.startsWith('.vite')) continue;
      const file = path.join(dir, name);
      const text = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(text));
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    }
  },
});

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react({ jsxImportSource: '@emotion/react' }),
    // react-aria's words in Italian and English only: the other 30 languages weigh more than the components.
    { ...optimizeLocales.vite({ locales: ['it-IT', 'en-US'] }), enforce: 'pre' as const },
    theme(),
    productionRouter(),
    noStatics(),
    ...(isSsrBuild ? [] : [precompress()]),
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
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              // What every page needs is one file: thirty small ones compress worse and arrive later.
              codeSplitting: {
                groups: [
                  {
                    name: 'core',
                    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|swr|use-sync-external-store|@emotion\/(?!styled|is-prop-valid)[\w-]+|stylis)\/|src\/(ui\/(button|icon|spinner|tokens|visually-hidden)|lib\/(access-token|api-failure|http|numbers|storage|swr)|i18n\/[\w-]+\.tsx?$|shared\/(session\/session|brand)|app\/(paths|page-meta))/,
                  },
                ],
              },
            },
          },
        }),
  },
  // Vite leaves this to the process that runs the bundle, which may well be a developer's: React's slow build, then.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
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
    // Whole screens found by role take seconds where many tests share two cores.
    testTimeout: 20_000,
  },
}));
