import { overlaps, readDays } from '../values/calendar';
import { plain } from '../values/plain';
import { isSameKind, isWithin, type Quantity, readRange } from '../values/quantities';
import { readWeekdays } from '../values/weekdays';
import type { Frame } from './frame';
import type { Material, Statement } from './material';
import type { Table } from './table';
import type { Passage } from '../passage';
import { contentOf, meets, readWords, type Term } from './words';

/** A discount that the documents grant under the conditions of a question. */
export interface Discount {
  percent: number;
  /** What grants it. */
  source: { passage: Passage; text: string };
  /** Words of the question that name its condition, not what is bought. */
  terms: readonly Term[];
}

const NAMED =
  /\d ?% (?:in|di) meno\b|\d ?% (?:less|off)\b|\b(?:scont\w+|riduzion\w+|agevolazion\w+|convenzion\w+|discount\w*|off)\b/;
const PERCENT = /(\d+(?:[.,]\d+)?)\s?(?:%|per cento\b|percent\b)/;
/** What a discount does not hold for. */
const EXCEPT =
  /(?<!\p{L})(?:tranne|esclus[oaie]|eccetto|salvo|non (?:vale|valgono|si applica|si applicano)|except|excluding|not valid)(?!\p{L})([^.;]*)/giu;
/** Words that every discount's sentence holds. */
const OF_DISCOUNTS =
  /^(?:scont|riduz|total|sull|prezz|tariff|quot|listin|discount|off$|person|avr|hann|spett)/;

/** Whether a question wants a reduced price. */
export const wantsDiscount = ({ plain: text }: Frame): boolean => NAMED.test(text);

interface Clause {
  source: Discount['source'];
  percent: number;
  /** What stands before the figure: to whom or when it is granted. */
  condition: string;
}

const clausesIn = (statements: readonly Statement[], material: Material): Clause[] =>
  statements
    .filter(
      ({ text, passage, question }) =>
        PERCENT.test(text) && NAMED.test(plain(`${passage.heading} ${question ?? ''} ${text}`)),
    )
    .flatMap((statement) =>
      statement.text
        .split(/; /)
        .flatMap((part) => material.clausesOf({ ...statement, text: part }, 'percent'))
        .flatMap(({ text }): Clause[] => {
          const found = PERCENT.exec(text);
          if (!found || /\b(?:iva|acconto|caparra|vat)\b/.test(plain(text))) return [];
          const percent = Number((found[1] ?? '0').replace(',', '.'));
          return [{ source: statement, percent, condition: text.slice(0, found.index) }];
        }),
    );

/** "AVIS e donatori | Sconto: 15 %": a row of a table of discounts. */
const rowsOf = (tables: readonly Table[]): Clause[] =>
  tables.flatMap(({ columns, rows, labelAt }) => {
    const column = columns.find(({ name, at }) => at !== labelAt && NAMED.test(plain(name)));
    return column === undefined
      ? []
      : rows.flatMap(({ label, cells, passage }): Clause[] => {
          const [, percent] = PERCENT.exec(cells[column.at]?.text ?? '') ?? [];
          const source = { passage, text: passage.text };
          return percent === undefined
            ? []
            : [{ source, percent: Number(percent.replace(',', '.')), condition: label }];
        });
  });

const TIMES = new Set(['night', 'day', 'week', 'hour', 'month', 'year']);

/** "Dal quindicesimo giorno". */
const ORDINAL = /\b(?:dal|dalla|oltre il) \p{L}+(?:esim[oa]|zo|to|ndo)\b/u;

const LEAD_TIME =
  /\b(?:minut\w+|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|hours?|days?|weeks?|months?) (?:prima|before|di anticipo|in anticipo|in advance|ahead)\b|\b(?:prenotando|prenotazion\w+|booking|booked)\b.*\b(?:entro|by)\b/;

/** Whether what is counted lies in a discount's range: "da cinque notti in su"; null where it names none. */
const isCounted = (condition: string, quantities: readonly Quantity[], isWanted: boolean): boolean | null => {
  // "Da 10 notti: 10 %".
  const range = readRange(condition.replace(/[\s:,;–-]+$/, ''));
  // "Booking three days before": how early, not how long or how many.
  if (range && LEAD_TIME.test(plain(condition))) return false;
  if (!range || range.max < 2) return ORDINAL.test(plain(condition)) && !isWanted ? false : null;
  const isTime = TIMES.has(range.unit);
  // Who asks for the discount on five bicycles may say that five people come.
  const counted = quantities.filter((each) =>
    isTime || !isWanted ? isSameKind(each, { ...each, unit: range.unit }) : !TIMES.has(each.unit),
  );
  if (counted.length === 0) return false;
  return counted.some((each) => isWithin({ ...each, unit: isTime ? each.unit : range.unit }, range) === true);
};

/** On its days; null where it names none. */
const isOnDays = (condition: string, { weekdays, days, year }: Frame): boolean | null => {
  const ownDays = readDays(condition, year);
  const ownWeekdays = readWeekdays(condition);
  if (ownDays.length > 0 && days.length > 0)
    return ownDays.some((span) => days.some((day) => overlaps(span, day)));
  if (ownWeekdays.size > 0) return weekdays.size > 0 && [...weekdays].some((day) => ownWeekdays.has(day));
  return ownDays.length > 0 ? false : null;
};

const NO_OTHER_NAMES: ReadonlySet<string> = new Set();
/** "Secondo figlio": whoever has one child only is not meant. */
const FURTHER = /\b(?:second[oa]|terz[oa]|ulterior[ei]|success\w+|second|third|further)\b/g;

const OFTEN =
  /\bogni (?:\d+ |due |tre )?(?:giorn|settiman|mes|quindic)\w*|\b(?:settimanal|mensil|quindicinal)\w+|\bevery (?:\d+ |two |other )?(?:day|week|month)s?\b|\b(?:weekly|monthly)\b/;

/** The words of a condition by which a question may name it. */
const nounsOf = (condition: string): string =>
  contentOf(condition)
    .filter(({ folded }) => !OF_DISCOUNTS.test(folded) && !/\d/.test(folded))
    .map(({ lower }) => lower)
    .join(' ');

/** The discount whose condition the question states; null where none holds. */
export const discountFor = (
  statements: readonly Statement[],
  tables: readonly Table[],
  material: Material,
  frame: Frame,
): Discount | null => {
  let best: (Discount & { score: number }) | null = null;
  for (const { source, percent, condition } of [...clausesIn(statements, material), ...rowsOf(tables)]) {
    const counted = isCounted(condition, frame.quantities, wantsDiscount(frame));
    const onDays = isOnDays(condition, frame);
    if (counted === false || onDays === false) continue;
    const words = readWords(nounsOf(condition), material.languages);
    // By another name it is another condition.
    const terms = frame.terms.filter(
      (term) => /[a-z]/.test(term.folded) && meets({ ...term, alike: NO_OTHER_NAMES }, words) >= 0.8,
    );
    const lacksOrdinal = [...plain(condition).matchAll(FURTHER)].some(
      ([word]) => !frame.plain.includes(word),
    );
    // "Due cani della stessa famiglia": whoever speaks of a dog meets one word of the condition, not the condition.
    const isNamed = terms.length > 0 && 2 * terms.length >= words.folded.size && !lacksOrdinal;
    // "Ogni settimana 10 %": how often is no word of what is bought.
    if (OFTEN.test(plain(condition)) && !OFTEN.test(frame.plain)) continue;
    const score = (counted === true ? 1 : 0) + (onDays === true ? 1 : 0) + (isNamed ? terms.length : 0);
    if (score > 0 && (!best || score > best.score)) best = { percent, source, terms, score };
  }
  return best;
};

/** Whether the passage of a discount excepts what is bought. */
export const isExcepted = ({ source }: Discount, name: string, { languages }: Material): boolean =>
  [...source.passage.text.matchAll(EXCEPT)].some(([, except = '']) => {
    const words = readWords(except, languages).stems;
    return [...readWords(name, languages).stems].some((each) => each.length > 3 && words.has(each));
  });
