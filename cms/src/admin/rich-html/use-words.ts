import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { wordId, type RichHtmlWord } from './words';

/** The editor's words in the panel's language. */
export const useWords = () => {
  const { formatMessage } = useIntl();
  return useCallback(
    (word: RichHtmlWord, values?: Record<string, string | number>): string =>
      formatMessage({ id: wordId(word) }, values),
    [formatMessage],
  );
};
