/** The query parameter that says which page of a list is open. */
export const PAGE_PARAM = 'pagina';

/** The page that an address names; the first where it names none that can be. */
export const pageIn = (search: URLSearchParams): number => {
  const named = search.get(PAGE_PARAM) ?? '';
  return /^[1-9]\d{0,3}$/.test(named) ? Number(named) : 1;
};

/** The address of a page of the list at `path`; the first is the list's own. */
export const pagePath = (path: string, page: number): string =>
  page > 1 ? `${path}?${PAGE_PARAM}=${page}` : path;
