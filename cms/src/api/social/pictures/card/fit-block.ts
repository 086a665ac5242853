/** How wide a text is in so many pixels of type. */
export type Measure = (text: string, size: number) => number;

export interface Block {
  size: number;
  lines: string[];
  height: number;
}
interface Room {
  width: number;
  height: number;
  /** Sizes of type, and the distance of lines as a multiple of it. */
  largest: number;
  smallest: number;
  leading: number;
}

/** A word wider than the line by itself is broken where the line ends. */
const broken = (word: string, fits: (text: string) => boolean): string[] => {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
};

const wrapped = (words: readonly string[], fits: (text: string) => boolean): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** The same number of lines, but none much shorter than the others: a single word on the last line looks lost. */
const balanced = (words: readonly string[], width: number, at: (text: string) => number): string[] => {
  const widest = wrapped(words, (text) => at(text) <= width);
  let best = widest;
  for (let share = 0.95; share > 0.55; share -= 0.05) {
    const narrow = wrapped(words, (text) => at(text) <= width * share);
    if (narrow.length > widest.length || narrow.some((line) => at(line) > width)) break;
    best = narrow;
  }
  return best;
};

/** A text in the largest type that fits a box; in the smallest its end is cut. Words are broken only where nothing else helps. */
export const fitBlock = (text: string, measure: Measure, room: Room): Block => {
  const words = text.split(/\s+/).filter(Boolean);
  const { width, height, largest, smallest, leading } = room;
  const blockOf = (size: number, lines: string[]): Block => ({
    size,
    lines,
    height: lines.length * size * leading,
  });
  for (let size = largest; size >= smallest; size -= 4) {
    const at = (line: string) => measure(line, size);
    if (words.some((word) => at(word) > width)) continue;
    const block = blockOf(size, balanced(words, width, at));
    if (block.height <= height) return block;
  }
  const fits = (line: string) => measure(line, smallest) <= width;
  const lines = wrapped(
    words.flatMap((word) => broken(word, fits)),
    fits,
  );
  const fittingLines = lines.slice(0, Math.max(1, Math.floor(height / (smallest * leading))));
  if (fittingLines.length < lines.length) {
    let last = fittingLines.at(-1) ?? '';
    while (last !== '' && !fits(`${last}…`)) last = last.slice(0, -1);
    fittingLines[fittingLines.length - 1] = `${last.replace(/[\s.,;:!?–-]+$/, '')}…`;
  }
  return blockOf(smallest, fittingLines);
};
