/** A row of a price list as the document reader writes it: "Prodotto: Torta Sacher; Prezzo: 32 euro". */
export interface Row {
  /** What the row is about: its first cell. */
  label: string;
  cells: { name: string; value: string }[];
}

const CELL = /^([^:;]{1,40}): (.+)$/s;
/** Sentences, not a value. */
const PROSE = /[.!?]\s+\p{Lu}/u;

/** The cells of a row, or `null` for any other text. */
export const readRow = (text: string): Row | null => {
  const cells: Row['cells'] = [];
  for (const part of text.split('; ')) {
    const [, name, value] = CELL.exec(part) ?? [];
    if (name === undefined || value === undefined || /[\n.!?]/.test(name) || PROSE.test(value)) return null;
    cells.push({ name, value });
  }
  const [first, ...rest] = cells;
  // A first cell without a letter is a code or a number, and names nothing.
  if (!first || rest.length === 0 || !/\p{L}/u.test(first.value)) return null;
  return { label: first.value, cells: rest };
};
