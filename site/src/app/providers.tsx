import type { Locale } from '@contract';
import type { ReactNode } from 'react';
import { SWRConfig, type Cache, type Middleware } from 'swr';
import { I18nProvider } from '../i18n';
import { ApiFailure } from '../lib/api-failure';
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

interface ProvidersProps {
  locale: Locale;
  data: PageData;
  children: ReactNode;
}

/** Everything a page stands on: data, language, session. */
export function Providers({ locale, data, children }: ProvidersProps) {
  return (
    <SWRConfig
      value={{
        ...swrConfig,
        fallback: data.bodies,
        // One cache per render on the server, so that no visitor sees another's data.
        ...(typeof window === 'undefined' ? { provider: (): Cache => new Map() } : {}),
        use: Object.keys(data.failures).length > 0 ? [knownFailures(data.failures)] : [],
      }}
    >
      <I18nProvider initial={locale}>
        <SessionProvider>{children}</SessionProvider>
      </I18nProvider>
    </SWRConfig>
  );
}
