import type { OutlineBlock, TableBlock, TableLine } from './blocks';
import { hasLeader } from './leader';

const PRICE = String.raw`(?:(?:da|from|circa|ca\.?|a partire da)\s)?(?:(?:€|euro|eur)\s?\d[\d.,]*|\d[\d.,]*(?:,-)?\s?(?:€|euro(?!\p{L})|eur(?!\p{L}))|\d+[.,]\d{2}(?![\d.,:%]|\s?(?:-|–|alle|kg|g|l|cl|ml|m|cm|h|ore)(?!\p{L})))`;
const PRICE_LINE = new RegExp(
  String.raw`^((?:\p{L}|\d+(?:[.,]\d+)?\s?(?:kg|g|gr|l|lt|ml|cl|cm|mq|mt|min|minuti|or[ae]|giorn[oi]|mes[ei]|person[ae]|porzion[ei]|pezz[oi]|pz|lezion[ei]|ingress[oi])(?!\p{L}))[^.;!?]{0,70}?)(?:\s[-–—=→>]+\s|:\s+|\s)(${PRICE}(?:.{0,60}))$`,
  'iu',
);
const STARTS_WITH_PRICE = new RegExp(`^${PRICE}`, 'iu');
const HOLDS_PRICE = new RegExp(PRICE, 'iu');
const MONEY = /(?:€|\beuro\b)\s?\d|\d\s?(?:€|euro\b)/giu;
/** A sentence that says a price is no line of a list. */
const PROSE =
  /(?<!\p{L})(?:costa|costano|paga|pagano|è|sono|chiediamo|prevede|abbiamo|tratteniamo|spende|oltre|almeno|entro|costs?|pay|is|are)(?!\p{L})|[a-z]{3,}[.!?]\s/iu;
/** What parts cells in a line of text: dots that lead the eye, tabs, several blanks, bars. */
const CELL_BORDER = /\s*(?:\.{2,}|…+|·{3,}|_{3,}|-{3,})\s*|\t+|\s{2,}|\s\|\s/;
const LIST_MARK = /^(?:[-*•–·]\s+|\|\s*)/;
/** "| le 12:00 | nessuno |": bars at both ends leave no doubt. */
const BETWEEN_BARS = /^\|(.+)\|$/;
const RULE = /^[\s|:+=-]+$/;
/** "|---|---|" below the names of columns. */
const isRuleOfBars = (line: string): boolean => /\|/.test(line) && RULE.test(line);
/** Fewer are a remark in a text. */
const FEWEST = 2;
const LONGEST_GROUP = 50;
const LONGEST_CELL = 90;

const withPriceSigns = (line: string): string => line.replace(/€\s+(?=\d)/g, '€ ');

/** A line of a price list without columns, "Taglio uomo: 18 €", as what is priced and its price; `null` for any other. */
const priceLine = (line: string): string[] | null => {
  const [, name, price] = PRICE_LINE.exec(line) ?? [];
  if (name === undefined || price === undefined) return null;
  const isOnePrice = (name.match(MONEY) ?? []).length === 0 && (price.match(MONEY) ?? []).length <= 1;
  if (!isOnePrice || PROSE.test(`${name} ${price}`)) return null;
  // "Corso: sabato 20 marzo, 15:00–18:00, 20 €": what stands behind the name belongs to it, the price among it.
  const [, thing, details] = NAMED_BEFORE_DETAILS.exec(name) ?? [];
  return thing !== undefined && details !== undefined
    ? [thing, `${details} ${price.trim()}`]
    : [name.replace(/[\s:.,…_-]+$/u, ''), price.trim()];
};
const NAMED_BEFORE_DETAILS = /^([^:]{3,50}): (.{4,})$/u;

/** The cells of a line that stands in a table written as text; `null` for any other line. */
const cellsOf = (source: string): string[] | null => {
  const [, between] = BETWEEN_BARS.exec(source.trim()) ?? [];
  if (between !== undefined && !RULE.test(between)) {
    const cells = between.split('|').map((cell) => cell.trim());
    if (cells.length >= 2 && cells.every((cell) => cell.length <= LONGEST_CELL)) return cells;
  }
  const line = withPriceSigns(
    source
      .trim()
      .replace(LIST_MARK, '')
      .replace(/\s*\|$/, ''),
  );
  if (line === '' || RULE.test(line)) return null;
  const cells = line.split(CELL_BORDER).map((cell) => cell.trim());
  if (cells.some((cell) => cell === '' || cell.length > LONGEST_CELL)) return null;
  if (cells.length >= 3) return cells;
  const [name = '', value = ''] = cells;
  // What a leader leads to is the value of the name before it, "gratis" and "+30%" too.
  const isValue = STARTS_WITH_PRICE.test(value) || hasLeader(line);
  if (cells.length === 2 && isValue && !/[.!?]$/.test(name)) return cells;
  return cells.length === 1 ? priceLine(line) : null;
};

/** Whether the blanks within a line have a meaning, so that it is not joined with its neighbours. */
export const isTabular = (line: string): boolean =>
  /\S\s{3,}\S|\t|\.{4,}|\s\|\s/.test(line.trim()) || priceLine(withPriceSigns(line.trim())) !== null;

const isGroup = (line: string): boolean =>
  line !== '' &&
  line.length <= LONGEST_GROUP &&
  /^[\p{Lu}\d]/u.test(line) &&
  !/[.;!?]$/.test(line) &&
  !/\d\s?€|€\s?\d|\s{3,}/.test(line);

/** A cell with its figures alike: "9:00 - 18:00" and "10:30 - 17:00". */
const shapeOf = (cell: string): string => cell.replace(/\d+/g, '0');

/** Names above the cells of the next line, which hold figures where the names have none. */
const isHeader = (cells: string[], next: string[] | null | undefined): boolean =>
  next !== null &&
  next !== undefined &&
  next.length === cells.length &&
  !cells.slice(1).some((cell) => HOLDS_PRICE.test(cell) || /^\d[\d.,:]*$/.test(cell)) &&
  // "giugno   mar-dom   10:00 - 19:00" above "luglio   tutti i giorni   9:30 - 19:30" names nothing.
  !cells.some((cell, at) => /\d/.test(cell) && shapeOf(cell) === shapeOf(next[at] ?? '')) &&
  next.slice(1).some((cell) => /\d/.test(cell));

interface Line {
  text: string;
  page: number | null;
  /** Begins a paragraph. */
  isFirst: boolean;
  /** A rule of bars and dashes stands below it. */
  isRuled?: boolean;
}

const tableLine = (cells: string[], page: number | null, mark: Partial<TableLine> = {}): TableLine => ({
  cells,
  isHeader: false,
  hasSpan: false,
  isAcross: false,
  page,
  ...mark,
});

/** Lines of paragraphs with the runs of cells among them as tables. */
const splitLines = (lines: Line[]): OutlineBlock[] => {
  const blocks: OutlineBlock[] = [];
  const all = lines.map(({ text }) => cellsOf(text));
  let table: { lines: TableLine[]; sources: Line[]; width: number; isGrouped: boolean } | null = null;
  const addText = ({ text, page, isFirst }: Line): void => {
    const last = blocks.at(-1);
    if (!isFirst && last?.kind === 'paragraph') last.text += `\n${text}`;
    else if (text !== '') blocks.push({ kind: 'paragraph', text, page });
  };
  const close = (): void => {
    if (table === null) return;
    const rows = table.lines.filter((line) => !line.isAcross && !line.isHeader);
    const isPriceList = rows.some(({ cells }) => cells.some((cell) => STARTS_WITH_PRICE.test(cell)));
    // One line of a price list stands beside others under the same heading; two figures apart are no table.
    if (rows.length >= FEWEST || (rows.length === 1 && isPriceList)) {
      const hasHeader = table.lines.some((line) => line.isHeader);
      const block: TableBlock = {
        kind: 'table',
        caption: '',
        lines: table.lines,
        page: rows[0]?.page ?? null,
      };
      blocks.push(hasHeader ? block : { ...block, isList: true });
    } else
      for (const [at, source] of table.sources.entries())
        addText({ ...source, isFirst: source.isFirst || at === 0 });
    table = null;
  };
  for (const [at, line] of lines.entries()) {
    const cells = all[at];
    const next = all[at + 1];
    const leads = lines[at + 1]?.isFirst === false;
    const isBelowRule: boolean =
      table?.sources[0]?.isRuled === true && table.width === cells?.length && !line.isFirst;
    if (cells && leads && (line.isRuled === true || (!isBelowRule && isHeader(cells, next)))) {
      close();
      table = {
        lines: [tableLine(cells, line.page, { isHeader: true })],
        sources: [line],
        width: cells.length,
        isGrouped: false,
      };
    } else if (cells) {
      // What stands under a group's name ends with its paragraph.
      if (
        table &&
        (table.width !== cells.length || (line.isFirst && (table.isGrouped || table.lines[0]?.isHeader)))
      )
        close();
      table ??= { lines: [], sources: [], width: cells.length, isGrouped: false };
      table.lines.push(tableLine(cells, line.page));
      table.sources.push(line);
    } else if (next && leads && isGroup(line.text)) {
      if (line.isFirst || table?.width !== next.length) close();
      table ??= { lines: [], sources: [], width: next.length, isGrouped: true };
      const name = line.text.replace(/:$/, '');
      table.lines.push(
        tableLine(
          Array.from({ length: next.length }, () => name),
          line.page,
          { isAcross: true },
        ),
      );
      table.sources.push(line);
      table.isGrouped = true;
    } else {
      close();
      addText(line);
    }
  }
  close();
  return blocks;
};

/** Tables that are written as text, line by line: price lists with dots, columns parted by blanks or bars. */
export const findLineTables = (blocks: OutlineBlock[]): OutlineBlock[] => {
  const found: OutlineBlock[] = [];
  let open: Extract<OutlineBlock, { kind: 'paragraph' }>[] = [];
  const close = (): void => {
    const lines = open.flatMap(({ text, page }) =>
      text
        .split('\n')
        .map((line, at, all): Line => ({
          text: line.trim(),
          page,
          isFirst: at === 0,
          isRuled: isRuleOfBars(all[at + 1] ?? ''),
        }))
        .filter((line) => !isRuleOfBars(line.text)),
    );
    const rows = lines.filter(({ text }) => cellsOf(text) !== null);
    const isTable = rows.length >= FEWEST || rows.some(({ text }) => hasLeader(text));
    found.push(...(isTable ? splitLines(lines) : open));
    open = [];
  };
  for (const block of blocks) {
    if (block.kind === 'paragraph' && !block.unreadTable) open.push(block);
    else {
      close();
      found.push(block);
    }
  }
  close();
  return found;
};
