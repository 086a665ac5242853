const SEPARATOR = ' > ';

/** What runners put a value for: `%s`, `$name` and `${…}`. */
const PLACEHOLDER = /%[sdifjoOc#]|\$\{…\}|\$[a-z][\w.]*/gi;

/** Whether a title of a source is that of a test that ran. */
const becomes = (written: string, title: string): boolean => {
  if (written === title) return true;
  const parts = written.split(PLACEHOLDER).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts.length > 1 && new RegExp(`^${parts.join('.*')}$`, 's').test(title);
};

/** Whether the parts of a name follow one another in the titles of a test, those of its groups first. */
const standsIn = (
  name: string,
  titles: readonly string[],
  isSame: (written: string, title: string) => boolean,
): boolean => {
  const wanted = name.split(SEPARATOR);
  return titles.some((_, start) =>
    wanted.every((written, index) => {
      const title = titles[start + index];
      return title !== undefined && isSame(written, title);
    }),
  );
};

/** Whether a name, as `NamedTest` has it, means a test with these titles, as its source writes them. */
export const isWritten = (name: string, titles: readonly string[]): boolean =>
  standsIn(name, titles, (written, title) => written === title);

/** Whether a name means a test with these titles, into which its runner has put values. */
export const isMeant = (name: string, titles: readonly string[]): boolean => standsIn(name, titles, becomes);
