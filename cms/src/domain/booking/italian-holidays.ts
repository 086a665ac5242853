import type { Day } from '../../contract';

/** Easter Sunday by the Gregorian computus (the anonymous algorithm of 1876). */
export const easterSunday = (year: number): Date => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return new Date(Date.UTC(year, month - 1, day));
};

const FIXED: readonly (readonly [string, string])[] = [
  ['01-01', 'Capodanno'],
  ['01-06', 'Epifania'],
  ['04-25', 'Festa della Liberazione'],
  ['05-01', 'Festa del Lavoro'],
  ['06-02', 'Festa della Repubblica'],
  ['08-15', 'Ferragosto'],
  ['11-01', 'Ognissanti'],
  ['12-08', 'Immacolata Concezione'],
  ['12-25', 'Natale'],
  ['12-26', 'Santo Stefano'],
];
/** Saint Francis is a national holiday again from 2026 (law 151 of 2025). */
const SAINT_FRANCIS = ['10-04', 'San Francesco d’Assisi'] as const;

/** The national holidays of a year, in order. Patron saints' days differ by town and are the editors' to add. */
export const italianHolidays = (year: number): { day: Day; name: string }[] => {
  const monday = easterSunday(year);
  monday.setUTCDate(monday.getUTCDate() + 1);
  return [
    ...[...FIXED, ...(year >= 2026 ? [SAINT_FRANCIS] : [])].map(([date, name]) => ({
      day: `${year}-${date}`,
      name,
    })),
    { day: monday.toISOString().slice(0, 10), name: 'Lunedì dell’Angelo' },
  ].sort((a, b) => a.day.localeCompare(b.day));
};
