import type { Candidate } from './candidate';
import type { Frame } from './frame';
import { joinWithin, LIST_LENGTH, sentence } from './say';
import type { Table } from './table';
import { meets } from './words';

const NAMED = 0.9;
/** The same of a word of another language, which is met by its translation. */
const NAMED_BY_TRANSLATION = 0.75;
const FEWEST = 2;
const MOST = 30;

/** "Quanti percorsi ci sono?": the rows of the table whose column of names is called so, where no text counts them. */
export const answerRowCount = (tables: readonly Table[], frame: Frame): Candidate[] => {
  const { counted, measure } = frame;
  const own = frame.terms.filter(({ carried }) => !carried);
  const noun = own.find(({ written }) => counted !== null && written.startsWith(counted.stem));
  const isConditional =
    frame.days.length + frame.weekdays.size + frame.quantities.length > 0 || frame.dayPart !== null;
  if (measure !== 'count' || !noun || isConditional) return [];
  return tables.flatMap((table): Candidate[] => {
    const label = table.columns[table.labelAt];
    const names = [...new Set(table.rows.map((row) => row.label))];
    const named = frame.language === 'en' ? NAMED_BY_TRANSLATION : NAMED;
    const [first] = table.rows;
    if (!first || !label || table.isPartial || names.length !== table.rows.length) return [];
    if (names.length < FEWEST || names.length > MOST || meets(noun, label.words) < named) return [];
    const others = own.filter((term) => term !== noun);
    if (others.some((term) => meets(term, table.context) < NAMED)) return [];
    const text = sentence(`${names.length}: ${joinWithin(names, ', ', LIST_LENGTH, frame.language)}`);
    return [
      {
        text,
        quotes: [{ passage: first.passage, text: names.join(', ') }],
        score: 1.05,
        coverage: 0.8,
        missing: [],
        fits: true,
        carried: 1,
        isExact: true,
        band: 'row-count',
        isComposed: true,
      },
    ];
  });
};
