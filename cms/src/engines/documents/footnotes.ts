/** What stands behind a value and points at a remark: "89 €*", "Tripla (1)", "Mattino (a)", "89 €¹". */
const MARK = '(?:\\*{1,3}|†|‡|[¹²³⁴⁵⁶⁷⁸⁹]|\\((?:\\d{1,2}|[a-e]|\\*{1,3})\\))';
const NOTE = new RegExp(`^(${MARK})\\s*(\\S.*)$`, 's');
const MARK_AT_END = new RegExp(`\\s?(${MARK})$`);
/** Remarks that follow each other on one line: "(1) Solo in loco. (2) Su prenotazione." */
const NEXT_NOTE = new RegExp(`\\s+(?=${MARK}\\s*[\\p{Lu}\\d])`, 'u');
/** "100 m²" is an area, not a remark. */
const AREA = /(?:^|[\s\d])[cdk]?m[²³]$/i;

export interface Footnote {
  mark: string;
  text: string;
}

/** Whether a line is a remark below a table, and none of its rows. */
export const isFootnote = (line: string): boolean => NOTE.test(line.trim());

/** The remarks at the beginning of a text's lines; `null` where it begins with anything else. */
export const readFootnotes = (text: string): Footnote[] | null => {
  const notes: Footnote[] = [];
  const lines = text.split('\n').flatMap((line) => (isFootnote(line) ? line.split(NEXT_NOTE) : [line]));
  for (const line of lines) {
    const [, mark, words] = NOTE.exec(line.trim()) ?? [];
    if (mark !== undefined && words !== undefined) notes.push({ mark, text: words.trim() });
    else if (notes.length === 0) return null;
    // The next paragraph: what it says is said of the whole.
    else if (/[.!]$/.test(notes.at(-1)?.text ?? '') && /^\p{Lu}/u.test(line.trim())) break;
    else notes.push({ mark: '', text: line.trim() });
  }
  // A line without a mark goes on with the remark above it.
  return notes.reduce<Footnote[]>((whole, note) => {
    const last = whole.at(-1);
    if (note.mark === '' && last) last.text += ` ${note.text}`;
    else whole.push({ ...note });
    return whole;
  }, []);
};

const WITHIN = new RegExp(
  `(?<=[.;!]\\s)(${MARK})\\s*(\\p{Lu}[^\\n]*?)(?=\\s+${MARK}\\s*\\p{Lu}|\\n|$)`,
  'gu',
);
/** Remarks that begin in the middle of a text: "Carburante escluso. * Sulla lancia sono compresi 20 litri." */
export const footnotesWithin = (text: string): Footnote[] =>
  [...text.matchAll(WITHIN)].map(([, mark = '', words = '']) => ({ mark, text: words.trim() }));

/** A cell without the mark of a remark that was found, and the remark. */
export const takeFootnote = (cell: string, notes: Footnote[]): { cell: string; note: string | null } => {
  const mark = AREA.test(cell) ? undefined : MARK_AT_END.exec(cell)?.[1];
  const note = mark === undefined ? undefined : notes.find((each) => each.mark === mark);
  if (!note) return { cell, note: null };
  return { cell: cell.replace(MARK_AT_END, '').trim(), note: note.text };
};
