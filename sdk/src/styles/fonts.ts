// What the files hold (fontsource's `latin`): text of another script is left to the system, and asks for nothing.
const LATIN =
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

const asked = new Set<string>();

/** The families to try for `family`: ours under a name of our own, so that no text of the page changes with it. */
export const fontStack = (family: string): string => family && `"Officina ${family}","${family}"`;

/**
 * Makes `family` available from `origin`. A weight is fetched when a text first uses it, and the system's font stands in
 * until it is there; for ever where the page's Content-Security-Policy has no `font-src` for us.
 */
export const provideFont = (family: string, origin: string): void => {
  const address = `${origin}/widget-assets/fonts/${family.toLowerCase().replaceAll(' ', '-')}`;
  if (!family || asked.has(address)) return;
  asked.add(address);
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
