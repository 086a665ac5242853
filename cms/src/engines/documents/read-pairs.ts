import { parse } from 'papaparse';
import { decodeText } from './decode-text';
import { READ_LIMITS } from './limits';
import { pairColumns } from './pair-columns';

const DELIMITERS = [';', ',', '\t'];

/** A question and its answer, one of them perhaps missing, and the row of the spreadsheet in which they stand. */
export interface PairRow {
  row: number;
  question: string;
  answer: string;
}

/** The pairs of a CSV file, in its order; `null` where it has no column of questions and one of answers. */
export const readPairs = (bytes: Uint8Array): PairRow[] | null => {
  const text = decodeText(bytes);
  const columnsBy = (delimiter: string) =>
    pairColumns(parse<string[]>(text, { delimiter, preview: 1 }).data[0] ?? []);
  // The library guesses by rows of equal length; a short file of long answers has none. The header leaves no doubt.
  const delimiter = DELIMITERS.find((each) => {
    const { questionAt, answerAt } = columnsBy(each);
    return questionAt !== -1 && answerAt !== -1;
  });
  if (!delimiter) return null;
  const { questionAt, answerAt } = columnsBy(delimiter);
  const { data } = parse<string[]>(text, { delimiter, preview: READ_LIMITS.csvRows + 1 });
  return data.slice(1).flatMap((cells, index) => {
    const question = (cells[questionAt] ?? '').replace(/\s+/g, ' ').trim();
    const answer = (cells[answerAt] ?? '').trim();
    return question || answer ? [{ row: index + 2, question, answer }] : [];
  });
};
