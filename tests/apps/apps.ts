import { codeFor } from '../../site/src/features/chatbot-builder/installation/components/guide/code-for';

/** Where the guide's code asks for its chatbot. */
export interface Shop {
  id: string;
  /** The server that the chatbot lives on. */
  origin: string;
}

/** An application as its framework begins one, with the code of the builder's guide in it. */
export interface App {
  name: string;
  packages: Record<string, string>;
  files: (shop: Shop) => Record<string, string>;
  build: string[];
  /** The folder of what was built, or the command that serves it from a port of its own. */
  served: { folder: string } | { command: (port: number) => string[] };
}

const code = (platform: Parameters<typeof codeFor>[0], { id, origin }: Shop): string =>
  codeFor(platform, { id, origin, snippet: '' });

const indexHtml = (main: string): string =>
  `<!doctype html><html lang="it"><head><title>Bottega</title><link rel="icon" href="data:,"></head>
<body><div id="app"></div><script type="module" src="/src/${main}"></script></body></html>`;

const VITE = { build: ['vite', 'build'], served: { folder: 'dist' } };

const react = (version: 18 | 19): App => ({
  ...VITE,
  name: `Vite with React ${version}`,
  packages: {
    vite: '^8.3.0',
    '@vitejs/plugin-react': '^6.3.0',
    react: `^${version}.0.0`,
    'react-dom': `^${version}.0.0`,
  },
  files: (shop) => ({
    'index.html': indexHtml('main.jsx'),
    'vite.config.js': `import react from '@vitejs/plugin-react';
export default { plugins: [react()] };`,
    'src/chat.jsx': code('react', shop),
    'src/main.jsx': `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Chat } from './chat';
createRoot(document.getElementById('app')).render(<StrictMode><Chat /></StrictMode>);`,
  }),
});

const next: App = {
  name: 'Next, which draws on its server',
  packages: { next: '^16.4.0', react: '^19.0.0', 'react-dom': '^19.0.0' },
  files: (shop) => ({
    'app/chat.jsx': `'use client';\n${code('react', shop)}`,
    'app/layout.jsx': `import { Chat } from './chat';
export const metadata = { title: 'Bottega' };
export default function Layout({ children }) {
  return <html lang="it"><body>{children}<Chat /></body></html>;
}`,
    'app/page.jsx': 'export default function Page() { return <h1>Bottega</h1>; }',
  }),
  build: ['next', 'build'],
  served: { command: (port) => ['next', 'start', '-p', String(port), '-H', '127.0.0.1'] },
};

const vue: App = {
  ...VITE,
  name: 'Vite with Vue',
  packages: { vite: '^8.3.0', '@vitejs/plugin-vue': '^6.0.0', vue: '^3.5.0' },
  files: (shop) => ({
    'index.html': indexHtml('main.js'),
    // As the guide's code says in a comment.
    'vite.config.js': `import vue from '@vitejs/plugin-vue';
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'officina-chat' } } })] };`,
    'src/App.vue': code('vue', shop),
    'src/main.js': `import { createApp } from 'vue';
import App from './App.vue';
createApp(App).mount('#app');`,
  }),
};

const svelte: App = {
  ...VITE,
  name: 'Vite with Svelte',
  packages: { vite: '^8.3.0', '@sveltejs/vite-plugin-svelte': '^7.3.0', svelte: '^5.57.0' },
  files: (shop) => ({
    'index.html': indexHtml('main.js'),
    'vite.config.js': `import { svelte } from '@sveltejs/vite-plugin-svelte';
export default { plugins: [svelte()] };`,
    'src/App.svelte': code('svelte', shop),
    'src/main.js': `import { mount } from 'svelte';
import App from './App.svelte';
mount(App, { target: document.getElementById('app') });`,
  }),
};

const ANGULAR = '^20.3.0';
const angular: App = {
  name: 'Angular',
  packages: {
    '@angular/build': ANGULAR,
    '@angular/cli': ANGULAR,
    '@angular/common': ANGULAR,
    '@angular/compiler': ANGULAR,
    '@angular/compiler-cli': ANGULAR,
    '@angular/core': ANGULAR,
    '@angular/platform-browser': ANGULAR,
    rxjs: '^7.8.0',
    tslib: '^2.8.0',
    typescript: '~5.9.0',
  },
  files: (shop) => ({
    'angular.json': JSON.stringify({
      version: 1,
      cli: { analytics: false },
      projects: {
        shop: {
          projectType: 'application',
          root: '',
          architect: {
            build: {
              builder: '@angular/build:application',
              options: {
                outputPath: 'dist',
                index: 'src/index.html',
                browser: 'src/main.ts',
                tsConfig: 'tsconfig.json',
              },
            },
          },
        },
      },
    }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        target: 'ES2022',
        module: 'preserve',
        experimentalDecorators: true,
        importHelpers: true,
        skipLibCheck: true,
      },
      files: ['src/main.ts'],
    }),
    'src/index.html': `<!doctype html><html lang="it"><head><title>Bottega</title><base href="/"><link rel="icon" href="data:,"></head>
<body><app-chat></app-chat></body></html>`,
    'src/chat.ts': code('angular', shop),
    'src/main.ts': `import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { Chat } from './chat';
bootstrapApplication(Chat, { providers: [provideZonelessChangeDetection()] });`,
  }),
  build: ['ng', 'build'],
  served: { folder: 'dist/browser' },
};

/** What a customer's programmer begins with today, each of which the guide has a page for. */
export const APPS: readonly App[] = [react(18), react(19), next, vue, svelte, angular];
