import { LOCALES, type Locale } from '@contract';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { storage } from '../lib/storage';
import { loadWords, translator } from './catalogue';
import type { Translate } from './types';

interface LocaleState {
  locale: Locale;
  /** Switches language once its words are here. */
  setLocale: (locale: Locale) => void;
  t: Translate;
}

const LocaleContext = createContext<LocaleState>({
  locale: 'it',
  setLocale: () => undefined,
  t: translator('it'),
});

const STORED = 'officina.locale';
const isLocale = (text: unknown): text is Locale => LOCALES.some((locale) => locale === text);

/** The language an address asks for; Italian when it does not say. */
export const localeOf = (search: URLSearchParams): Locale => {
  const lang = search.get('lang');
  return isLocale(lang) ? lang : 'it';
};

/** The language chosen on this device earlier, if any. */
export const rememberedLocale = (): Locale | null => {
  const stored = storage.get(STORED);
  return isLocale(stored) ? stored : null;
};

export function I18nProvider({ initial, children }: { initial: Locale; children: ReactNode }) {
  const [locale, show] = useState(initial);
  const setLocale = useCallback((next: Locale) => {
    storage.set(STORED, next);
    void loadWords(next).then(() => show(next));
  }, []);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  const state = useMemo(() => ({ locale, setLocale, t: translator(locale) }), [locale, setLocale]);
  return <LocaleContext value={state}>{children}</LocaleContext>;
}

/** `t('area.sentence', { name })` in the language of the moment. */
export const useT = (): Translate => useContext(LocaleContext).t;

/** The language of the moment, and how to change it. */
export const useLocale = () => {
  const { locale, setLocale } = useContext(LocaleContext);
  return { locale, setLocale };
};
