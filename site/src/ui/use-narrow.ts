import { useCallback, useSyncExternalStore } from 'react';

/** Pixels: the specification's breakpoint, where a table becomes cards. */
const BREAKPOINT = 768;

/** True where the window is narrower than `below` pixels. */
export const useNarrow = (below = BREAKPOINT): boolean => {
  const query = `(max-width: ${below - 0.02}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', onChange);
      return () => media?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
};
