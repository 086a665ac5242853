/** The query parameter under which the editors' panel hands over its pass. */
export const PREVIEW_PARAM = 'anteprima';

const start =
  typeof window === 'undefined'
    ? null
    : {
        path: window.location.pathname,
        pass: new URLSearchParams(window.location.search).get(PREVIEW_PARAM),
      };

/**
 * The pass of an editor's preview, while the page it was made for is open: the next page is the site as everybody sees it.
 * Kept from the start, because a page may tidy its own address.
 */
export const previewPass = (): string | null =>
  start?.pass && window.location.pathname === start.path ? start.pass : null;
