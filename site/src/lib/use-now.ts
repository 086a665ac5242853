import { useEffect, useState } from 'react';
import { serverNow } from './server-clock';

/** The present moment by the server's clock, looked at again and again, by itself twice a minute: rooms open and deadlines pass while a page stays open. */
export const useNow = (everyMs = 30_000): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
