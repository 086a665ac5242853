import path from 'node:path';

/** The folder of a font package's files. */
const filesOf = (name: string): string =>
  path.join(path.dirname(require.resolve(`@fontsource/${name}/package.json`)), 'files');
const SANS = filesOf('instrument-sans');
const DISPLAY = filesOf('bricolage-grotesque');

const sans = (subset: string) => {
  const file = (weight: number, style: string) =>
    path.join(SANS, `instrument-sans-${subset}-${weight}-${style}.woff`);
  return {
    normal: file(400, 'normal'),
    bold: file(600, 'normal'),
    italics: file(400, 'italic'),
    bolditalics: file(600, 'italic'),
  };
};
const display = (subset: string) => {
  const file = path.join(DISPLAY, `bricolage-grotesque-${subset}-700-normal.woff`);
  return { normal: file, bold: file, italics: file, bolditalics: file };
};

/** The site's own two families; each file holds one range of characters, so that every family comes twice. */
export const FONTS = {
  Body: sans('latin'),
  BodyExt: sans('latin-ext'),
  Display: display('latin'),
  DisplayExt: display('latin-ext'),
};
export type Family = 'Body' | 'Display';

/** The only files that the PDF library may open. */
export const isFontFile = (file: string): boolean => [SANS, DISPLAY].includes(path.dirname(file));

// The ranges of the two subsets, as their packages declare them.
const LATIN =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212]/;
const EXTENDED =
  /[\u0100-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u1e00-\u1e9f\u1ef2-\u1eff]/;

export interface Run {
  text: string;
  font: string;
}

/** A character that the fonts can draw: itself, its base letter, or a question mark. */
const drawable = (character: string): string => {
  if (/[\u2000-\u200a\u202f\u205f\t\n\r]/.test(character)) return character === '\u202f' ? '\u00a0' : ' ';
  if (LATIN.test(character) || EXTENDED.test(character)) return character;
  if (/[\p{C}\p{M}\u200b-\u200f\ufe00-\ufe0f]/u.test(character)) return '';
  const base = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return base !== '' && [...base].every((one) => LATIN.test(one)) ? base : '?';
};

/** Text cut into runs of one font each; owners' words may hold any character, and none may break a page. */
export const toRuns = (text: string, family: Family): Run[] => {
  const runs: Run[] = [];
  for (const character of [...text.normalize('NFC')].map(drawable).join('')) {
    const font = EXTENDED.test(character) ? `${family}Ext` : family;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
};
