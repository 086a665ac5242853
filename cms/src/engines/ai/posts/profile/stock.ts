const QUANTITY = /^(?:quantità|q\.?tà|pezzi|n\.? ?pezzi|quantity|qty|pieces|copie|copies)$/iu;
/** Numbers in which things are sold together. */
const LOTS = new Set([1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 25, 30, 36, 40, 48, 50, 60, 75, 80, 100, 150]);
const isLot = (count: number): boolean => LOTS.has(count) || count % 100 === 0 || count % 250 === 0;

/**
 * The table without a column of pieces that tells how many are in stock: `85, 140, 18` are counted on a shelf, `250, 500, 1.000` are sold
 * together for the price beside them.
 */
export const withoutStock = (table: readonly string[][]): string[][] => {
  const [columns = [], ...rows] = table;
  const isStock = columns.map((label, at) => {
    const counts = rows.map((cells) => (cells[at] ?? '').trim()).filter(Boolean);
    return (
      QUANTITY.test(label.trim()) &&
      counts.some((count) => /^\d[\d.]*$/u.test(count) && !isLot(Number(count.replaceAll('.', ''))))
    );
  });
  // A cell too many at the end of a row belongs to its last column, which stays last.
  return table.map((cells) => cells.filter((_, at) => !isStock[at]));
};
