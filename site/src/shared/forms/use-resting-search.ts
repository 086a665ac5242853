import { TIMINGS } from '@contract';
import { useEffect, useRef, useState } from 'react';

/**
 * A search field whose word takes effect once typing rests. `value` is what is in effect: when it changes by itself
 * (the back button, a link), the field follows.
 */
export const useRestingSearch = (value: string, onRest: (value: string) => void) => {
  const [typed, setTyped] = useState(value);
  const reported = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    clearTimeout(timer.current);
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      reported.current = text.trim();
      if (reported.current !== value) onRest(reported.current);
    }, TIMINGS.historySearchDebounce);
  };
  return { typed, type };
};
