/** What came under another name, by the address that failed. */
const replacements = new Map<string, Promise<unknown>>();
let attempts = 0;

/** Whether the page's import map says what the file at this address must be: another name would slip past it. */
export const isPinned = (address: string): boolean =>
  [...document.querySelectorAll('script[type=importmap]')].some(({ textContent }) =>
    textContent?.includes(address),
  );

/**
 * Imports a part that is loaded on demand, so that a lost connection costs one attempt and not the whole visit: browsers remember for
 * a document's life that a module did not arrive (Chromium since 150, Firefox), and answer the next `import()` of its address with the
 * same failure. A fragment makes another module of the same file. Only the address in the browser's message tells which it was: where
 * there is none (Safari, which asks again by itself), and where the file ran and threw, the failure is passed on.
 *
 * @public The builds of the widget and the site put it around every `import()`.
 */
export const retriedImport = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((failure: unknown) => {
    const [address] = /https?:\S+/.exec(String(failure)) ?? [];
    // One with a fragment is the other name: the site's build sends the import below through here once more.
    if (!address || address.includes('#') || isPinned(address)) throw failure;
    let again = replacements.get(address) as Promise<Module> | undefined;
    if (!again) {
      again = import(/* @vite-ignore */ `${address}#${(attempts += 1)}`) as Promise<Module>;
      replacements.set(address, again);
      again.catch(() => replacements.delete(address));
    }
    return again;
  });
