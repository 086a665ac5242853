import { BRAND, type Account, type Locale } from '@contract';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { I18nProvider } from '../site/src/i18n';
import '../site/src/i18n/all-words';
import { swrConfig } from '../site/src/lib/swr';
import { FixedSession } from '../site/src/shared/session';
import { answerFrom, installFakeNetwork, type ApiRoutes } from '../site/src/testing/fake-network';
import '../site/src/ui/all-icons';
import '../site/src/ui/all-parts';
import { themeCss } from '../site/src/ui/theme-css';
import '../site/src/ui/fonts.css';

// What is waited for comes at once, unless other tests have the processor.
configure({ asyncUtilTimeout: 15_000 });

const style = document.createElement('style');
style.textContent = themeCss(BRAND.colors);
document.head.append(style);

/** What a story says of the place in which its screen stands. */
interface StoryParameters {
  /** What the API answers, by `METHOD /path`; everything else is not found. */
  api?: ApiRoutes;
  /** The address, and the pattern of the route that reads it. */
  at?: string;
  path?: string;
  /** Who is signed in; nobody without it. */
  account?: Account;
}

/** Every story stands where its component would: theme, language, router, session, an empty cache. */
const inSite: Decorator = (Story, { globals, parameters }) => {
  const { at = '/', path = '*', account = null } = parameters as StoryParameters;
  document.documentElement.dataset.theme = String(globals.theme);
  const router = createMemoryRouter(
    [{ path, element: <Story /> }, ...(path === '*' ? [] : [{ path: '*', element: null }])],
    { initialEntries: [at] },
  );
  return (
    <SWRConfig value={{ ...swrConfig, provider: () => new Map(), errorRetryCount: 0 }}>
      <I18nProvider key={String(globals.locale)} initial={globals.locale as Locale}>
        <FixedSession value={{ status: account ? 'signed-in' : 'guest', account }}>
          <RouterProvider router={router} />
        </FixedSession>
      </I18nProvider>
    </SWRConfig>
  );
};

const preview: Preview = {
  decorators: [inSite],
  beforeEach: ({ parameters }) => {
    // What a screen keeps in the browser is not the next story's. The rest of the storage is Storybook's own.
    for (const store of [localStorage, sessionStorage])
      for (const key of Object.keys(store)) if (key.startsWith('officina')) store.removeItem(key);
    const { api } = parameters as StoryParameters;
    return api ? installFakeNetwork(answerFrom(api)) : undefined;
  },
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
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' } },
    },
    options: { storySort: { order: ['Foundations', 'Components', 'Features', 'Widget'] } },
  },
};

export default preview;
