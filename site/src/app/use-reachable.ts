import { useEffect, useState } from 'react';

const PAUSE_MS = 4000;

/** Whether the server has this very page for us; a proxy that speaks for a server that is down answers 5xx. */
const answers = async (): Promise<boolean> => {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
};

/**
 * Asks whether the server can be reached, and while it cannot goes on asking, at once when the device's line is back.
 * `null` until the first answer; `onReturn` is told when the server is there again after it was not.
 */
export function useReachable(asking: boolean, onReturn: () => void): boolean | null {
  const [reachable, setReachable] = useState<boolean | null>(null);
  useEffect(() => {
    if (!asking) return undefined;
    let over = false;
    let lost = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      clearTimeout(timer);
      const there = await answers();
      if (over) return;
      setReachable(there);
      if (there && lost) onReturn();
      if (there) return;
      lost = true;
      timer = setTimeout(() => void ask(), PAUSE_MS);
    };
    const onLine = () => void ask();
    window.addEventListener('online', onLine);
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
      window.removeEventListener('online', onLine);
    };
  }, [asking, onReturn]);
  return reachable;
}
