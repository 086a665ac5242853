import type { OutlineBlock, TableBlock, TableLine } from '../blocks';
import type { Column } from './columns';

/** A table with the places of its columns on the page. */
export interface PlacedTable extends TableBlock {
  columns: Column[];
}

const isPlaced = (block: OutlineBlock | PlacedTable | undefined): block is PlacedTable =>
  block?.kind === 'table' && 'columns' in block;

/** Page numbers and running titles may stand between two halves of a table. */
const LONGEST_INTERRUPTION = 60;
const SHIFT = 12;

const standAlike = (above: Column[], below: Column[]): boolean =>
  above.length === below.length &&
  above.every((column, index) => {
    const other = below[index];
    if (!other) return false;
    return (
      Math.abs(column.left - other.left) < SHIFT ||
      Math.abs(column.right - other.right) < SHIFT ||
      Math.abs(column.left + column.right - other.left - other.right) < SHIFT
    );
  });

const headerOf = ({ lines }: TableBlock): string | null =>
  lines[0]?.isHeader ? lines[0].cells.join('\n') : null;

/** The lines of a table's next page; one without its first cell goes on with the row that the page's end cut in two. */
const append = (above: TableBlock, lines: TableLine[]): void => {
  const [first, ...rest] = lines;
  const cut = above.lines.at(-1);
  const isRest =
    first !== undefined &&
    cut !== undefined &&
    first.cells[0] === '' &&
    first.cells.every((cell, column) => cell === '' || cut.cells[column] !== '') &&
    first.cells.some((cell) => cell === '');
  if (isRest) cut.cells = cut.cells.map((cell, column) => `${cell} ${first.cells[column] ?? ''}`.trim());
  above.lines = [...above.lines, ...(isRest ? rest : lines)];
};

/** A table that a page's end cut in two is one: its second half begins with the same header, or with none. */
export const joinTables = (blocks: (OutlineBlock | PlacedTable)[]): OutlineBlock[] => {
  const joined: (OutlineBlock | PlacedTable)[] = [];
  for (const block of blocks) {
    let at = joined.length - 1;
    let between = 0;
    for (let other = joined[at]; other && other.kind === 'paragraph'; other = joined[at]) {
      if (other.text.length > LONGEST_INTERRUPTION || (between += 1) > 2) break;
      at -= 1;
    }
    const above = joined[at];
    if (isPlaced(block) && isPlaced(above)) {
      const header = headerOf(block);
      const lastPage = above.lines.at(-1)?.page ?? above.page ?? 0;
      const goesOn =
        (block.page ?? 0) === lastPage + 1 &&
        standAlike(above.columns, block.columns) &&
        (header === null || header === headerOf(above));
      if (goesOn) {
        append(above, header === null ? block.lines : block.lines.slice(1));
        continue;
      }
    }
    joined.push(block);
  }
  return joined.map((block): OutlineBlock => {
    if (!isPlaced(block)) return block;
    const { kind, caption, lines, page } = block;
    return { kind, caption, lines, page };
  });
};
