import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import type { Plugin, RollupOptions } from 'rollup';
import type { MinifyOptions } from 'terser';
import { transform } from 'esbuild';
import dts from 'rollup-plugin-dts';
import esbuild from 'rollup-plugin-esbuild';
import { FONTS } from './cms/src/contract/chatbot';
import { fontFile, fontLicence } from './sdk/font-files.js';
import { TRIGGER_ICONS } from './sdk/src/icons/trigger-icons';
import { shellMessages } from './sdk/src/locales/shell-messages';

// Built from `sdk/`: the package (ESM, React wrapper, types) and the one tag (widget.js and the open chat behind it).
const sdk = path.resolve(process.cwd(), path.basename(process.cwd()) === 'sdk' ? '.' : 'sdk');
const from = (name: string) => path.join(sdk, 'src', name);
const dist = process.env.SDK_DIST ?? path.join(sdk, 'dist');

/** Lit's own build for visitors, whatever NODE_ENV the builder happens to have: its other one warns in the console, in 4 kB more. */
const resolveModules = () => nodeResolve({ exportConditions: ['production', 'default', 'module', 'import'] });
const typescript = (minifyIdentifiers = false) =>
  esbuild({ tsconfig: path.join(sdk, 'tsconfig.json'), target: 'es2022', minifyIdentifiers });
const COMPRESS = {
  ecma: 2020,
  passes: 3,
  unsafe_arrows: true,
  unsafe_methods: true,
  pure_getters: true,
  keep_fargs: false,
} as const;
const minify = (mangle: MinifyOptions['mangle'] = true) =>
  terser({ ecma: 2020, compress: { ...COMPRESS }, mangle, format: { comments: /^!/ } });
/** What only the closed widget and its own subclass call: the one place where a member's name may be shortened. */
const INNER = /^(applyConfig|emitEvent|findConfig|loadWindow|settings|storageKey)$/;

/** Old builds leave hashed files behind; the folder is emptied once, before the first of the builds below. */
const emptyDist = (): Plugin => ({
  name: 'empty-dist',
  buildStart() {
    fs.rmSync(dist, { recursive: true, force: true });
  },
});

/**
 * Lit announces its versions and keeps its notes on `globalThis`, and names its Trusted Types policy for everybody. On a
 * page that is not ours there is to be no global, and a policy that the page's owner can allow by our name.
 */
const quietLit = (): Plugin => ({
  name: 'quiet-lit',
  transform(code, id) {
    if (!/node_modules\/(lit|lit-html|lit-element|@lit)\//.test(id)) return null;
    const quiet = code
      .replace(
        /\(\w+\.(?:litHtml|litElement|reactiveElement)Versions\s*\?\?=\s*\[\]\)\.push\([^)]*\)/g,
        'void 0',
      )
      // For browsers without shadow roots, which none of ours is.
      .replace(/,(\w+)=\w+\.litHtmlPolyfillSupport;\1\?\.\([^)]*\),/, ';')
      .replace(/\w+\.reactiveElementPolyfillSupport/, 'void 0')
      // For the standard's decorators, which need a symbol on everybody's `Symbol` and a map on everybody's window; ours are TypeScript's.
      .replace(/\w+\.litPropertyMetadata\s*\?\?=\s*new WeakMap/, 'void 0')
      .replace(/Symbol\.metadata\s*\?\?=\s*Symbol\(["']metadata["']\)/, 'void 0')
      .replace('this[Symbol.metadata]', 'null')
      .replace(/createPolicy\((["'])lit-html\1/, 'createPolicy("officina-chat"');
    return { code: quiet, map: null };
  },
});

/** Parts of Lit that do more than any browser of ours, or any element of ours, needs. */
const SLIM: Record<string, string> = {
  'css-tag.js': 'lit-css-tag.js',
  'decorators/property.js': 'lit-property.js',
  'decorators/query.js': 'lit-query.js',
};
const slimLit = (): Plugin => ({
  name: 'slim-lit',
  async resolveId(id, importer, options) {
    if (!/css-tag|property|query/.test(id)) return null;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    const [, part = ''] = /@lit\/reactive-element\/(.+)$/.exec(found?.id ?? '') ?? [];
    return SLIM[part] ? path.join(sdk, 'lit-slim', SLIM[part]) : null;
  },
});

/** Styles and templates without the white space that makes them readable: a minifier of scripts leaves strings alone. */
const tightTemplates = (): Plugin => ({
  name: 'tight-templates',
  async transform(code, id) {
    if (!id.startsWith(path.join(sdk, 'src'))) return null;
    const sheet = /css`([^`]*)`/.exec(code);
    if (!sheet) return { code: code.replace(/\n\s+/g, '\n').replace(/>\n(?=<[a-z/])/g, '>'), map: null };
    const minified = await transform(sheet[1] ?? '', { loader: 'css', minify: true });
    return { code: code.replace(sheet[0], () => `css\`${minified.code.trim()}\``), map: null };
  },
});

/** What the open chat loads on demand is asked for again when it did not arrive. */
const retriedImports = (): Plugin => ({
  name: 'retried-imports',
  transform(code, id) {
    if (!id.startsWith(path.join(sdk, 'src')) || !code.includes('import(') || id.includes('retried-import'))
      return null;
    const retried = code.replace(/\bimport\(('|")\.[^)]*\1\)/g, 'retriedImport(() => $&)');
    return {
      code: `import { retriedImport } from ${JSON.stringify(from('transport/retried-import.ts'))};${retried}`,
      map: null,
    };
  },
});

/** File names of what the first part loads, known once they are built; it asks for them by these names. */
const built: Record<string, string> = {};
const rememberNames = (): Plugin => ({
  name: 'remember-names',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.isEntry) built[file.name] = path.basename(file.fileName);
  },
});

const SLOT = '__OFFICINA_CONFIG__';

/** After the minifier, which would otherwise compute with the text it sees: the three names of `embed.ts`. */
const fillEmbed = (): Plugin => ({
  name: 'fill-embed',
  renderChunk(code) {
    const filled = code
      .replace(SLOT, `"${SLOT}"`)
      .replace('__CHAT_FILE__', `"${built.chat}"`)
      .replace('__CONFIG_FILE__', `"${built.config}"`);
    if (filled.split(SLOT).length !== 2 || /__C\w+_FILE__/.test(filled) || !built.chat || !built.config)
      this.error('widget.js must name the config, the chat file and the config file exactly once');
    return filled;
  },
});

const integrityOf = (code: string | Uint8Array) =>
  `sha384-${createHash('sha384').update(code).digest('base64')}`;

/**
 * What stands beside `widget.js`: the icons and words that the server puts into it, the same loader under a name that changes with
 * its content, so that a page can pin it, and the list of what such a page pins.
 */
const beside = (): Plugin => ({
  name: 'beside-the-loader',
  async generateBundle(_, bundle) {
    const loader = bundle['widget.js'];
    if (loader?.type !== 'chunk') return this.error('widget.js was not built');
    const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
    emit('drawings.json', JSON.stringify({ icons: TRIGGER_ICONS, words: shellMessages }));
    const hash = createHash('sha256').update(loader.code).digest('base64url').slice(0, 8);
    const pinned = `widget-${hash}.js`;
    emit(`assets/${pinned}`, loader.code);
    const files = fs.readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.js'));
    const list = [pinned, ...files.filter((name) => !name.startsWith('widget-'))].map((name) => [
      name,
      integrityOf(name === pinned ? loader.code : fs.readFileSync(path.join(dist, 'assets', name))),
    ]);
    emit('assets/integrity.json', JSON.stringify(Object.fromEntries(list), null, 2));
  },
});

/**
 * The families a chatbot may be shown in, as `fonts/<family>-<weight>.woff2` beside the open chat's code. Names are for ever: what
 * browsers keep under one stays right, because another cut of the same family is still that family.
 */
const fonts = (): Plugin => ({
  name: 'fonts',
  generateBundle() {
    const licences = FONTS.map((family) => {
      const name = family.toLowerCase().replaceAll(' ', '-');
      for (const weight of [400, 600])
        this.emitFile({
          type: 'asset',
          fileName: `fonts/${name}-${weight}.woff2`,
          source: fs.readFileSync(fontFile(name, weight)),
        });
      return `${family}\n\n${fontLicence(name)}\n`;
    });
    this.emitFile({ type: 'asset', fileName: 'fonts/LICENSES.txt', source: licences.join('\n\n') });
  },
});

const packageEntries = {
  index: from('index.ts'),
  define: from('define.ts'),
  react: from('react.ts'),
  icons: from('icons/index.ts'),
};
const packaged = (id: string) => /^(lit|@lit\/.*|react|react\/.*|lit\/.*)$/.test(id);

export default [
  {
    input: packageEntries,
    external: packaged,
    plugins: [emptyDist(), resolveModules(), typescript()],
    output: {
      dir: dist,
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      sourcemap: true,
    },
  },
  {
    input: packageEntries,
    external: packaged,
    plugins: [dts({ tsconfig: path.join(sdk, 'tsconfig.json') })],
    output: { dir: dist, format: 'es', chunkFileNames: 'chunks/[name]-[hash].d.ts' },
  },
  {
    input: { chat: from('elements/open-chat.ts'), config: from('transport/resolve-config.ts') },
    // What is loaded on demand uses the chat's own Lit; without this, that would move to a third file.
    preserveEntrySignatures: 'allow-extension',
    // Short names while each module is still apart: Terser leaves the names of private members as they are.
    plugins: [
      slimLit(),
      resolveModules(),
      tightTemplates(),
      typescript(true),
      retriedImports(),
      quietLit(),
      minify(),
      fonts(),
      rememberNames(),
    ],
    output: {
      dir: path.join(dist, 'assets'),
      format: 'es',
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      banner: '/*! Lit, © Google LLC, BSD-3-Clause */',
    },
  },
  {
    input: from('embed.ts'),
    plugins: [
      resolveModules(),
      typescript(true),
      minify({ properties: { regex: INNER } }),
      fillEmbed(),
      beside(),
    ],
    output: { file: path.join(dist, 'widget.js'), format: 'iife', inlineDynamicImports: true, strict: false },
  },
] satisfies RollupOptions[];
