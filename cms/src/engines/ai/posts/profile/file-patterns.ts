import { isExplained } from './read-offers';
import { lowerFirst } from './text';

/** "D: …", "Domanda. …": a question that its mark names. */
export const QUESTION_MARK = /^\s*(?:D|Q|Domanda|Question|Q\d+|D\d+)\s*[.:)\-]\s*(.+)$/isu;
/** "R: …" behind a question. */
export const ANSWER_MARK = /(?:^|\s)(?:R|A|Risposta|Answer)\s*[.:)\-]\s+/u;
/** The same at the beginning of a line, where nothing need part it from the answer. */
export const FIRST_ANSWER_MARK = /^(?:R|A|Risposta|Answer)\s*[.:)\-]\s*/u;
/** "Come si conserva l'olio? Al buio": question and answer in one line. */
export const ANSWERED =
  /^((?:come|quanto|quando|perché|dove|che|chi|quale|si può|posso|è|serve|how|when|why|where|what|can|do|is)(?!\p{L})[^.?!:]{8,100}\?)\s+(\p{Lu}.{11,})$/iu;
/** Advice after an answer is none of it. */
export const ADVICE = /^(?:tips?|consiglio|nota bene|un consiglio|trucco|lo sapevi)\s?[:.]\s/iu;

interface Row {
  columns: string[];
  cells: string[];
}

const TIME_CELL = /^\d{1,2}[.:]\d{2}(?:\s*[-–]\s*\d{1,2}[.:]\d{2})?$/;
const withoutSpaces = (text: string): string => text.replace(/\s/gu, '');

/** A row that says what happens at an hour: `Pranzo; ora 11.45`. */
const isTimed = ({ columns, cells }: Row): boolean =>
  columns.length > 1 &&
  cells.slice(1).some((cell) => TIME_CELL.test(cell)) &&
  !cells.some((cell) => /€|\beuro\b/iu.test(cell));

/** A row that says one thing of what its heading names: `Costo; 12 euro l'ora`. */
const isAttribute = ({ cells }: Row): boolean =>
  cells.length === 2 &&
  /^(?:cost[oi]|prezz[oi]|prenotazion[ei]|durata|orari[oi]?|dove|quando|posti|età|iscrizion[ei]|pagament[oi]|consegna|ritiro|price|cost|duration|length|where|when|booking|places|age)$/iu.test(
    cells[0] ?? '',
  );

/** A row of a timetable, or one that explains what its heading names, as a line to be told; null for any other. */
export const scheduleLineOf = (row: Row): string | null => {
  const [first = '', ...rest] = row.cells;
  if (TIME_CELL.test(first)) return `${withoutSpaces(first)} ${rest.join(', ').toLowerCase()}`;
  if (isTimed(row)) {
    const at = rest.find((cell) => TIME_CELL.test(cell)) ?? '';
    return [withoutSpaces(at), lowerFirst(first), ...rest.filter((cell) => cell !== at)].join(' ');
  }
  if (isAttribute(row)) return `${first}: ${lowerFirst(rest[0] ?? '')}`;
  return isExplained(row) ? `${first}: ${rest.map(lowerFirst).join('; ')}` : null;
};
