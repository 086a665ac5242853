import type { Locale } from '../contract';

/** What the server says where it has no page of the site to show; `retry` is the link that asks again. */
export const plainPageWords = {
  it: {
    notBuilt: 'Il sito non è ancora stato costruito: esegui npm run build e ricarica la pagina.',
    unavailable: 'Questa pagina non è disponibile in questo momento. Riprova tra poco.',
    retry: 'Riprova',
  },
  en: {
    notBuilt: 'The site has not been built yet: run npm run build and reload the page.',
    unavailable: 'This page is not available right now. Try again shortly.',
    retry: 'Try again',
  },
} as const satisfies Record<Locale, Record<'notBuilt' | 'unavailable' | 'retry', string>>;
