import { aggregate, monthlyValues, rankNames, selectRows, type GroupValue } from './aggregate';
import type { Measure } from './measure';
import type { TableQuestion } from './table-question';
import type { TableWords } from './table-words';
import type { TypedTable } from './typed-table';

/** So many names are told, unless another number was asked for. */
const LISTED = 3;
const MOST_MONTHS = 24;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A column that is called "valore" says less than what was asked for. */
export const measureName = ({ kind, column, isSummable }: Measure, words: TableWords): string =>
  kind === 'profit' && column === null && !isSummable
    ? words.profitOfOne
    : kind !== 'column' && (column === null || /^val(?:ore|ue)$/i.test(column))
      ? words.measures[kind]
      : words.quoted(column ?? '');

/** The computation that was asked for, as a sentence that begins with its result. */
export const computeAnswer = (
  { table, question, measure }: { table: TypedTable; question: TableQuestion; measure: Measure },
  words: TableWords,
): { text: string; counted: number; of: number } | null => {
  const rows = selectRows(question, table);
  const say = (value: number) => words.amount(words.number(value, measure.unit), measureName(measure, words));
  const { value: whole, counted } = aggregate(measure, rows);
  if (whole === null) return null;
  const where = words.rows(counted, table.file);
  const about = [
    ...[...question.filters].reverse().map(({ label }) => label),
    ...(question.month === null ? [] : [words.month(String(question.month).padStart(2, '0'))]),
  ];
  const lead = about.length === 0 ? '' : `${about.map((each) => `**${capitalised(each)}**`).join(', ')}: `;
  const { operation, group } = question;
  const months = group === 'month' || operation === 'by-month' ? monthlyValues(table, measure, rows) : [];
  const labelled = ({ label, value }: GroupValue) => ({ label: words.month(label), value });
  const done = (text: string) => ({ text, counted, of: rows.length });

  if (operation === 'mean' && group === 'month' && months.length > 0) {
    const sum = months.reduce((total, { value }) => total + value, 0);
    return done(words.monthlyMean(say(Math.round(sum / months.length)), months.length, where));
  }
  if (operation === 'mean')
    return done(words.mean(say(aggregate(measure, rows, true).value ?? 0), lead, where));
  if (operation === 'by-month') {
    const sorted = [...months].sort((a, b) => b.value - a.value);
    const [best, worst] = [sorted[0], sorted.at(-1)];
    if (!best || !worst) return null;
    const name = (each: GroupValue) =>
      `**${words.month(each.label)}** (${words.number(each.value, measure.unit)})`;
    return done(
      `${words.byMonth(name(best), name(worst), where)}\n\n${months
        .slice(-MOST_MONTHS)
        .map((each) => `- ${words.month(each.label)}: ${words.number(each.value, measure.unit)}`)
        .join('\n')}`,
    );
  }
  if (operation === 'share' && question.filters.length > 0 && measure.isSummable) {
    const all = aggregate(measure, selectRows({ ...question, filters: [] }, table)).value ?? 0;
    if (all <= 0) return null;
    return done(
      words.share(
        about.join(', '),
        words.number(Math.round((whole * 1_000_000) / all), 'percent'),
        words.number(whole, measure.unit),
        words.number(all, measure.unit),
      ),
    );
  }
  if (operation === 'highest' || operation === 'lowest' || operation === 'share') {
    const names = group === 'month' ? null : (group ?? table.texts[0] ?? null);
    const ranked =
      names === null
        ? [...months].sort((a, b) => b.value - a.value).map(labelled)
        : rankNames(names.cells, measure, rows).map(({ label, value }) => ({ label, value }));
    const isLowest = operation === 'lowest';
    const order = isLowest ? [...ranked].reverse() : ranked;
    const [first, ...others] = order;
    if (!first) return null;
    if (question.most !== null && question.most > 1)
      return done(
        words.ranking(
          order
            .slice(0, question.most)
            .map(({ label, value }, at) => `${at + 1}. **${label}**: ${words.number(value, measure.unit)}`),
          `${measureName(measure, words)}, ${where}`,
        ),
      );
    const tied = order.filter(({ value }) => value === first.value);
    if (tied.length > 1)
      return done(
        words.tied(
          tied.slice(0, LISTED).map(({ label }) => label),
          say(first.value),
        ),
      );
    const isShared = measure.isSummable && whole > 0 && ranked.every(({ value }) => value >= 0);
    const share = isShared ? words.number(Math.round((first.value * 1_000_000) / whole), 'percent') : null;
    const next = others
      .slice(0, LISTED - 1)
      .map(({ label, value }) => `${label} (${words.number(value, measure.unit)})`);
    return done(
      [
        isLowest
          ? words.last(first.label, say(first.value))
          : words.first(first.label, say(first.value), share),
        ...(next.length === 0 || isLowest ? [] : [words.list(next)]),
      ].join(' '),
    );
  }
  if (counted === 1 && lead !== '') return done(words.one(say(whole), lead, where));
  return done(
    measure.isSummable ? words.total(say(whole), lead, where) : words.mean(say(whole), lead, where),
  );
};
