/**
 * The address to return to after signing in, or `fallback` when it could lead to another site:
 * browsers read `//host` and `/\host` as other origins, and drop tabs and newlines before looking.
 */
export const safeNext = (next: string | null | undefined, fallback = '/'): string => {
  if (!next || !next.startsWith('/')) return fallback;
  if (next.startsWith('//') || next.includes('\\')) return fallback;
  return [...next].some((character) => character < ' ') ? fallback : next;
};
