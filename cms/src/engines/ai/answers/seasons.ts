import { type DaySpan, otherDays, readDays } from '../values/calendar';
import { plain } from '../values/plain';
import { isEmptyCell } from './column-type';
import type { Table } from './table';

/** A name for days of the year: "Alta stagione" is the first of July to the 22nd of August. */
export interface Season {
  name: string;
  days: DaySpan[];
  written: string;
}

const SEASON =
  /(?:^|[.;] )(?:l['’]|la )?((?:alta|bassa|media|altissima|high|low|mid|peak)(?: (?:stagione|season))?)(?:: ?| (?:va |è |dura )?(?=dal ))([^.;]+)/i;
/** "Il resto è bassa stagione". */
const IS_REST =
  /(?:il resto|tutto il resto|gli altri (?:mesi|periodi|giorni))(?: dell['’]anno)? (?:è|sono) (?:di )?((?:alta|bassa|media)(?: stagione)?)/i;

/** The seasons that sentences define: "Alta stagione: 1 giugno – 15 settembre", "Bassa: il resto dell'anno". */
export const seasonsInText = (texts: readonly string[], year: number): Season[] => {
  const read = texts.flatMap((text): Season[] => {
    const [, rest] = IS_REST.exec(text) ?? [];
    const remaining = rest === undefined ? [] : [{ name: rest, days: [], written: 'resto dell’anno' }];
    const [, name, written] = SEASON.exec(text) ?? [];
    if (name === undefined || written === undefined) return remaining;
    const days = readDays(written, year);
    const isSeason = days.length > 0 || REST.test(plain(written));
    return isSeason ? [{ name, days, written: written.trim() }, ...remaining] : remaining;
  });
  return withRest(read);
};

/** A season that is the rest of the year has the days that no other one has. */
const withRest = (seasons: readonly Season[]): Season[] => {
  const named = seasons.flatMap(({ days }) => days);
  return seasons.map((season) =>
    season.days.length === 0 && REST.test(plain(season.written))
      ? { ...season, days: otherDays(named) }
      : season,
  );
};

/** "Tutti gli altri giorni", "resto dell'anno". */
const REST =
  /\b(?:altr[ie] (?:giorn|period|dat|mes)|rest(?:o|ante)\b|rimanent|other (?:days|dates|periods|times)|rest of)/;

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
    return withRest(read);
  });
