import type { AttachmentReading } from '@contract';
import { useCallback } from 'react';
import { useT } from '../../../i18n';

/** What became of a document, in words: how many pages were read, or why none. */
export const useReadingNote = () => {
  const t = useT();
  return useCallback(
    (reading: AttachmentReading | null): { note: string; failed: boolean } => {
      if (!reading) return { note: '', failed: false };
      if (reading.state === 'failed')
        return { note: t(`assistant.files.failures.${reading.failure}`), failed: true };
      const { pages } = reading;
      return {
        note: pages === null ? t('assistant.files.read') : t('assistant.files.pagesRead', { count: pages }),
        failed: false,
      };
    },
    [t],
  );
};
