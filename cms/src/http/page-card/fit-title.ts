/** How wide a text is in so many pixels of type. */
export type Measure = (text: string, size: number) => number;

export interface FittedTitle {
  size: number;
  lines: string[];
}

/** From the largest that looks good to the smallest that is read in a preview of 300 px. */
const SIZES = [76, 68, 60, 52, 46];
const MAX_LINES = 4;

/** A word that is wider than the line by itself is broken where the line ends. */
const pieces = (word: string, fits: (text: string) => boolean): string[] => {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return part === '' ? parts : [...parts, part];
};

const wrap = (text: string, fits: (line: string) => boolean): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const piece of text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => pieces(word, fits))) {
    const longer = line === '' ? piece : `${line} ${piece}`;
    if (fits(longer)) line = longer;
    else {
      lines.push(line);
      line = piece;
    }
  }
  return line === '' ? lines : [...lines, line];
};

const ellipsis = (line: string, fits: (text: string) => boolean): string => {
  let fitting = line;
  while (fitting !== '' && !fits(`${fitting}…`)) fitting = fitting.slice(0, -1);
  return `${fitting.replace(/[\s.,;:!?–-]+$/, '')}…`;
};

/** A title in the largest type in which it fits a box so wide; in the smallest its end is cut. */
export const fitTitle = (title: string, width: number, measure: Measure): FittedTitle => {
  let fitted: FittedTitle = { size: SIZES[0] ?? 0, lines: [] };
  for (const size of SIZES) {
    const fits = (line: string) => measure(line, size) <= width;
    const lines = wrap(title, fits);
    // Large type for few words; more lines ask for smaller type.
    if (lines.length <= (size > 60 ? 3 : MAX_LINES)) return { size, lines };
    const fitting = lines.slice(0, MAX_LINES);
    fitted = { size, lines: [...fitting.slice(0, -1), ellipsis(fitting.at(-1) ?? '', fits)] };
  }
  return fitted;
};
