import type { OpenSlot } from '@contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { holdSlot, releaseSlot } from '../api/booking-calls';
import { bookingProblem } from '../model/booking-problem';
import type { Key } from '../../../i18n';

/**
 * The opening that a person has chosen, kept for them while they look at the summary, and let go when they leave. Without
 * a connection nothing is kept, and confirming tells.
 */
export function useHeldSlot(onLost: (problem: Key) => void) {
  const [slot, setSlot] = useState<OpenSlot | null>(null);
  const [heldUntil, setHeldUntil] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);

  const clear = useCallback(() => {
    wanted.current = null;
    setSlot(null);
    setHeldUntil(null);
  }, []);
  const choose = async (next: OpenSlot) => {
    wanted.current = next.id;
    setSlot(next);
    setHeldUntil(null);
    try {
      const until = await holdSlot(next.id);
      if (wanted.current === next.id) setHeldUntil(until);
    } catch (failure) {
      const problem = bookingProblem(failure);
      if (wanted.current !== next.id || !problem?.ofSlot) return;
      clear();
      onLost(problem.words);
    }
  };
  /** Lets go of it for another day. */
  const drop = () => {
    if (wanted.current) releaseSlot();
    clear();
  };

  useEffect(
    () => () => {
      if (wanted.current) releaseSlot();
    },
    [],
  );
  useEffect(() => {
    if (!heldUntil) return undefined;
    const timer = setTimeout(() => setHeldUntil(null), Math.max(0, Date.parse(heldUntil) - Date.now()));
    return () => clearTimeout(timer);
  }, [heldUntil]);

  return { slot, heldUntil, choose, drop, clear };
}
