import fs from 'node:fs';
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

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'site/vite.storybook.config.ts' } },
  },
  stories: ['../site/src/**/*.stories.tsx', '../sdk/src/**/*.stories.ts'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true },
  staticDirs: ['../site/public'],
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), widgetFonts()] }),
};

export default config;
