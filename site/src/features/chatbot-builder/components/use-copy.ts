import { useEffect, useState } from 'react';
import { TIMINGS } from '@contract';

/** Copies text, and says for a moment that it did (or could not: a page may be denied the clipboard). */
export const useCopy = () => {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), TIMINGS.savedFlash);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return { state, copy };
};
