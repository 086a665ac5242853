import { isEmptyCell } from './column-type';

/** A header that names the unit of its figures, as owners write them: "Durata minuti", "Peso (kg)", "Validità in mesi". */
const OF_MEASURE =
  /^(durata|tempi?|validità|permanenza|peso|portata|lunghezza|larghezza|altezza|profondità|diametro|capacità|capienza|contenuto|superficie|distanza|duration|time|validity|weight|length|width|height|depth|capacity|distance)\s+(?:in |\()?(minuti|min|ore|h|giorni|gg|settimane|mesi|anni|kg|g|grammi|cm|mm|m|metri|km|l|litri|ml|cl|mq|m²|minutes|mins|hours|days|weeks|months|years)\.?\)?$/iu;
const IN_BRACKETS =
  /^(.{2,30}?)\s*\(\s*(?:in )?(minuti|min|ore|giorni|gg|settimane|mesi|anni|kg|grammi|g|cm|mm|m|metri|km|litri|l|ml|cl|mq|m²|minutes|mins|hours|days|weeks|months|years)\.?\s*\)$/iu;
/** "Pronto in giorni", "Consegna (in ore)". */
const IN_TIME =
  /^((?!prezz|tariff|cost)\p{L}.{1,28}?) in (minuti|ore|giorni|settimane|mesi|anni|minutes|hours|days|weeks|months|years)$/iu;
/** "Minuti" above bare figures: how long it takes. */
const LONE: Readonly<Record<string, readonly [string, string]>> = {
  minuti: ['Durata', 'minuti'],
  min: ['Durata', 'minuti'],
  minutes: ['Duration', 'minutes'],
  giorni: ['Giorni', 'giorni'],
  ore: ['Ore', 'ore'],
  settimane: ['Settimane', 'settimane'],
  mesi: ['Mesi', 'mesi'],
  days: ['Days', 'days'],
  hours: ['Hours', 'hours'],
  weeks: ['Weeks', 'weeks'],
  months: ['Months', 'months'],
};

const BARE = /^(?:circa |ca\.? )?\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+(?:[.,]\d+)?)?$/i;
const WRITTEN: Readonly<Record<string, string>> = { min: 'minuti', gg: 'giorni', h: 'ore' };
const ONE: Readonly<Record<string, string>> = {
  ore: 'ora',
  giorni: 'giorno',
  settimane: 'settimana',
  mesi: 'mese',
  anni: 'anno',
  litri: 'litro',
  metri: 'metro',
  hours: 'hour',
  days: 'day',
  weeks: 'week',
  months: 'month',
  years: 'year',
};

const readHeader = (header: string): readonly [string, string] | null => {
  const text = header.trim();
  const [, name, unit] = OF_MEASURE.exec(text) ?? IN_BRACKETS.exec(text) ?? IN_TIME.exec(text) ?? [];
  if (name === undefined || unit === undefined) return LONE[text.toLowerCase()] ?? null;
  return [name, WRITTEN[unit.toLowerCase()] ?? unit];
};

/**
 * A column with the unit beside each figure instead of in the header, so that "70" under "Durata minuti" is read, compared and told as
 * "70 minuti"; null for a header without one.
 */
export const withUnit = (
  header: string,
  cells: readonly string[],
): { name: string; cells: string[] } | null => {
  const read = readHeader(header);
  const filled = cells.filter((cell) => !isEmptyCell(cell));
  if (!read || filled.filter((cell) => BARE.test(cell.trim())).length < filled.length * 0.7) return null;
  const [name, unit] = read;
  return {
    name,
    cells: cells.map((cell) => {
      const figure = cell.trim();
      return BARE.test(figure) ? `${figure} ${figure === '1' ? (ONE[unit] ?? unit) : unit}` : cell;
    }),
  };
};
