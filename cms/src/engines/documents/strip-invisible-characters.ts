import type { OutlineBlock } from './blocks';

/** Invisible characters carry instructions past a human reader: tags, direction overrides, zero-width marks. */
const INVISIBLE = /[\u{e0000}-\u{e007f}\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\u2060\ufeff\u00ad]/gu;

/** Halves of characters and NUL, which no database keeps. */
const UNSTORABLE = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text without what no reader sees, its accents written in one way. */
export const stripInvisibleCharacters = (text: string): string =>
  text.replace(INVISIBLE, '').replace(UNSTORABLE, '').normalize('NFC');

/** A block, its cells included, without what no reader sees. */
export const visibleBlock = (block: OutlineBlock): OutlineBlock =>
  block.kind === 'table'
    ? {
        ...block,
        caption: stripInvisibleCharacters(block.caption),
        lines: block.lines.map((line) => ({
          ...line,
          cells: line.cells.map((cell) => stripInvisibleCharacters(cell).trim()),
        })),
      }
    : { ...block, text: stripInvisibleCharacters(block.text) };
