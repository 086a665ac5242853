import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocale } from '../i18n';

/** Around each part that react-aria moves: its words, dates and directions are those of the page, not of the browser. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  return <I18nProvider locale={locale === 'it' ? 'it-IT' : 'en-GB'}>{children}</I18nProvider>;
}
