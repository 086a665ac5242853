import { weekdayName } from '../values/weekdays';
import type { Candidate, Situation } from './candidate';
import type { Frame } from './frame';
import { type CellMatch, matchRow } from './match-rows';
import { joinWithin, LIST_LENGTH, sentence } from './say';
import { type Season } from './seasons';
import { isEmptyCell } from './column-type';
import type { Column, Table } from './table';
import { candidateOf, TIE } from './row-candidate';

/** The persons, or whatever names the rows, on the weekday that is asked: a table whose columns are weekdays. */
export const answerInGrid = (
  table: Table,
  frame: Frame,
  seasons: Season[],
  situation: Situation,
): Candidate[] => {
  if (frame.asksOpen !== null && frame.terms.length === 0) return [];
  const days = table.columns.filter(
    ({ weekdays, at, type }) => weekdays.size > 0 && type !== 'money' && at !== table.labelAt,
  );
  const first = table.columns[table.labelAt];
  if (days.length < 3 || !first) return [];
  const shown =
    frame.weekdays.size === 0
      ? days
      : days.filter(({ weekdays }) => [...frame.weekdays].some((day) => weekdays.has(day)));
  const isTimetable = first.type === 'time';
  const measureBonus = frame.measure === 'time' || frame.isList ? 0.4 : 0;
  const part = frame.dayPart;
  const inPart = (minute: number): boolean =>
    (part === null ||
      (part === 'morning'
        ? minute < 13 * 60
        : part === 'afternoon'
          ? minute >= 12 * 60 && minute < 18 * 60
          : minute >= 17 * 60)) &&
    (frame.after === null || minute >= frame.after);
  const hits: { match: CellMatch; column: Column; entry: string; label: string }[] = [];
  for (const row of table.rows)
    for (const column of shown) {
      const cell = row.cells[column.at];
      if (!cell || isEmptyCell(cell.text)) continue;
      const [match] = matchRow(row, [column], { ...frame, quantities: [] }, { ...situation, seasons });
      if (!match) continue;
      if (isTimetable) {
        const [hour = '0', minute = '0'] = row.label.split(/[:.]/);
        if (!inPart(Number(hour) * 60 + Number(minute))) continue;
      } else if (part !== null) {
        const text = cell.text.toLowerCase();
        const names = { morning: /mattin|morning/, afternoon: /pomerig|afternoon/, evening: /sera|evening/ }[
          part
        ];
        if (!names.test(text) && !/tutto il giorno|all day|giornata/.test(text)) continue;
      }
      hits.push({ match, column, entry: cell.text, label: row.label });
    }
  if (hits.length === 0) return [];
  const dayName = (column: Column): string => {
    const [day] = [...column.weekdays];
    return column.weekdays.size === 1 && day ? weekdayName(day, frame.language) : column.name;
  };
  const isMeant = ({ entry }: (typeof hits)[number]): boolean =>
    frame.terms.length > 0 &&
    frame.terms
      .filter(({ carried }) => !carried || frame.terms.every((each) => each.carried))
      .some((term) => new RegExp(`\\b${term.folded.slice(0, 5)}`, 'i').test(entry));
  const best = Math.max(...hits.map(({ match }) => match.score));
  if (isTimetable) {
    const meant = hits.filter(isMeant);
    if (meant.length > 0) {
      const name = meant[0]?.entry ?? '';
      const same = meant.filter(({ entry }) => entry === name);
      const byDay = days.flatMap((column) => {
        const times = same.filter((hit) => hit.column === column).map(({ label }) => label);
        return times.length > 0
          ? [
              `${dayName(column)} ${frame.language === 'it' ? 'alle' : 'at'} ${times.join(frame.language === 'it' ? ' e alle ' : ' and ')}`,
            ]
          : [];
      });
      return [
        candidateOf(
          same.map(({ match }) => ({ ...match, score: best + 0.1 + measureBonus })),
          sentence(`${name}: ${byDay.join(', ')}`),
          'timetable',
        ),
      ];
    }
    if (frame.weekdays.size === 0) return [];
    const listed = hits.map(({ label, entry }) => `${label} ${entry}`);
    const [only] = shown;
    return [
      candidateOf(
        hits.map(({ match }) => ({
          ...match,
          score: best + 0.05 + measureBonus,
          coverage: Math.max(match.coverage, 0.7),
        })),
        sentence(`${only ? dayName(only) : ''}: ${joinWithin(listed, ', ', LIST_LENGTH, frame.language)}`),
        'timetable',
      ),
    ];
  }
  const rowsMeant = hits.filter(({ match }) => match.score >= best - TIE);
  const rows = [...new Set(rowsMeant.map(({ match }) => match.row))];
  const [row] = rows;
  if (rows.length === 1 && row) {
    const entries = rowsMeant.map(
      ({ column, entry }) => `${dayName(column)}${/^(?:x|sì|si|✓|•)$/i.test(entry) ? '' : ` ${entry}`}`,
    );
    return [
      candidateOf(
        rowsMeant.map(({ match }) => match),
        sentence(`${row.label}: ${entries.join(', ')}`),
        'presence',
      ),
    ];
  }
  if (frame.weekdays.size === 0 || rows.length > 8) return [];
  const names = rows.map(({ label, cells }) => `${label} (${cells[shown[0]?.at ?? 0]?.text ?? ''})`);
  return [
    candidateOf(
      rowsMeant.map(({ match }) => match),
      sentence(`${shown[0] ? dayName(shown[0]) : ''}: ${names.join(', ')}`),
      'presence',
    ),
  ];
};
