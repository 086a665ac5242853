import type { Locale } from '@contract';
import { useEffect, useState } from 'react';
import { loadWords, translator, useLocale, useT, type Translate } from '../../../../i18n';

/** The words around a document in its own language, which need not be the reader's; the reader's until they are here. */
export const useDocumentWords = (language: Locale): Translate => {
  const t = useT();
  const { locale } = useLocale();
  const [known, setKnown] = useState<Locale>(locale);
  useEffect(() => {
    if (language === locale) return undefined;
    let gone = false;
    // Words that do not come leave those that are there.
    loadWords(language, ['report']).then(
      () => !gone && setKnown(language),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [language, locale]);
  return language !== locale && known === language ? translator(language) : t;
};
