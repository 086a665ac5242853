import type { Block, ReadBlocks } from './blocks';
import { isTabular } from './find-line-tables';

const MARKDOWN_HEADING = /^\s{0,3}#{1,6}\s+(.+?)\s*#*\s*$/;
/** "** Vaschette **", "== Orari ==", "--- Contatti ---": a line between the same signs. */
const DECORATED_HEADING =
  /^\s{0,3}([*=~_+-]{1,4}|#{1,6}|>{1,3}|[•·◆■►])\s*(?=[\p{L}\d])(.{2,80}?)\s*(?:[*=~_+-]{1,4}|#{1,6}|<{1,3}|[•·◆■◄])\s*:?\s*$/u;
const LIST_ITEM = /^\s*(?:[-*•–·]|\d{1,3}[.)])\s+/;
const UNDERLINE = /^\s*(?:={3,}|-{3,}|\*{3,}|_{3,})\s*$/;

/** "CALENDARIO 2026/2027", "Orari 2027": the year of a title, which ends no sentence. */
const YEAR_OF_TITLE = /(?<=^\S+(?: \S+){0,3}) (?:19|20)\d{2}(?:\s?[-/–]\s?(?:20)?\d{2})?$/;

/** A short line without an end mark that stands above something is a heading: "Orari di apertura", "SPEDIZIONI". */
const looksLikeHeading = (line: string): boolean =>
  line.length <= 80 &&
  !LIST_ITEM.test(line) &&
  !/\S\s{3,}\S|\t/.test(line.trim()) &&
  !/[.;,:!…»"”)\d]$/.test(line.trim().replace(YEAR_OF_TITLE, '')) &&
  // "PAGAMENTI contanti o bancomat. carte no": a line in which a sentence ends says something already.
  !/\p{L}{3,}[.!;]\s/u.test(line) &&
  /^[\p{Lu}\d]/u.test(line.trim()) &&
  line.trim().split(/\s+/).length <= 10;

const NAME_AND_VALUE = /^[^:]{1,40}:\s+\S/;

/** "sabato 9.00-13.00", "da novembre a febbraio chiuso": a line of opening hours. */
const HOURS_LINE =
  /^(?:(?:da|dal|il|la|tutti i|ogni) )?(?:luned|marted|mercoled|gioved|venerd|sabat|domenic|festiv|lun|mar|mer|gio|ven|sab|dom|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|mon|tue|wed|thu|fri|sat|sun)\p{L}*(?![\p{L}'’]).*(?:\d[:.]\d{2}|chius|closed)/iu;

/**
 * A list of prices or hours has a line for each: "Orchidea: 22 euro" under "Bouquet: 15 euro", "Chiuso a Natale" under hours.
 * @param isList Several lines beside it name a value each; then one without a capital letter does so as well.
 */
const beginsAnew = (line: string, previous: string, isList: boolean): boolean =>
  (isList && NAME_AND_VALUE.test(line)) ||
  (HOURS_LINE.test(line) && HOURS_LINE.test(previous)) ||
  (/^\p{Lu}/u.test(line) && (NAME_AND_VALUE.test(line) || /(?:\d|€|\beuro|%)$/i.test(previous)));
const FEWEST_OF_LIST = 3;
/** "Nadia - acconciature", "Taglio uomo 19 euro": where each of several lines begins with a capital letter, none goes on from the one before. */
const isListOfLines = (lines: readonly string[]): boolean =>
  lines.length >= FEWEST_OF_LIST && lines.every((line) => /^\p{Lu}/u.test(line.trim()));

/** How near to the longest line a wrapped one comes with the word that had no room in it. */
const MARGIN = 0.8;

/** Lines that a mail program or an editor wrapped at a margin belong together; short ones (lists, prices, hours) do not. */
const joinLines = (lines: string[]): string => {
  const longest = Math.max(...lines.map(({ length }) => length));
  const wrapped = longest >= 60 && !isListOfLines(lines);
  const isList = lines.filter((line) => NAME_AND_VALUE.test(line.trim())).length >= FEWEST_OF_LIST;
  let text = '';
  for (const line of lines) {
    const previous = text.slice(text.lastIndexOf('\n') + 1);
    const joins =
      text !== '' &&
      wrapped &&
      previous.length > longest * 0.6 &&
      // Where the next word would have had room, the line was ended on purpose.
      previous.length + (line.trim().split(' ')[0]?.length ?? 0) >= longest * MARGIN &&
      // A sentence that ends with its line was ended there by its writer: a question above its answer, an item of a list.
      !(/[.!?;]$/.test(previous) && /^[\p{Lu}\d«"“]/u.test(line.trim())) &&
      !LIST_ITEM.test(line) &&
      !beginsAnew(line.trim(), previous, isList) &&
      !isTabular(line) &&
      !isTabular(previous);
    text += text === '' ? line.trim() : joins ? ` ${line.trim()}` : `\n${line.trim()}`;
  }
  return text;
};

const MOST_WORDS_ABOVE_HOURS = 4;

/** "TASSA DI SOGGIORNO": a title whatever stands below it. */
const IN_CAPITALS = /^(?=.*\p{Lu}{4})[^\p{Ll}]+$/u;

/**
 * A title right above its text, with no blank line between: a few words, then a list, a row or a sentence that begins anew. The line
 * before, if there is one, must have ended.
 */
const standsAbove = (line: string, next: string | undefined, previous: string | undefined): boolean => {
  if (next === undefined || line.length > 60 || !looksLikeHeading(line) || NAME_AND_VALUE.test(line))
    return false;
  if (previous !== undefined && !/[.!?]["»”)]?$/.test(previous.trim())) return false;
  if (LIST_ITEM.test(next)) return true;
  // "Biglietteria" above "mercoledì e venerdì 17:00-19:30", however its days are written.
  if (
    previous === undefined &&
    HOURS_LINE.test(next.trim()) &&
    !HOURS_LINE.test(line.trim()) &&
    line.trim().split(/\s+/).length <= MOST_WORDS_ABOVE_HOURS
  )
    return true;
  // Above lines of prices it is the name of their group.
  if (IN_CAPITALS.test(line.trim()) && !isTabular(next)) return true;
  // A margin's line is about as long as the next; a title is not.
  if (line.length > next.length * 0.6 && line.trim().split(/\s+/).length > 3) return false;
  if (NAME_AND_VALUE.test(next.trim())) return true;
  if (previous !== undefined && line.trim().split(/\s+/).length <= 3 && /^[\d€].{20,}\.$/.test(next.trim()))
    return true;
  return /^[\p{Lu}"«“]/u.test(next.trim()) && (next.length >= 60 || /[.!?]["»”)]?$/.test(next.trim()));
};

/** The lines between two blank ones as blocks: paragraphs, and titles that stand right above them. */
const blocksOf = (lines: string[]): Block[] => {
  const blocks: Block[] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) blocks.push({ kind: 'paragraph', text: joinLines(open), page: null });
    open = [];
  };
  for (const [at, line] of lines.entries()) {
    if (standsAbove(line, lines[at + 1], lines[at - 1])) {
      close();
      blocks.push({ kind: 'heading', text: line.trim(), page: null });
    } else open.push(line);
  }
  close();
  return blocks;
};

const headingOf = (line: string): string | undefined =>
  MARKDOWN_HEADING.exec(line)?.[1] ?? DECORATED_HEADING.exec(line)?.[2]?.trim();

/** Plain text or Markdown as blocks: paragraphs between blank lines, headings where they show. */
export const readText = (source: string): ReadBlocks => {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const flush = (): void => {
    blocks.push(...blocksOf(lines));
    lines = [];
  };
  const all = source.split('\n');
  for (const [index, line] of all.entries()) {
    const heading = headingOf(line);
    if (heading !== undefined) {
      flush();
      blocks.push({ kind: 'heading', text: heading, page: null });
    } else if (UNDERLINE.test(line)) {
      // "Titolo" over "======" is a heading; a rule alone only separates.
      const title = lines.length === 1 ? lines.pop() : undefined;
      flush();
      if (title !== undefined) blocks.push({ kind: 'heading', text: title.trim(), page: null });
    } else if (line.trim() === '') {
      // Only a line that something follows can be a heading; the last one is a signature or a remark.
      const only = lines.length === 1 ? lines[0] : undefined;
      const followed = all.slice(index + 1).some((later) => later.trim() !== '');
      if (only !== undefined && followed && looksLikeHeading(only)) {
        blocks.push({ kind: 'heading', text: only.trim(), page: null });
        lines = [];
      } else flush();
    } else lines.push(line);
  }
  flush();
  return { pages: null, blocks };
};
