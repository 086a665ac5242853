import type { Mention } from './mention';

const WEEKDAYS = ['lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabato', 'domenica'];
const DAY = `(?:${WEEKDAYS.join('|')})`;
const CLOSED = new RegExp(
  `\\b(?:chius[oaie]|chiudo|chiudiamo|riposo)\\b(?: \\p{L}+)? (?:il |la |di |e )*(${DAY}(?:(?:,| e| ed)(?: il| la)? ${DAY})*)`,
  'u',
);
const FROM_TO = new RegExp(`\\b(?:da|dal|dalla) (${DAY}) (?:a|al|alla) (${DAY})`, 'u');
const EVERY_DAY =
  /\b(?:7|sette) (?:giorni )?su (?:7|sette)\b|\btutti i giorni della settimana\b|\bsempre apert[oi]\b|\bmai chius[oi]\b/;

/** A month by its name, and no day of it: "agosto pieno", "a luglio". */
const WHOLE_MONTH =
  /(?<!\d )(?<!\p{L})(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)(?!\p{L})(?! \d)/gu;
const DAYS_OF_MONTH: Readonly<Record<string, number>> = {
  gennaio: 31,
  febbraio: 28,
  marzo: 31,
  aprile: 30,
  maggio: 31,
  giugno: 30,
  luglio: 31,
  agosto: 31,
  settembre: 30,
  ottobre: 31,
  novembre: 30,
  dicembre: 31,
};

/** Days open in a week that are told by their names: "chiuso il lunedì", "dal martedì alla domenica"; `null` where none are. */
export const openingDaysOf = (folded: string): Mention | null => {
  const found = (match: RegExpExecArray, days: number): Mention => ({
    value: days * 100,
    unit: 'days',
    start: match.index,
    end: match.index + match[0].length,
    period: 'week',
    role: 'openDays',
    label: '',
  });
  const closed = CLOSED.exec(folded);
  if (closed) return found(closed, 7 - (closed[1]?.match(new RegExp(DAY, 'gu'))?.length ?? 0));
  const span = FROM_TO.exec(folded);
  if (span) {
    const [from, to] = [WEEKDAYS.indexOf(span[1] ?? ''), WEEKDAYS.indexOf(span[2] ?? '')];
    return found(span, ((to - from + 7) % 7) + 1);
  }
  const every = EVERY_DAY.exec(folded);
  if (every) return found(every, 7);
  const [month, other] = [...folded.matchAll(WHOLE_MONTH)];
  const days = month ? (DAYS_OF_MONTH[month[1] ?? ''] ?? null) : null;
  return month && !other && days !== null ? { ...found(month, days), period: 'month' } : null;
};
