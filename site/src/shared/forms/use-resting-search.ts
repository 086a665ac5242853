import { TIMINGS } from '@contract';
import { useEffect, useRef, useState } from 'react';

/**
 * A search field whose word takes effect once typing rests. `value` is what is in effect: when it changes by itself
 * (the back button, a link), the field follows. `rest` is for leaving the field: a link that is followed right after typing must
 * not be overtaken by the word that takes effect.
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

  const takeEffect = (text: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    reported.current = text.trim();
    if (reported.current !== value) onRest(reported.current);
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => takeEffect(text), TIMINGS.historySearchDebounce);
  };
  const rest = () => {
    if (timer.current !== undefined) takeEffect(typed);
  };
  return { typed, type, rest };
};
