/** What was asked for under another name, by the address that failed. */
const replacements: Record<string, Promise<unknown> | undefined> = {};
let attempts = 0;

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
    const [address = '#'] = /https?:\S+/.exec(`${failure}`) ?? [];
    // One with a fragment is the other name: the site's build sends the import below through here once more. A page whose import map
    // says what the file must be keeps to its address: another name would slip past it.
    if (
      address.includes('#') ||
      document.querySelector('script[type=importmap]')?.textContent.includes(address)
    )
      throw failure;
    return (replacements[address] ??= import(/* @vite-ignore */ `${address}#${(attempts += 1)}`).catch(
      (again: unknown) => {
        replacements[address] = undefined;
        throw again;
      },
    )) as Promise<Module>;
  });
