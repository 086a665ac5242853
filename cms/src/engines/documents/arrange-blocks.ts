import type { TableRow } from '../../contract';
import type { Block, OutlineBlock, TableBlock } from './blocks';
import { type Footnote, footnotesWithin, readFootnotes, takeFootnote } from './footnotes';
import { pairColumns } from './pair-columns';
import { nameColumn, rowText } from './row-text';
import { type ReadTable, readTable } from './read-table';

/** A remark above a table says what holds for all of it: "Per camera e per notte". */
const LONGEST_REMARK = 240;
/** So many paragraphs below a table are looked at for its footnotes. */
const BELOW = 4;
/** What may stand between two halves of a table: a page number, a running title. */
const LONGEST_INTERRUPTION = 60;
/** Cells of so many characters on average are texts beside each other: a page laid out with a table. */
const LONGEST_CELL = 250;

interface Group {
  table: number;
  columns: string;
  title: string;
  group: string;
}

const isLayout = ({ rows }: ReadTable): boolean => {
  const cells = rows.flatMap((row) => row.cells.filter((cell) => cell !== ''));
  return cells.reduce((sum, cell) => sum + cell.length, 0) > LONGEST_CELL * cells.length;
};

const asParagraphs = ({ lines, page }: TableBlock): Block[] =>
  lines.flatMap(({ cells, ...line }): Block[] => {
    const distinct = cells.filter((cell, column) => cell !== '' && cell !== cells[column - 1]);
    const text = distinct.join(distinct.length > 2 ? '; ' : '\n');
    if (text === '') return [];
    const place = { text, page: line.page ?? page };
    // A column alone is a list: its lines are as little one text as the rows of a table are.
    return [
      cells.length === 1 && text.length <= LONGEST_REMARK
        ? { kind: 'row', question: null, ...place }
        : { kind: 'paragraph', ...place },
    ];
  });

const footnotesBelow = (blocks: OutlineBlock[], from: number): Footnote[] => {
  const notes: Footnote[] = [];
  for (const block of blocks.slice(from, from + BELOW)) {
    if (block.kind !== 'paragraph') break;
    notes.push(...(readFootnotes(block.text) ?? footnotesWithin(block.text)));
  }
  return notes;
};

/** Whether nothing but a page's own furniture stands between two tables. */
const goesOn = (between: OutlineBlock[]): boolean =>
  between.length <= 2 &&
  between.every(
    (block) => block.kind !== 'table' && block.text.length <= LONGEST_INTERRUPTION && block.kind !== 'row',
  );

/**
 * Tables as rows that name their columns, each with the heading, the group and the remarks that it stands under. What a table does not
 * say in rows stays in the text.
 */
export const arrangeBlocks = (blocks: OutlineBlock[]): Block[] => {
  const arranged: Block[] = [];
  let heading = '';
  let tables = 0;
  let last: (Group & { at: number; headings: number }) | null = null;
  let headings = 0;
  for (const [at, block] of blocks.entries()) {
    if (block.kind !== 'table') {
      if (block.kind === 'heading') {
        heading = block.text.trim();
        headings += 1;
      }
      arranged.push(block);
      continue;
    }
    const table = readTable(block.lines, { isList: block.isList });
    if (table === null || isLayout(table)) {
      arranged.push(...asParagraphs(block));
      continue;
    }
    const { questionAt, answerAt } = pairColumns(table.columns);
    const columns = table.columns.join('\n');
    const continued: boolean =
      last !== null &&
      last.columns === columns &&
      columns.trim() !== '' &&
      last.headings === headings &&
      goesOn(blocks.slice(last.at + 1, at));
    const before = blocks[at - 1];
    const isUnderHeading = at < 2 || blocks[at - 2]?.kind === 'heading';
    const remark =
      !continued && before?.kind === 'paragraph' && isUnderHeading && before.text.length <= LONGEST_REMARK
        ? before.text
        : null;
    const title: string = continued && last ? last.title : block.caption || table.title || heading;
    const number: number = continued && last ? last.table : tables++;
    const notes = [
      ...footnotesBelow(blocks, at + 1),
      ...table.remarks.flatMap(({ text }) => readFootnotes(text) ?? []),
    ];
    const shared = [
      ...(remark === null ? [] : [remark]),
      ...table.remarks
        .filter(({ text, isTotal }) => !isTotal && readFootnotes(text) === null)
        .map(({ text }) => text),
    ];
    const names = table.columns.map((name) => takeFootnote(name, notes));
    const columnNames = names.map(({ cell }) => cell);
    const nameAt = nameColumn(table.rows.map(({ cells }) => cells));
    if (block.caption !== '' && block.caption !== heading)
      arranged.push({ kind: 'heading', text: block.caption, page: block.page });
    let group: string = continued && last ? last.group : '';
    for (const { cells, group: own, page } of table.rows) {
      group = own || group;
      const question = cells[questionAt] ?? '';
      const answer = cells[answerAt] ?? '';
      if (question !== '' && answer !== '') {
        arranged.push({ kind: 'row', text: answer, page: page ?? block.page, question });
        continue;
      }
      const taken = cells.map((cell) => takeFootnote(cell, notes));
      const row: TableRow = {
        table: number,
        title,
        group,
        columns: columnNames,
        cells: taken.map(({ cell }) => cell),
        notes: [...new Set([...taken, ...names].flatMap(({ note }) => note ?? []).concat(shared))],
      };
      const text = rowText(row.columns, row.cells, { nameAt, isList: block.isList ?? false });
      arranged.push({ kind: 'row', text, page: page ?? block.page, question: null, row });
    }
    for (const { text, page } of table.remarks)
      arranged.push({ kind: 'paragraph', text, page: page ?? block.page });
    if (table.title !== '' && table.title !== title)
      arranged.push({ kind: 'paragraph', text: table.title, page: block.page });
    last = { table: number, columns, title, group, at, headings };
  }
  return arranged;
};
