import { readMoney } from '../values/money';
import { plain } from '../values/plain';
import { isMeasured, isWithin, type Quantity, readQuantities, readRange } from '../values/quantities';
import type { Passage } from '../passage';
import type { Situation } from './candidate';
import { amountIn, bestCell, isCovered } from './compare';
import { isThing } from './counted';
import type { Frame } from './frame';
import type { Statement } from './material';
import { lightWordsIn } from './match-readings';
import { headerOf, nameOf, sayCell, valueOf } from './say';
import type { Season } from './seasons';
import type { Column, Row, Table } from './table';
import { meets, readWords } from './words';

/** Something with its price, from a table or a sentence. */
export interface PricedItem {
  amount: number;
  name: string;
  /** The name without the header of its column, and that header; alike where a sentence has the price. */
  thing: string;
  header: string;
  passage: Passage;
  /** What the price is for, in words: "al giorno", "a persona". */
  terms: string;
  /** The conditions of the question that the price holds for already. */
  satisfied: readonly string[];
  score: number;
  row: Row | null;
}

export const PER_PERSON =
  /\b(?:a persona|per persona|a testa|per person|cadaun\w+|ciascun\w+|each|per head)\b/;
/** "Ogni ora dopo la prima", "ogni firma in più". */
export const FURTHER = /\b(?:in piu|dopo|successiv\w+|aggiuntiv\w+|ulterior\w+|further|additional|extra)\b/;

/** "Mensile €", "tariffa giornaliera": the price of one of them. */
const PERIODICAL: [string, RegExp][] = [
  ['month', /\bmensil[ei]\b|\bmonthly\b/],
  ['week', /\bsettimanal[ei]\b|\bweekly\b/],
  ['day', /\bgiornalier[oaie]\b|\bdaily\b/],
  ['hour', /\borari[ao]\b(?= |$)(?<=\b(?:tariffa|costo|prezzo|quota) orari[ao])|\bhourly\b/],
];

/** Whether a price is for one of what a quantity counts: "al giorno", "al kg", "a notte". */
export const isPer = (terms: string, { unit: wantedUnit }: Quantity): boolean =>
  PERIODICAL.some(([unit, header]) => unit === wantedUnit && header.test(terms)) ||
  [
    ...terms.matchAll(/(?:\bal(?:l'|la|lo)?|\ba|\bper|\bogni|\bl'|\/|\bper|\ban?|\beach)\s?(\p{L}+\d?)/gu),
  ].some(([, noun = '']) =>
    // "Ora" by itself is "now".
    readQuantities(`2 ${noun === 'ora' ? 'ore' : noun}`).some(
      // "80 metri" of a floor are square metres.
      ({ unit }) => unit === wantedUnit || (unit === 'sqm' && wantedUnit === 'm'),
    ),
  );

/** Whether a row itself, not merely what stands around it, holds the word that matters most in a part of a question. */
const isNamed = (row: Row, column: Column | null, { terms }: Frame): boolean => {
  // What stands above the table or the column holds for all of its rows.
  const [heaviest] = terms
    .filter(
      (term) =>
        !term.carried &&
        meets(term, row.table.context) < 0.7 &&
        meets(term, row.notes) < 0.9 &&
        !(column && meets(term, column.words) >= 0.9),
    )
    .sort((a, b) => b.weight - a.weight);
  return heaviest === undefined || row.cells.some(({ words }) => meets(heaviest, words) >= 0.7);
};

const UNIT_HEADER = /^(?:unita|u\.? ?m\.?|unit|per|misura)\b/;
/** "Unità: ora" beside a price: it is the price of one hour. */
const unitIn = (row: Row): string => {
  const column = row.table.columns.find(
    ({ name, type }) => type !== 'money' && UNIT_HEADER.test(plain(name)),
  );
  const unit = column ? plain(row.cells[column.at]?.text ?? '') : '';
  return unit === ''
    ? ''
    : `per ${unit.replace(/^(?:al|alla|allo|all'|a|per) ?/, '').replace(/\bmetr[oi] quadr[oi]\b/, 'mq')}`;
};

/** "A persona, 5 ore", "all'ora" in a cell beside the price. */
const perCells = ({ cells }: Row): string =>
  cells
    .map(({ text }) => plain(text))
    .filter((text) => /^(?:a|al|alla|all'|per|ogni|l') ?\p{L}/u.test(text) && text.length < 40)
    .join(' ');

/** The least that is charged, where the table has a column for it. */
export const leastOf = ({ row }: PricedItem): number | null => {
  const column = row?.table.columns.find(
    ({ name }) => /\bminim/.test(plain(name)) && /import|spes|prezz|€|total/.test(plain(name)),
  );
  return row && column ? amountIn(row, column) : null;
};

/** The most that is charged however long it lasts, where the table has a column for it: "Massimo a noleggio". */
export const mostOf = ({ row }: PricedItem): number | null => {
  const column = row?.table.columns.find(
    ({ name, type }) =>
      type === 'money' && /^(?:(?:importo|prezzo|costo) )?(?:massim|max\b|maximum)/.test(plain(name)),
  );
  return row && column ? amountIn(row, column) : null;
};

const SUPPLEMENT = /\b(?:supplement\w*|maggiorazion\w*|sovrapprezz\w*|surcharge)\b/;
/** Rows that only add to a price, where the question speaks of no such thing. */
const supplementsBeside = (tables: readonly Table[], { plain: text }: Frame): Row[] =>
  SUPPLEMENT.test(text)
    ? []
    : tables.flatMap(({ rows }) => rows.filter(({ label }) => SUPPLEMENT.test(plain(label))));

/** "Spazio gioco (non iscritti)" is no price of an enrolment. */
const deniesIn = (tables: readonly Table[], { plain: text, terms }: Frame): Row[] =>
  /\bnon\b/.test(text)
    ? []
    : tables.flatMap(({ rows }) =>
        rows.filter(({ label }) => {
          const [, denied] = /\bnon (\p{L}+)/u.exec(plain(label)) ?? [];
          return (
            denied !== undefined && terms.some((term) => meets(term, readWords(denied, ['it', 'en'])) > 0)
          );
        }),
      );

/** In a sum a part may be called by another name: "corrente" for "elettricità". */
const OTHER_NAME = 0.8;

export const priceInCell = (
  tables: readonly Table[],
  part: Frame,
  seasons: Season[],
  situation: Situation,
  counted: readonly Row[],
  remarks: ReadonlyMap<string, string>,
): PricedItem | null => {
  const taken = [...counted, ...supplementsBeside(tables, part), ...deniesIn(tables, part)];
  const likeliest = bestCell(tables, part, seasons, situation, taken);
  // Of boots for a child the row of boots is meant, though that of skis names his age.
  const cell =
    likeliest && !isNamed(likeliest.row, likeliest.column, part)
      ? bestCell(
          tables,
          part,
          seasons,
          situation,
          tables.flatMap(({ rows }) =>
            rows.filter((row) => taken.includes(row) || !isNamed(row, null, part)),
          ),
        )
      : likeliest;
  const amount = cell?.column && isCovered(cell) ? amountIn(cell.row, cell.column) : null;
  if (!cell?.column || amount === null || !isNamed(cell.row, cell.column, part)) return null;
  const isExact = part.terms.some(
    (term) =>
      !term.carried &&
      // "Siamo in 20" names nothing that has 20 seats.
      /[a-z]/.test(term.folded) &&
      [cell.row.table.context, ...cell.row.cells.map(({ words }) => words)].some(
        (words) => meets(term, words) >= (part.wantsTotal ? OTHER_NAME : 0.9),
      ),
  );
  // "Una volta a settimana" is known by its figure alone.
  const isCountedOnly = !part.terms.some(({ carried }) => !carried) && cell.satisfied.length > 0;
  if (!isExact && !isCountedOnly) return null;
  const { row, column, satisfied, coverage } = cell;
  const remark = remarks.get(row.passage.sourceId) ?? '';
  return { ...itemOf({ row, column, amount }, part, remark), satisfied, score: coverage };
};

/** A price of a table as an item, with what stands around it. */
export const itemOf = (
  { row, column, amount }: { row: Row; column: Column; amount: number },
  frame: Frame,
  remark = '',
): PricedItem => ({
  amount,
  name: sayCell(row, column, frame).split(': ').slice(0, -1).join(': '),
  thing: nameOf(row, frame),
  header: headerOf(column),
  passage: row.passage,
  terms: plain(
    `${column.name} ${row.label} ${row.table.title} ${valueOf(row, column)} ${unitIn(row)} ${perCells(row)} ${row.noteTexts.join(' ')} ${remark}`,
  ),
  satisfied: [],
  score: 1,
  row,
});

/** "10 lezioni 240 €", "da 11 a 15 bambini", "fino a 16 pollici": the counts and sizes for which a price holds already; null where it is for others. */
const countedIn = (text: string, quantities: readonly Quantity[]): string[] | null => {
  const range = readRange(text);
  const isOfSize = ({ unit }: Quantity): boolean => isMeasured(unit) || unit === 'inch';
  const stated = readQuantities(text).filter(
    (each) => each.amount > 1 && (isThing(each.unit) || isOfSize(each)),
  );
  const satisfied: string[] = [];
  for (const quantity of quantities) {
    if (!isThing(quantity.unit) && quantity.unit !== 'person' && !isOfSize(quantity)) continue;
    const within = range ? isWithin(quantity, range) : null;
    const alike = stated.filter(({ unit }) => unit === quantity.unit);
    if (within === true || alike.some(({ amount }) => amount === quantity.amount))
      satisfied.push(quantity.written);
    else if (within === false || alike.length > 0) return null;
  }
  return satisfied;
};

const LONGEST_NAME = 60;
/** "La festa costa a bambino, minimo 10 bambini, …": what is priced stands before the first comma. */
const shortened = (name: string): string =>
  name.length <= LONGEST_NAME
    ? name
    : (name.split(/[,;:(]/)[0] ?? name)
        .replace(/ (?:costa|costano|viene|vengono|sta|costs?)(?= |$)/, '')
        .trim();

/** The price that a piece of a sentence says of what a part of the question names. */
export const priceInClause = (clauses: readonly Statement[], part: Frame): PricedItem | null => {
  const own = part.terms.filter(({ carried }) => !carried);
  const mass = own.reduce((sum, { weight }) => sum + weight, 0);
  if (mass === 0) return null;
  let best: PricedItem | null = null;
  for (const { text, words, context, sentence: whole, passage } of clauses) {
    const [money] = readMoney(text);
    if (!money) continue;
    const found = own.reduce(
      (sum, term) =>
        sum +
        term.weight *
          Math.max(
            meets(term, words),
            0.85 * meets(term, context),
            whole ? 0.85 * meets(term, whole.lead) : 0,
          ),
      0,
    );
    // "Scatola grande", "scatola piccola": words that say little tell such pieces apart.
    const score = found / mass + 0.04 * lightWordsIn(words.folded, part);
    // "20 scatole" are not named by "20 € fino a 30 km".
    if (!own.some((term) => !/^\d/.test(term.folded) && meets(term, words) >= 0.9) || isExtra(text)) continue;
    const counted = countedIn(text, part.quantities);
    if (!counted) continue;
    if (score < 0.6 || (best && score <= best.score)) continue;
    const name = shortened(
      text
        .replace(money.written, '')
        .replace(/\s+/g, ' ')
        .replace(/ (?=[,;:])/g, '')
        .replace(/[\s.,;:]+$/, ''),
    );
    // A bare price is of nothing that could be told.
    if (!/\p{L}{2}/u.test(name)) continue;
    best = {
      amount: money.amount,
      name,
      thing: name,
      header: '',
      passage,
      terms: plain(text),
      satisfied: counted,
      score,
      row: null,
    };
  }
  return best;
};

const GOES_ON = /^(?:e |and )?(?:poi|then)\b/;
/** "0,50 euro in più" and "poi 0,50 € al km" are added to a price, "15 € in meno" is taken off, and none of them is one. */
const isExtra = (text: string): boolean =>
  GOES_ON.test(plain(text)) ||
  (/\b(?:in piu|in meno|less|off|supplement\w*|sovrapprezzo|extra)\b/.test(plain(text)) &&
    !/\b(?:ogni|per ogni|each)\b/.test(plain(text)));

/** "Prezzi in euro al giorno". */
const PRICES_BY_TIME =
  /^(?:i |le |tutt[ie] )*(?:prezzi|tariffe|quote|prices|rates)(?: (?:in euro|in eur|espress[ie]|indicat[ie]|sono|si intendono|intes[ie]|are))* (?:al giorno|a notte|a settimana|al mese|all'ora|per day|per night|a day)\b/;

/** What the sentences of each document say of whom its prices are for: "Prezzi a persona". */
export const priceRemarks = (statements: readonly Statement[]): ReadonlyMap<string, string> => {
  const remarks = new Map<string, string>();
  for (const { text, passage } of statements) {
    const folded = plain(text);
    const isOfPrices = /\b(?:prezz|tariff|quot)\w*[^.]*/.test(folded) && text.length < 120;
    if (isOfPrices && (PER_PERSON.test(folded) || PRICES_BY_TIME.test(folded)))
      remarks.set(passage.sourceId, `${remarks.get(passage.sourceId) ?? ''} ${folded}`);
  }
  return remarks;
};
