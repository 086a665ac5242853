import { useSearchParams } from 'react-router-dom';
import type { AdminTab } from './tabs';

type Changes = Record<string, string | undefined>;

/** A section's address below the dashboard's: what stands in its query. */
export const sectionSearch = (tab: AdminTab, filters: Changes = {}): URLSearchParams => {
  const search = new URLSearchParams(tab === 'overview' ? {} : { tab });
  for (const [name, value] of Object.entries(filters)) if (value) search.set(name, value);
  return search;
};

/** Filters, search and page of a section live in the address: they survive a reload, the back button and a shared link. */
export const useAddress = () => {
  const [search, setSearch] = useSearchParams();

  /** Another filter begins at its first page. */
  const filter = (changes: Changes, { replace = true } = {}) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );

  return {
    get: (name: string): string => search.get(name) ?? '',
    page: Math.max(1, Math.floor(Number(search.get('page')) || 1)),
    filter,
    turnTo: (page: number) => filter({ page: page > 1 ? String(page) : undefined }, { replace: false }),
    /** Another section starts afresh. */
    open: (tab: AdminTab, filters: Changes = {}) =>
      setSearch(sectionSearch(tab, filters), { preventScrollReset: true }),
    /** The filter of a list as its request spells it. */
    query: (names: readonly string[]): string => {
      const wanted = new URLSearchParams();
      for (const name of names) {
        const value = search.get(name);
        if (value) wanted.set(name, value);
      }
      return wanted.toString();
    },
  };
};
