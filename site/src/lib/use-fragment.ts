import { useEffect, useState } from 'react';

/**
 * A value of the address's fragment, which is where mailed links carry their codes: it reaches no log and no referrer.
 * `undefined` until the browser has been asked, because the server never sees a fragment; `null` when it is not there.
 */
export function useFragment(name: string): string | null | undefined {
  const [value, setValue] = useState<string | null>();
  useEffect(() => {
    const read = () => setValue(new URLSearchParams(window.location.hash.slice(1)).get(name));
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [name]);
  return value;
}
