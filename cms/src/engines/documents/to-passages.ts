import type { Block } from './blocks';
import { PASSAGE_LENGTH } from './limits';
import type { ReadPassage } from './port';

/** Cuts a text into pieces of at most `max` characters: at sentence ends, else between words, never inside one. */
export const cutText = (text: string, max: number): string[] => {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > max) {
    const head = rest.slice(0, max + 1);
    let at = 0;
    for (const { index, 0: end } of head.matchAll(/[.!?…][»"”)]?\s+|\n/g)) at = index + end.length;
    if (at < max / 2) at = Math.max(head.lastIndexOf(' '), 0);
    // A "word" longer than a passage (a pasted key, a data address) is cut where it must be.
    if (at === 0) at = max;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  if (rest !== '') pieces.push(rest);
  return pieces;
};

const LONGEST_HEADING = 200;

/** The heading of a row that stands in a group of its table. */
const joinHeading = (heading: string, group: string): string =>
  (heading === '' ? group : `${heading} – ${group}`).slice(0, LONGEST_HEADING);

/**
 * Blocks as passages of 600 to 900 characters. Borders fall between paragraphs, and always at a heading or a page, so that
 * what is quoted can be pointed at; a row of a table stays one passage.
 */
export const toPassages = (blocks: Block[]): ReadPassage[] => {
  const passages: ReadPassage[] = [];
  let heading = '';
  let open: ReadPassage | null = null;
  const close = (): void => {
    if (open) passages.push(open);
    open = null;
  };
  const addRow = ({ text, page, question, row }: Extract<Block, { kind: 'row' }>): void => {
    const clean = text.trim();
    // An answer is quoted as a whole, so it stays whole.
    const pieces = question === null ? cutText(clean, PASSAGE_LENGTH.max) : [clean];
    for (const [index, piece] of pieces.entries())
      passages.push({
        page,
        heading: row && row.group !== '' ? joinHeading(heading, row.group) : heading,
        text: piece,
        question,
        // The cells once, however long the row is.
        ...(row && index === 0 ? { row } : {}),
      });
  };
  for (const block of blocks) {
    if (block.text.trim() === '') continue;
    if (block.kind === 'heading') {
      close();
      heading = block.text.trim().slice(0, LONGEST_HEADING);
      continue;
    }
    if (block.kind === 'row') {
      close();
      addRow(block);
      continue;
    }
    for (const piece of cutText(block.text, PASSAGE_LENGTH.max)) {
      const fits: boolean =
        open !== null &&
        open.page === block.page &&
        (open.unreadTable ?? false) === (block.unreadTable ?? false) &&
        open.text.length < PASSAGE_LENGTH.min &&
        open.text.length + piece.length < PASSAGE_LENGTH.max;
      if (open !== null && fits) open.text += `\n${piece}`;
      else {
        close();
        open = {
          page: block.page,
          heading,
          text: piece,
          question: null,
          ...(block.unreadTable ? { unreadTable: true } : {}),
        };
      }
    }
  }
  close();
  return passages;
};
