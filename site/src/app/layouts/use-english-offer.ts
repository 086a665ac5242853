import { LOCALES } from '@contract';
import { useEffect, useState } from 'react';
import { rememberedLocale, useLocale } from '../../i18n';
import { useSession } from '../../shared/session';

/** Of the languages that we speak, the one that this browser asks for first is English. */
const prefersEnglish = (): boolean =>
  navigator.languages
    .map((language) => language.slice(0, 2).toLowerCase())
    .find((language) => LOCALES.some((locale) => locale === language)) === 'en';

/** Whether a guest reads Italian without having chosen it, in a browser that asks for English. Pages are the same for everybody: only the browser knows. */
export const useEnglishOffer = (): { offered: boolean; close: () => void } => {
  const { locale } = useLocale();
  const { status } = useSession();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    setWanted(status === 'guest' && locale === 'it' && !rememberedLocale() && prefersEnglish());
  }, [status, locale]);
  return { offered: wanted, close: () => setWanted(false) };
};
