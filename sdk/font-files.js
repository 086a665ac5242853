import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(new URL('package.json', import.meta.url));

/** The folder of a family, "work-sans" for Work Sans, and the name of its files. */
const home = (/** @type {string} */ family) => {
  // The family's designers renamed it with its third version; chatbots know it by its first name.
  const source = family === 'source-sans-pro' ? 'source-sans-3' : family;
  return { source, folder: path.dirname(resolve(`@fontsource/${source}/LICENSE`)) };
};

/** Where the letters of a family lie, 400 or 600; `fonts/<family>-<weight>.woff2` is what browsers know them by. */
export const fontFile = (/** @type {string} */ family, /** @type {number} */ weight) => {
  const { source, folder } = home(family);
  const file = (/** @type {number} */ cut) =>
    path.join(folder, 'files', `${source}-latin-${cut}-normal.woff2`);
  // Lato, PT Sans and Ubuntu were drawn without a semi-bold.
  return weight === 400 || fs.existsSync(file(weight)) ? file(weight) : file(700);
};

/** What a family may be used for, in its makers' words. */
export const fontLicence = (/** @type {string} */ family) =>
  fs.readFileSync(path.join(home(family).folder, 'LICENSE'), 'utf8').trim();

/** The file that is asked for by an address of the widget's server, or null where it is no font of ours. */
export const fontAt = (/** @type {string} */ address) => {
  const [, family, weight] = /\/widget-assets\/fonts\/([a-z-]+)-(400|600)\.woff2$/.exec(address) ?? [];
  return family ? fontFile(family, Number(weight)) : null;
};
