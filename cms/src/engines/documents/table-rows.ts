/** A table as sentences: "Colonna: valore; …" under a header row, otherwise the cells in order. */
export const tableRows = (rows: string[][]): string[] => {
  const [first, ...rest] = rows;
  if (first === undefined) return [];
  const named =
    rest.length > 0 && first.length > 1 && first.every((cell) => cell !== '' && cell.length <= 60);
  const header = named ? first : null;
  return (header ? rest : rows).flatMap((row) => {
    const cells = row.flatMap((cell, column) => {
      if (cell === '') return [];
      const name = header?.[column];
      return [name === undefined ? cell : `${name}: ${cell}`];
    });
    return cells.length === 0 ? [] : [cells.join('; ')];
  });
};
