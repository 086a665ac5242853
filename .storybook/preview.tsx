import { BRAND, type Locale } from '@contract';
import type { Decorator, Preview } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { I18nProvider } from '../site/src/i18n';
import '../site/src/i18n/all-words';
import { themeCss } from '../site/src/ui/theme-css';
import '../site/src/ui/fonts.css';

const style = document.createElement('style');
style.textContent = themeCss(BRAND.colors);
document.head.append(style);

/** Every story stands where its component would: theme, language, router. */
const inSite: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = String(globals.theme);
  const router = createMemoryRouter([{ path: '*', element: <Story /> }]);
  return (
    <I18nProvider key={String(globals.locale)} initial={globals.locale as Locale}>
      <RouterProvider router={router} />
    </I18nProvider>
  );
};

const preview: Preview = {
  decorators: [inSite],
  initialGlobals: { theme: 'light', locale: 'it' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: ['it', 'en'], dynamicTitle: true },
    },
  },
  parameters: { layout: 'padded', a11y: { test: 'error' } },
};

export default preview;
