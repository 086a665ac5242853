import { type DaySpan, otherDays, readDays } from '../values/calendar';
import { plain } from '../values/plain';
import { isEmptyCell, type Table } from './table';

/** A name for days of the year: "Alta stagione" is the first of July to the 22nd of August. */
export interface Season {
  name: string;
  days: DaySpan[];
  written: string;
}

const SEASON = /(?:^|[.;] )((?:alta|bassa|media|altissima|high|low|mid) (?:stagione|season)): ?([^.]+)/i;

/** The seasons that sentences define: "Alta stagione: 1 giugno – 15 settembre". */
export const seasonsInText = (texts: readonly string[], year: number): Season[] =>
  texts.flatMap((text): Season[] => {
    const [, name, written] = SEASON.exec(text) ?? [];
    const days = written === undefined ? [] : readDays(written, year);
    return name !== undefined && written !== undefined && days.length > 0 ? [{ name, days, written }] : [];
  });

/** "Tutti gli altri giorni", "resto dell'anno". */
const REST = /\b(?:altr[ie] (?:giorn|period|dat|mes)|rest(?:o|ante)\b|rimanent|other (?:days|dates|periods|times)|rest of)/;

/** The seasons that tables define: a row of a short name and its days. */
export const seasonsOf = (tables: readonly Table[], year: number): Season[] =>
  tables.flatMap(({ columns, rows, labelAt }) => {
    const dated = columns.find(({ type, at }) => type === 'date' && at !== labelAt);
    if (!dated || rows.length > 12) return [];
    const read = rows.flatMap(({ label, cells }): Season[] => {
      const written = cells[dated.at]?.text ?? '';
      if (isEmptyCell(written) || label.length > 40) return [];
      return [{ name: label, days: readDays(written, year), written }];
    });
    const named = read.flatMap(({ days }) => days);
    return read.map((season) =>
      season.days.length === 0 && REST.test(plain(season.written))
        ? { ...season, days: otherDays(named) }
        : season,
    );
  });
