import type { Account, Locale } from '@contract';
import { useEffect, useRef } from 'react';
import { http } from '../../lib/http';

/**
 * The language lives in the profile too: signing in brings it along, and so does a change made elsewhere; choosing
 * another here writes it back.
 */
export const useProfileLocale = (
  account: Account | null,
  locale: Locale,
  setLocale: (locale: Locale) => void,
): void => {
  const previous = useRef<{ id: string; profile: Locale; page: Locale } | null>(null);
  useEffect(() => {
    const before = previous.current;
    previous.current = account && { id: account.id, profile: account.locale, page: locale };
    if (!account || account.locale === locale) return;
    if (before?.id !== account.id || before.profile !== account.locale) {
      setLocale(account.locale);
    } else if (before.page !== locale) {
      // A failed write is made good by the next change; the device remembers meanwhile.
      http.patch('/me', { locale }).catch(() => undefined);
    }
    // Else the words of the language are still on their way: that is nobody's choice, and nothing to write back.
  }, [account, locale, setLocale]);
};
