import { useEffect, useState } from 'react';

/** spec/customer-app.md §9 */
const MS_PER_CHARACTER = 35;

/**
 * A hint, typed out letter by letter. Which one is chosen after mounting: chance has no place in what the server
 * draws. Without motion the whole hint is there at once.
 */
export const useTypedHint = (hints: readonly string[]): string => {
  const [chosen, setChosen] = useState<number | null>(null);
  const [length, setLength] = useState(0);
  const hint = hints[chosen ?? 0] ?? '';

  useEffect(() => {
    setChosen(Math.floor(Math.random() * hints.length));
    setLength(0);
  }, [hints.length]);

  useEffect(() => {
    if (chosen === null) return undefined;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setLength(hint.length);
      return undefined;
    }
    const timer = setInterval(() => setLength((shown) => Math.min(shown + 1, hint.length)), MS_PER_CHARACTER);
    return () => clearInterval(timer);
  }, [chosen, hint]);

  return chosen === null ? hint : hint.slice(0, length);
};
