const guarded = (area: () => Storage) => ({
  get(key: string): string | null {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      area().setItem(key, value);
    } catch {
      // Blocked or full: whatever is kept there is a convenience, never the only copy.
    }
  },
  remove(key: string): void {
    try {
      area().removeItem(key);
    } catch {
      // As above.
    }
  },
});

/** localStorage that never throws: reading it alone throws where cookies are blocked, and the server has none. */
export const storage = guarded(() => window.localStorage);
/** The same for what lives as long as the tab. */
export const tabStorage = guarded(() => window.sessionStorage);
