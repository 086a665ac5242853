import { useCallback, useEffect, useState } from 'react';

/** A wait that the server asked for: seconds left, counted down against the clock so that a sleeping tab is right too. */
export function useWait() {
  const [until, setUntil] = useState<number | null>(null);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === null) return undefined;
    const tick = () => {
      const seconds = Math.ceil((until - Date.now()) / 1000);
      setLeft(Math.max(0, seconds));
      if (seconds <= 0) setUntil(null);
    };
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until]);
  const start = useCallback((seconds: number) => {
    setLeft(seconds);
    setUntil(seconds > 0 ? Date.now() + seconds * 1000 : null);
  }, []);
  return { left, start };
}
