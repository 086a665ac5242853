import { plain } from '../values/plain';
import { isWithin, type Range, readDuration, readRange } from '../values/quantities';
import { CALLS_OFF, CANCELS, CHARGES, leadOf } from './answer-notice';
import type { Candidate } from './candidate';
import { composed } from './compare';
import type { Frame } from './frame';
import { sayCells } from './say';
import type { Row, Table } from './table';
import { meets } from './words';

const FEWEST_STEPS = 2;
const OF_CANCELLING = /\b(?:trattenut|trattenian|rimbors|penal[ei]|restituz|refund|withheld|charge)/;
const AT_MOST = /\b(\d+) (\p{L}+) (?:o meno|or less|or fewer)\b/u;
const SAME_DAY = /\b(?:stesso giorno|giorno stesso|same day)\b/;

/** The notice that a row's name stands for: "Da 60 a 16 giorni prima", "7 giorni o meno", "il giorno stesso". */
const noticeOf = ({ label }: Row): Range | null => {
  const text = plain(label);
  if (SAME_DAY.test(text)) return { min: 0, max: 12, unit: 'hour' };
  const [, amount = '', unit = ''] = AT_MOST.exec(text) ?? [];
  if (amount !== '' && readDuration(`${amount} ${unit}`) !== null)
    return { min: 0, max: readDuration(`${amount} ${unit}`) ?? 0, unit: 'minute' };
  const range = readRange(label);
  return range && readDuration(`2 ${range.unit}s`) !== null ? range : null;
};

const isOfCancelling = ({ title, rows, columns }: Table): boolean =>
  [title, rows[0]?.passage.heading ?? '', ...columns.map(({ name }) => name)].some((text) => {
    const words = plain(text);
    return CALLS_OFF.test(words) || OF_CANCELLING.test(words);
  });

/** What cancelling so long before costs, where a table has a row for each notice. */
export const answerNoticeFromTables = (tables: readonly Table[], frame: Frame): Candidate[] => {
  const lead = leadOf(frame);
  if (lead === null || !CANCELS.test(frame.plain) || !CHARGES.test(frame.plain)) return [];
  return tables.flatMap((table): Candidate[] => {
    if (!isOfCancelling(table)) return [];
    const steps = table.rows.flatMap((row) => {
      const notice = noticeOf(row);
      return notice ? [{ row, notice }] : [];
    });
    const met = steps.filter(({ notice }) => isWithin({ amount: lead, unit: 'minute', written: '' }, notice));
    const [step] = met;
    if (steps.length < FEWEST_STEPS || met.length !== 1 || !step) return [];
    const columns = table.columns.filter(({ at }) => at !== table.labelAt);
    const isNamed = frame.terms.some(
      (term) => !CANCELS.test(term.written) && meets(term, table.context) > 0.6,
    );
    return [
      composed([step.row], sayCells(step.row, columns, frame), 1.7 + (isNamed ? 0.2 : 0), 0.9, [], 'rows'),
    ];
  });
};
