/** The non-empty lines of a text that an editor wrote one step per line. */
export const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** A JSON attribute that should be a list of short texts, whatever an editor typed into it. */
export const textsOf = (value: unknown): string[] => {
  const parsed = typeof value === 'string' ? parse(value) : value;
  return Array.isArray(parsed)
    ? parsed
        .filter((item): item is string => typeof item === 'string')
        .map((item) => item.trim())
        .filter(Boolean)
        .slice(0, 50)
    : [];
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
