const CONTEXT = 24;

const commonStart = (left: string, right: string): number => {
  let length = 0;
  while (length < left.length && length < right.length && left[length] === right[length]) length += 1;
  return length;
};

const cut = (text: string, from: number, max: number): string => {
  const part = text
    .slice(from, from + max)
    .replace(/\s+/g, ' ')
    .trim();
  return `${from > 0 ? '…' : ''}${part}${from + max < text.length ? '…' : ''}`;
};

/** The two texts from shortly before the place where they begin to differ: a long text is not worth reading twice. */
export const excerpts = (before: string, after: string, max = 140): [string, string] => {
  const differs = commonStart(before, after);
  if (before.length <= max && after.length <= max) return [cut(before, 0, max), cut(after, 0, max)];
  const word = differs > CONTEXT ? before.lastIndexOf(' ', differs - CONTEXT) + 1 : 0;
  return [cut(before, word, max), cut(after, word, max)];
};
