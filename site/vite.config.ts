import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { BRAND } from '../cms/src/contract/brand';
import { themeCss } from './src/ui/theme-css';

const API = process.env.API_URL ?? 'http://localhost:1337';

/** A script of the page's head without what only its readers need. The server lets the page run it by its hash. */
const earlyScript = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, 'public', file), 'utf8').replace(/^\s*(\/\/.*)?\n?/gm, '');

/**
 * Writes palettes, reset, type and the script of the first paint into the head, so that it waits for nothing: each file would
 * cost a slow phone half a second. Names the fonts early.
 */
const firstPaint = (): Plugin => ({
  name: 'officina-first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => ({
      html: bundle
        ? html
            .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_link, file: string) => {
              const styles = bundle[file];
              if (styles?.type !== 'asset') throw new Error(`No styles at ${file}`);
              return `<style>${String(styles.source).trim()}</style>`;
            })
            .replace(
              /<script src="\/([^"]+)"><\/script>/g,
              (_script, file: string) => `<script>${earlyScript(file)}</script>`,
            )
        : html,
      tags: [
        { tag: 'style', injectTo: 'head', children: themeCss(BRAND.colors).replace(/\n/g, '') },
        ...Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
      ],
    }),
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

/**
 * Parts of react-router that we have no use for: its framework mode, server components, prefetching, instrumentation,
 * middleware, routes that are discovered on the way, and forms that loaders and actions answer. Ours are SWR's and axios's.
 */
const UNUSED_BY_US = [
  'BoundaryShell',
  'callRouteMiddleware',
  'DefaultErrorComponent',
  'deserializeErrors',
  'discoverRoutes',
  'fetch2',
  'getFormSubmissionInfo',
  'getRouteInstrumentationUpdates',
  'getTargetedDataStrategyMatches',
  'handleAction',
  'handleFetcherAction',
  'handleFetcherLoader',
  'HistoryRouter',
  'instrumentClientSideRouter',
  'normalizeRelativeRoutingRedirectResponse',
  'patchRoutes',
  'patchRoutesImpl',
  'PrefetchPageLinks',
  'PrefetchPageLinksImpl',
  'RemixRootDefaultErrorBoundary',
  'RSCErrorHandler',
  'RSCPrefetchPageLinksImpl',
  'runClientMiddlewarePipeline',
  'Scripts',
  'startRedirectNavigation',
  'useFormAction',
  'useSubmit',
];

/** Where the bracket that opens at `from` closes. */
const closing = (code: string, from: number): number => {
  const [open, close] = code[from] === '(' ? ['(', ')'] : ['{', '}'];
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    if (code[at] === open) depth += 1;
    if (code[at] === close && (depth -= 1) === 0) return at;
  }
  throw new Error('A bracket of react-router does not close');
};

/**
 * Empties functions of react-router that nothing of ours can reach but that its always used ones name, so that no bundler
 * can leave them out: 10 kB of every visitor's 34. A version that no longer has one of them stops the build.
 */
const leanRouter = (): Plugin => ({
  name: 'officina-lean-router',
  apply: 'build',
  transform(code, id) {
    if (
      !/react-router\/dist\/production\/chunk-\w+\.mjs$/.test(id) ||
      !code.includes('function createRouter(')
    )
      return null;
    return UNUSED_BY_US.reduce((rest, name) => {
      const start = rest.indexOf(`function ${name}(`);
      if (start < 0) throw new Error(`react-router has no ${name} any more: take it from the list`);
      const body = rest.indexOf('{', closing(rest, rest.indexOf('(', start)));
      return `${rest.slice(0, body)}{}${rest.slice(closing(rest, body) + 1)}`;
    }, code);
  },
});

/**
 * The toasts' library writes its styles into the head as it is loaded, which the pages' policy forbids: they are adopted as a sheet
 * instead, as the widget's are. A version that brings them in another way stops the build.
 */
const toastStyles = (): Plugin => ({
  name: 'officina-toast-styles',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/sonner/dist/index.mjs')) return null;
    const adopting = code.replace(
      /^function __insertCSS\(code\) \{[^]*?\n\}$/m,
      `function __insertCSS(code) {
  if (typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(code);
  document.adoptedStyleSheets.push(sheet);
}`,
    );
    if (adopting === code) throw new Error('sonner brings its styles in another way than it did');
    return adopting;
  },
});

/**
 * The contract's files only say what is, and the words' door only says where things are; none does anything when it is
 * read. Without this, what one page needs of them would stand in the file that every page loads.
 */
const pureFiles = (): Plugin => ({
  name: 'officina-pure-files',
  apply: 'build',
  transform: (_code, id) =>
    /\/cms\/src\/contract\/|\/src\/i18n\/(index|use-error-text)\.ts$/.test(id)
      ? { moduleSideEffects: false }
      : null,
});

/** Only emotion's `withTheme` copies statics; we have no such theme, and the copying weighs 2 kB. */
const noStatics = (): Plugin => ({
  name: 'officina-no-statics',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source === 'hoist-non-react-statics' ? '\0no-statics' : null),
  load: (id) => (id === '\0no-statics' ? 'export default (target) => target;' : null),
});

/** The widget's way to ask again for a part that did not arrive. */
const RETRIED_IMPORT = path.resolve(import.meta.dirname, '../sdk/src/transport/retried-import.ts');

/**
 * Nothing has to be done before a module of ours is imported: none names what it needs (`resolveDependencies` below), none
 * brings styles. One that did would be drawn without them, so the build stops there. What did not arrive can be asked for again.
 */
const plainImports = (): Plugin => ({
  name: 'officina-plain-imports',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (source.includes('vite/preload-helper') ? '\0plain-import' : null),
  load: (id) =>
    id === '\0plain-import'
      ? `export { retriedImport as __vitePreload } from ${JSON.stringify(RETRIED_IMPORT)};`
      : null,
  generateBundle(_options, bundle) {
    const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'));
    if (styles.length > 1) this.error(`A page brings styles of its own: ${styles.join(', ')}`);
  },
});

/**
 * Every browser that runs this build knows the properties that we use by their own names; the two that Safari does not are
 * written out where they stand. Emotion's table of vendor prefixes is left out, here and of the pages that the server draws.
 */
const noPrefixes = (): Plugin => ({
  name: 'officina-no-prefixes',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/@emotion/cache/')) return null;
    const lean = code.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []');
    if (code.includes('defaultStylisPlugins =') && lean === code)
      this.error('Emotion keeps its prefixes elsewhere now');
    return lean;
  },
});

/** React has had this hook for years: its stand-in for older versions is left out. */
const ownStore = (): Plugin => ({
  name: 'officina-own-store',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) =>
    /^use-sync-external-store\/shim(\/index\.js)?$/.test(source) ? '\0own-store' : null,
  load: (id) => (id === '\0own-store' ? "export { useSyncExternalStore } from 'react';" : null),
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
    firstPaint(),
    productionRouter(),
    leanRouter(),
    toastStyles(),
    pureFiles(),
    noStatics(),
    plainImports(),
    ownStore(),
    noPrefixes(),
    // react-aria's own words in the two languages of ours, of its thirty.
    optimizeLocales.vite({ locales: ['it-IT', 'en-US'] }),
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
    modulePreload: {
      polyfill: false,
      // The server names what a page needs. For pages that are navigated to, lists of every chunk's imports would weigh
      // more, on every visitor, than the moment in which the browser finds them by itself.
      resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith('.css')),
    },
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
                    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|swr|use-sync-external-store|@emotion\/(?!styled|is-prop-valid)[\w-]+|stylis)\/|src\/(ui\/(button|icon|spinner|tokens|visually-hidden)|lib\/(access-token|api-failure|http|numbers|storage|swr)|i18n\/(?!own-|use-error-text|index)[\w-]+\.tsx?$|shared\/(session\/session|brand)|app\/(paths|page-meta))/,
                  },
                  {
                    // What all pages of the blog draw.
                    name: 'articles',
                    test: /src\/(features\/blog\/components\/(article-card|back-to-blog|failure|missing-page)|shared\/(picture|page-body)|ui\/(empty-state|skeleton)|lib\/(long-date|sanitize))/,
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
}));
