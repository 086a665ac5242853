// Latin and its signs: text of another script is left to the system, and asks for nothing.
const LATIN = 'U+0-2FF,U+2000-22FF,U+FEFF,U+FFFD';

const requestedFonts = new Set<string>();

/** The families to try for `family`: ours under a name of our own, so that no text of the page changes with it. */
export const fontStack = (family: string): string => family && `"Officina ${family}","${family}"`;

/**
 * Makes `family` available from `origin`. A weight is fetched when a text first uses it, and the system's font stands in
 * until it is there; for ever where the page's Content-Security-Policy has no `font-src` for us.
 */
export const loadFont = (family: string, origin: string): void => {
  const address = `${origin}/widget-assets/fonts/${family.toLowerCase().replaceAll(' ', '-')}`;
  if (!family || requestedFonts.has(address)) return;
  requestedFonts.add(address);
  for (const [file, weight] of [
    ['400', '1 500'],
    ['600', '501 1000'],
  ])
    document.fonts.add(
      new FontFace(`Officina ${family}`, `url("${address}-${file}.woff2")`, {
        weight,
        display: 'swap',
        unicodeRange: LATIN,
      }),
    );
};
