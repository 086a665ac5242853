import { isMeasured, isWithin } from '../values/quantities';
import type { Frame } from './frame';
import type { Row, Table } from './table';

const FEWEST_STEPS = 2;
const BARE =
  /\b(?:da|di|of|from) (\d{1,3})(?= ?(?:$|[?.,;!])| (?:e|in|con|quanto|quanti|quante|costa|costano|viene|and|with|how)\b)/;

/** "E da 18?", "uno schermo da 55": the figure that a question names without its unit, where nothing else counts it. */
export const bareFigureIn = ({
  plain: text,
  quantities,
}: Pick<Frame, 'plain' | 'quantities'>): string | null => {
  const [, figure] = BARE.exec(text) ?? [];
  return figure === undefined || quantities.some(({ written }) => written.split(' ').includes(figure))
    ? null
    : figure;
};

/** The unit by which the names of all rows tell sizes: "fino a 15 pollici", "16 e 17 pollici". */
const unitOfSteps = ({ rows, columns, labelAt }: Table): string | null => {
  const header = columns[labelAt]?.name ?? '';
  const units = rows.map(
    ({ cells }) =>
      cells[labelAt]?.range(header)?.unit ?? cells[labelAt]?.quantitiesUnder(header)[0]?.unit ?? '',
  );
  const [unit = ''] = units;
  const isSize = isMeasured(unit) || unit === 'inch';
  return isSize && rows.length >= FEWEST_STEPS && units.every((each) => each === unit) ? unit : null;
};

/** Whether a row called by its size is of the size whose figure alone was asked for; null where none was, or the rows are called otherwise. */
export const bareStep = (row: Row, frame: Frame): { written: string; isMet: boolean } | null => {
  const written = bareFigureIn(frame) ?? bareFigureIn({ ...frame, plain: frame.earlier });
  const unit = written === null ? null : unitOfSteps(row.table);
  if (written === null || unit === null || frame.quantities.some((each) => each.unit === unit)) return null;
  const header = row.table.columns[row.labelAt]?.name ?? '';
  const amount = Number(written);
  const cell = row.cells[row.labelAt];
  const range = cell?.range(header);
  const isMet = range
    ? isWithin({ amount, unit, written }, range) === true
    : // "16 e 17 pollici": the unit stands at the last of them.
      new RegExp(String.raw`(?<![\d.,])${written}(?![\d.,]\d|\d)`).test(cell?.text ?? '');
  return { written, isMet };
};
