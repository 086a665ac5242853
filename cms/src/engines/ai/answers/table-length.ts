import { plain } from '../values/plain';
import { isSameQuantity, type Quantity, readQuantities } from '../values/quantities';
import type { Frame } from './frame';
import type { Table } from './table';

const LENGTHS = new Set(['hour', 'day', 'night', 'week', 'month', 'year']);
/** "Settimana (7 giorni di fila)", "Giornata intera", "Al mese": what a title says before any remark. */
const LENGTH_TITLE =
  /^(?:prezzi |tariffe |quote )?(?:al |alla |a |per |per un[ao]? )?((?:mezza |intera )?(?:giornata|giorno|settimana|notte|mese|ora|anno|day|week|night|month|hour|year))(?: inter[ao])?(?= ?\(|$)/;
const WHOLE_SEASON = /^(?:tutta la |intera |per tutta la )?stagion(?:e|ale)$/;

/** For how long the prices of a table hold, where its title says so. */
const lengthOf = ({ title }: Table): Quantity | null => {
  const text = plain(title).trim();
  if (WHOLE_SEASON.test(text)) return { amount: 1, unit: 'season', written: text };
  const [, written] = LENGTH_TITLE.exec(text) ?? [];
  return written === undefined
    ? null
    : (readQuantities(
        written.startsWith('mezza') ? 'mezza giornata' : `1 ${written.replace('intera ', '')}`,
      )[0] ?? null);
};

const PER_DAY = /\b(?:al giorno|giornalier[oaie]|per day|a day)\b/;
const SEASON = /\b(?:tutta la stagione|stagionale|whole season|season ticket)\b/;
const lengthsAsked = ({ plain: text, quantities, days }: Frame): readonly Quantity[] => {
  if (SEASON.test(text)) return [{ amount: 1, unit: 'season', written: 'stagione' }];
  const lengths = quantities.filter(({ unit }) => LENGTHS.has(unit));
  if (lengths.length > 0) return lengths;
  // Whoever asks what a thing is on a day asks for that day.
  const isOneDay = days.length === 1 && days[0]?.from === days[0]?.to;
  return isOneDay || PER_DAY.test(text) ? [{ amount: 1, unit: 'day', written: '1 giorno' }] : [];
};

const SHARED = 0.5;
const areSiblings = (a: Table, b: Table): boolean => {
  const labels = new Set(a.rows.map(({ label }) => label));
  return (
    a.columns.length > 1 && b.rows.filter(({ label }) => labels.has(label)).length >= b.rows.length * SHARED
  );
};

/** The length that a table's prices are for, where it is the one that a question asks for. */
export const lengthMet = (table: Table, frame: Frame): readonly Quantity[] => {
  const length = lengthOf(table);
  return length === null ? [] : frame.quantities.filter((each) => isSameQuantity(each, length));
};

/** Of tables of the same rows that differ by the length their prices are for, those of the length that is asked. */
export const ofAskedLength = (tables: readonly Table[], frame: Frame): readonly Table[] => {
  const lengths = lengthsAsked(frame);
  if (lengths.length === 0) return tables;
  const read = tables.map((table) => ({ table, length: lengthOf(table) }));
  const meant = read.filter(({ length }) => length && lengths.some((each) => isSameQuantity(each, length)));
  const isOther = (table: Table, length: Quantity | null): boolean =>
    length !== null &&
    !meant.some((each) => each.table === table) &&
    meant.some((each) => areSiblings(each.table, table));
  return read.flatMap(({ table, length }) => (isOther(table, length) ? [] : [table]));
};
