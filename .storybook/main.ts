import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: 'site/vite.storybook.config.ts' } },
  },
  stories: ['../site/src/**/*.stories.tsx', '../sdk/src/**/*.stories.ts'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true },
  staticDirs: ['../site/public'],
};

export default config;
