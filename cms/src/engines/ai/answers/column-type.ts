import { isOnlyDays, readDays } from '../values/calendar';
import { readTimes } from '../values/clock';
import { isPriceInWords, readBareMoney, readMoney } from '../values/money';
import { plain } from '../values/plain';
import { readRange } from '../values/quantities';
import { readWeekdays } from '../values/weekdays';

export const COLUMN_TYPES = [
  'money',
  'time',
  'date',
  'weekday',
  'duration',
  'percent',
  'number',
  'code',
  /** Yes or no. */
  'flag',
  'text',
] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

const EMPTY_CELL = /^[\s\-–—./]*$/;
export const isEmptyCell = (text: string): boolean => EMPTY_CELL.test(text);

const CODE = /^(?=.*\d)[A-Z]{0,4}[-./ ]?\d[\dA-Z-]*$/;
/** Under such a header "P1" and "LM" are codes as well. */
const CODE_HEADER = /^(?:cod(?:ice)?|sigla|id|rif(?:erimento)?|ref|sku|code)(?![a-z])/;
const SHORT_CODE = /^[\p{Lu}\d][\p{Lu}\d./-]{0,9}$/u;
const DURATION =
  /^(?:circa |ca\.? )?\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+)? ?(?:min\w*|or[ae]|h|giorn\w*|settiman\w*|mes[ei]|ann[oi]|days?|hours?|weeks?|months?|years?|nott[ei]|nights?)\b/;

const HOUR_HEADER =
  /\b(?:or[ae]|orari\w*|inizi\w*|fine|dalle|alle|partenz\w*|arriv\w*|apertur\w*|chiusur\w*|mattin\w*|pomerigg\w*|sera|time|start|end|opens?|closes?|from|to)\b|^$/;

const YES_CELL = /^(?:s[iì]|yes|x|✓|✔|✅|v|•|●|incluso|compreso)$/i;
const NO_CELL = /^(?:no|✗|✘|❌|[-–—]|)$/i;
/** What a cell of yes and no says; null for any other. */
export const isFlagSet = (text: string): boolean | null => {
  const value = text.trim();
  return YES_CELL.test(value) ? true : NO_CELL.test(value) ? false : null;
};

/** What kind of value a column holds, by its header and its cells. */
export const typeOf = (name: string, cells: string[]): ColumnType => {
  const filled = cells.filter((cell) => !isEmptyCell(cell));
  if (filled.length === 0) return 'text';
  if (cells.every((cell) => isFlagSet(cell) !== null)) return 'flag';
  const share = (test: (cell: string) => boolean): number => filled.filter(test).length / filled.length;
  const isMoneyHeader = /€|\beuro?\b|\bprezz|\bcost[oi]\b|\btariff|\bprice|\bquota\b|\bimporto\b/.test(
    plain(name),
  );
  const isMoney = (cell: string): boolean => {
    const [first] = readMoney(cell);
    return first !== undefined && cell.trim().length < 60;
  };
  if (share(isMoney) >= 0.5) return 'money';
  if (share((cell) => isMoney(cell) || isPriceInWords(cell)) >= 0.7 && share(isMoney) > 0.2) return 'money';
  if (isMoneyHeader && share((cell) => readBareMoney(cell) !== null || isMoney(cell)) >= 0.5) return 'money';
  // "3.50" is a price as often as an hour: only its header tells.
  const isHour = (cell: string): boolean =>
    readTimes(cell).length > 0 && cell.length < 40 && (!/^\d{1,2}\.\d{2}$/.test(cell.trim()) || isHourHeader);
  const isHourHeader = HOUR_HEADER.test(plain(name)) || readWeekdays(name).size > 0;
  if (share(isHour) >= 0.6) return 'time';
  if (share((cell) => isOnlyDays(cell) && readDays(cell, 2026).length > 0) >= 0.6) return 'date';
  if (share((cell) => readWeekdays(cell).size > 0 && cell.length < 70) >= 0.5) return 'weekday';
  if (share((cell) => /^\d+(?:[.,]\d+)? ?%$/.test(cell.trim())) >= 0.4) return 'percent';
  if (share((cell) => DURATION.test(plain(cell))) >= 0.5) return 'duration';
  const isCode = (cell: string): boolean =>
    (CODE.test(cell) && /[A-Z]/.test(cell) && /\d{2}/.test(cell)) ||
    (CODE_HEADER.test(plain(name)) && SHORT_CODE.test(cell));
  if (share((cell) => isCode(cell.trim())) >= 0.8 && new Set(filled).size === filled.length) return 'code';
  if (share((cell) => /^\d+(?:[.,]\d+)?(?: ?[\p{L}°%²]{1,4})?$/u.test(cell.trim())) >= 0.7) return 'number';
  return 'text';
};

/** What a price depends on: a stretch of time, a season, who pays. */
const PRICED_BY =
  /\b(?:mezz[ao]|giorn\w+|weekend|week|settiman\w+|mes[ei]|mensil\w*|annual\w*|ann[oi]|trimestr\w*|semestr\w*|or[ae]|nott[ei]|bassa|media|alta|altissima|stagione|feriali|festiv\w+|adult\w*|bambin\w*|ridott[oaie]|inter[oaie]|soci|residenti|day|month|hour|night|low|high|mid|season|adults?|child\w*|half|full|year)\b/;
/** "A persona", "al kg", "per notte": of whatever a price is had by. */
const PER = /^(?:a|al|alla|allo|all'|per|cad\.?|cadaun[oa]|per|each)(?: ?\b(?!chi\b|quanti\b)|$)/;
/** Headers of figures that count or measure. */
const COUNTED_BY =
  /\b(?:post[oi]|person[ae]|pax|ospiti|capienza|partecipanti|allievi|numero|nr?|eta|quantita|pezzi|giacenza|disponibil\w+|scort\w+|durata|minuti|min|kg|grammi|gr|g|cl|ml|litri|cm|mm|mt|metri|mq|km|kcal|calorie|gradi|vol|watt|potenza|cv|cilindrata|piano|anno|annata|codice|cod|id|lezioni|ore totali|iva|sconto|voto|taglia|misur\w+|seats?|people|guests?|age|size|qty|quantity|weight|length|duration|code|year|stock)\b/;
/** Headers of what is measured, whose figures have decimals too. */
const MEASURED =
  /\b(?:kg|grammi|gr|g|cl|ml|litri|cm|mm|mt|m|metri|mq|km|vol|watt|cv|peso|lunghezza|larghezza|altezza|weight|length|width|height|voto|iva|ore|durata|duration)\b/;
const PRICE_LIST =
  /\b(?:prezz\w+|listin\w+|tariff\w+|cost[oi]|noleggi\w*|quot[ae]|menu|price\w*|rates?|fees?)\b/;
const UNIT_OF_MEASURE = /^\d+(?:[.,]\d+)? ?(?:kg|g|cm|mm|m|km|mq|m²|mc|l|cl|ml|w|kw|cv|cc)$/i;
/** From so many columns of measured figures on a table describes things more than it prices them. */
const FEWEST_MEASURED = 2;
const isAmount = (cell: string): boolean => readBareMoney(cell) !== null;

/**
 * Bare figures under "Mezza giornata", "Adulti", "Lavaggio" are prices where nothing says that they count or measure: owners leave
 * the sign out where a whole table is a price list.
 */
export const findUnsignedPrices = <Each extends { at: number; name: string; type: ColumnType }>(
  columns: Each[],
  rows: readonly { cells: string[] }[],
  subject: string,
): Each[] => {
  const isPriceList = PRICE_LIST.test(plain(subject));
  const hasMoney = columns.some(({ type }) => type === 'money');
  // Beside heights and lengths with their units a bare figure counts something: owners leave out the one unit that all share.
  const isMeasured = (at: number): boolean => {
    const filled = rows.map(({ cells }) => cells[at] ?? '').filter((cell) => !isEmptyCell(cell));
    return filled.length > 0 && filled.every((cell) => UNIT_OF_MEASURE.test(cell.trim()));
  };
  const isDataSheet = columns.filter(({ at }) => isMeasured(at)).length >= FEWEST_MEASURED;
  const filledIn = (at: number): string[] =>
    rows.map(({ cells }) => cells[at]?.trim() ?? '').filter((cell) => !isEmptyCell(cell));
  const strengthOf = (column: Each): 'sure' | 'likely' | null => {
    if (column.type !== 'number' || column.at === 0) return null;
    const header = plain(column.name.replace(/\([^)]*\)/g, ''));
    // "250 g" and "da 21 a 60 km" above figures are sizes that have a price.
    const isSized = /^\d/.test(header) || readRange(header) !== null;
    const filled = filledIn(column.at);
    if (filled.filter(isAmount).length < filled.length * 0.7) return null;
    const hasCents = filled.filter((cell) => /[.,]\d{2}$/.test(cell)).length >= filled.length * 0.7;
    // "Taglia piccola" above "22,00" and "26,00": cents are prices whatever they are counted by.
    const isPer = PER.test(header);
    const counts = !isSized && !isPer && COUNTED_BY.test(header) && !/€|\beuro?\b/.test(header);
    if (counts && (hasMoney || !hasCents || filled.length < 2 || MEASURED.test(header))) return null;
    // "Anni" above whole figures are ages, in whatever table.
    if (!hasCents && /^(?:anni|years)$/.test(header)) return null;
    // "Ore" and "Giorni" beside a price count what is had for it.
    if (
      hasMoney &&
      !hasCents &&
      /^(?:ore|giorni|mesi|settimane|anni|notti|minuti|hours|days|months|weeks)(?: (?:del|dello|della|di|of) .*)?$/.test(
        header,
      )
    )
      return null;
    // Figures with cents under a header that counts nothing are prices beside others too: "Pacchetto 5 sedute".
    if (isSized || isPer || PRICED_BY.test(header) || (hasCents && filled.length > 1)) return 'sure';
    return !hasMoney && (hasCents || (isPriceList && !isDataSheet)) ? 'likely' : null;
  };
  const strengths = new Map(columns.map((column) => [column, strengthOf(column)]));
  // "Uomini: 3" beside prices by distance counts those who come.
  const hasSure = [...strengths.values()].includes('sure');
  const isPrice = (column: Each): boolean =>
    strengths.get(column) === 'sure' || (!hasSure && strengths.get(column) === 'likely');
  const hasSized = columns.some((column) => isPrice(column) && readRange(plain(column.name)) !== null);
  // "Oltre 150 km: a preventivo" beside them.
  const isInWords = ({ type, name, at }: Each): boolean =>
    hasSized &&
    type === 'text' &&
    readRange(plain(name)) !== null &&
    filledIn(at).length > 0 &&
    filledIn(at).every(isPriceInWords);
  return columns.map((column) =>
    isPrice(column) || isInWords(column) ? { ...column, type: 'money' } : column,
  );
};
