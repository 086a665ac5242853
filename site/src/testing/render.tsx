import type { Account, Locale } from '@contract';
import { render as renderElement } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { I18nProvider } from '../i18n';
import { swrConfig } from '../lib/swr';
import { FixedSession, type SessionState } from '../shared/session';

export { anAccount } from './account';

interface RenderOptions {
  locale?: Locale;
  /** Where the person is. */
  at?: string;
  /** The route's pattern, when the page reads parameters. */
  path?: string;
  /** Signed in as this account, or a guest. */
  account?: Account | null;
  session?: Partial<SessionState>;
  /** Answers of the API that are there from the start, by SWR key. */
  fallback?: Record<string, unknown>;
}

/** Renders a page or a piece as the application would: router, language, session and an empty cache around it. */
export const render = (
  element: ReactElement,
  { locale = 'it', at = '/', path = '*', account = null, session, fallback = {} }: RenderOptions = {},
) => {
  const router = createMemoryRouter(
    [{ path, element }, ...(path === '*' ? [] : [{ path: '*', element: null }])],
    { initialEntries: [at] },
  );
  const result = renderElement(
    <SWRConfig
      value={{
        ...swrConfig,
        provider: () => new Map(),
        dedupingInterval: 0,
        errorRetryInterval: 1,
        fallback,
      }}
    >
      <I18nProvider initial={locale}>
        <FixedSession value={{ status: account ? 'signed-in' : 'guest', account, ...session }}>
          <RouterProvider router={router} />
        </FixedSession>
      </I18nProvider>
    </SWRConfig>,
  );
  return { ...result, router };
};
