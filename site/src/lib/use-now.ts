import { useEffect, useState } from 'react';

/** The present moment, looked at again twice a minute: rooms open and deadlines pass while a page stays open. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
