/** Texts are read again with every question: what was read from them is kept, up to a bound. */
const REMEMBERED = 4000;

/** The same reader, which reads a text once. Its results are shared: they must not be changed. */
export const remember = <T>(read: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (known.size >= REMEMBERED) known.clear();
    known.set(text, value);
    return value;
  };
};
