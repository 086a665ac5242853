import type { Locale } from '@contract';
import { useState, type ReactNode } from 'react';
import { SWRConfig, type Cache, type Middleware } from 'swr';
import { I18nProvider } from '../i18n';
import { accessToken } from '../lib/access-token';
import { ApiFailure } from '../lib/api-failure';
import { previewPass } from '../lib/preview';
import { swrConfig } from '../lib/swr';
import { SessionProvider } from '../shared/session';

/** What the server read for a page, by SWR key; and what it was refused, so that the page is drawn the same again. */
export interface PageData {
  bodies: Record<string, unknown>;
  failures: Record<string, { status: number; code: string }>;
}

/** SWR knows fallback data but no fallback error: a missing article must be drawn as missing, not as loading. */
const knownFailures =
  (failures: PageData['failures']): Middleware =>
  (useNext) =>
  (key, fetcher, config) => {
    const answer = useNext(key, fetcher, config);
    const known = typeof key === 'string' ? failures[key] : undefined;
    if (!known || answer.data !== undefined || answer.error !== undefined) return answer;
    return {
      ...answer,
      isLoading: false,
      error: new ApiFailure(known.status, known.code) as never,
    };
  };

const FRESH_MS = 60_000;

/**
 * What the server has just read for this page is not asked for again by whoever reads it as it was drawn: nobody signed in, no
 * preview, no page that the browser took out of its history.
 */
const justRead = (bodies: PageData['bodies']): Middleware => {
  const until = Date.now() + FRESH_MS;
  const isFresh = () =>
    Date.now() < until &&
    document.documentElement.dataset.session !== 'expected' &&
    !accessToken.get() &&
    !previewPass() &&
    performance
      .getEntriesByType('navigation')
      .every((entry) => !('type' in entry) || entry.type !== 'back_forward');
  return (useNext) => (key, fetcher, config) =>
    useNext(
      key,
      fetcher,
      typeof window !== 'undefined' && typeof key === 'string' && key in bodies && isFresh()
        ? { ...config, revalidateOnMount: false }
        : config,
    );
};

interface ProvidersProps {
  locale: Locale;
  data: PageData;
  children: ReactNode;
}

/** Everything a page stands on: data, language, session. */
export function Providers({ locale, data, children }: ProvidersProps) {
  const [use] = useState(() => [
    ...(Object.keys(data.bodies).length > 0 ? [justRead(data.bodies)] : []),
    ...(Object.keys(data.failures).length > 0 ? [knownFailures(data.failures)] : []),
  ]);
  return (
    <SWRConfig
      value={{
        ...swrConfig,
        fallback: data.bodies,
        // One cache per render on the server, so that no visitor sees another's data.
        ...(typeof window === 'undefined' ? { provider: (): Cache => new Map() } : {}),
        use,
      }}
    >
      <I18nProvider initial={locale}>
        <SessionProvider>{children}</SessionProvider>
      </I18nProvider>
    </SWRConfig>
  );
}
