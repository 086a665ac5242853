import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin } from 'vite';
import { FONTS } from '../cms/src/contract/chatbot';
import { fontAt } from '../sdk/font-files.js';

/** The fonts of chatbots where the widget looks for them; in the product its own server has them. */
const widgetFonts = (): Plugin => ({
  name: 'widget-fonts',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const font = fontAt(request.url ?? '');
      if (!font) return next();
      fs.createReadStream(font).pipe(response.setHeader('content-type', 'font/woff2'));
    });
  },
  generateBundle() {
    for (const family of FONTS)
      for (const weight of [400, 600]) {
        const fileName = `widget-assets/fonts/${family.toLowerCase().replaceAll(' ', '-')}-${weight}.woff2`;
        this.emitFile({ type: 'asset', fileName, source: fs.readFileSync(fontAt(`/${fileName}`) ?? '') });
      }
  },
});

const WIDGET_MANIFEST = 'virtual:widget-manifest';

/** The widget's custom-elements manifest, made where no build has made it yet: pages of properties, events and parts come from it. */
const widgetManifest = (): Plugin => ({
  name: 'widget-manifest',
  resolveId: (source) => (source === WIDGET_MANIFEST ? `\0${WIDGET_MANIFEST}` : null),
  load: (id) => {
    if (id !== `\0${WIDGET_MANIFEST}`) return null;
    const file = fileURLToPath(new URL('../sdk/dist/custom-elements.json', import.meta.url));
    if (!fs.existsSync(file)) execFileSync('npm', ['run', 'manifest', '-w', 'sdk'], { stdio: 'ignore' });
    return `export default ${fs.readFileSync(file, 'utf8')};`;
  },
});

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'site/vite.storybook.config.ts' } },
  },
  stories: ['./docs/*.mdx', '../site/src/**/*.stories.tsx', '../sdk/src/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  staticDirs: ['../site/public'],
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), widgetFonts(), widgetManifest()] }),
};

export default config;
