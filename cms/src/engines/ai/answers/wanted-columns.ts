import { plain } from '../values/plain';
import { holdsTime } from '../values/clock';
import { isSameQuantity, isWithin, readQuantities } from '../values/quantities';
import { readWeekdays } from '../values/weekdays';
import type { Frame } from './frame';
import { withoutDeposits } from './lengths-of-columns';
import { headsSize, holdsSize } from './sizes';
import { type Column, type Table } from './table';
import { meets, type Term } from './words';

const PERSON =
  /\b(?:istruttor|insegnant|maestr|docent|medic|dottor|nome|cognome|operator|guida|chef|responsabil|personale|staff|titolar|specialist|terapist|veterinari|stilist|^chi\b|name|teacher|doctor|instructor|trainer)/;
const PLACE =
  /\b(?:dove|sala|sede|luogo|aula|indirizzo|via|piano|zona|affaccio|posizione|where|room|place|address)\b/;
const DURATION =
  /\b(?:durata|dura|tempi?|giorni lavorativi|consegna|lavorazione|validita|si conserva|conservazione|duration|time)\b/;
const AGE = /\b(?:eta|per chi|anni|age)\b/;
const STOCK =
  /\b(?:disponibil|copie|rimanenz|in negozio|giacenz|magazzin|scort|stock|quantit|pezzi|available)/;
const SIZE = /\b(?:superfici|dimension|misur|grandezz|metratura|mq|size|area|capienz)/;

export const isStock = ({ name }: Column): boolean => STOCK.test(plain(name));
export const isSize = (column: Column, table: Table): boolean =>
  SIZE.test(plain(column.name)) ||
  table.rows
    .slice(0, 5)
    .some(({ cells }) => /\b(?:mq|m2|m²|metri quadri)/.test(plain(cells[column.at]?.text ?? '')));

/** Whether most of what stands in a column names days of the year. */
const holdsDays = (table: Table, { at, type }: Column): boolean => {
  const filled = table.rows
    .slice(0, 60)
    .flatMap(({ cells }) => (cells[at]?.isEmpty === false ? cells[at] : []));
  const dated = filled.filter((cell) => cell.days(2026).length > 0);
  return type !== 'money' && dated.length > 0 && dated.length >= filled.length / 2;
};

const PERSON_NAME =
  /^(?:(?:dott|prof|sig|dr|mr|mrs)(?:\.?ssa|\.?ra)?\.? )?\p{Lu}\p{Ll}+(?: (?:e |and |& )?\p{Lu}\p{Ll}+){0,4}$/u;
/** Names of persons under a header that does not say so: what stands under it is in capitals, and the things beside it are not. */
const holdsNames = (table: Table, { at, type }: Column): boolean => {
  const rows = table.rows.slice(0, 60);
  const isName = (text: string): boolean => PERSON_NAME.test(text.trim());
  const filled = rows.map(({ cells }) => cells[at]?.text ?? '').filter((text) => text.trim() !== '');
  return (
    type === 'text' &&
    filled.length > 1 &&
    filled.filter(isName).length >= filled.length * 0.8 &&
    filled.some((text) => text.trim().includes(' '))
  );
};

/** How many people: as a least number, a limit or places. */
const PEOPLE_ASKED =
  /\bin quanti\b|\bquant[ie] (?:persone|partecipanti|ospiti|invitati|posti|iscritti|allievi)\b|\bhow many (?:people|seats|places)\b/;
const PEOPLE =
  /\b(?:person\w*|partecipant\w*|ospit[ei]|invitati|capienza|iscritti|allievi|post[oi]|pax|people|guests|seats)\b/;
const NO_OTHER_NAMES: ReadonlySet<string> = new Set();

const PRICE = /\b(?:prezz|cost[oi]\b|tariff|compens|quot[ae]\b|price|fee\b|rate\b)/;
/** Whether a header says the very thing that is asked for: "Tempi" to "how long". */
export const namesMeasure = ({ name }: Column, { measure, counted }: Frame): boolean =>
  (measure === 'count' && counted !== null && plain(name).startsWith(counted.stem)) ||
  (measure === 'duration' && DURATION.test(plain(name))) ||
  (measure === 'money' && PRICE.test(plain(name)));

/** The columns that hold what a question asks for; [] where the table has none. */
export const wantedColumns = (table: Table, frame: Frame): Column[] => {
  const { columns, labelAt } = table;
  const label = columns[labelAt];
  // What is the very name of the column of names does not head another by another name.
  const heads = (term: Term, column: Column): boolean =>
    column.at !== labelAt &&
    meets(term, column.words) >= (label && meets(term, label.words) > 0.9 ? 0.9 : 0.8);
  const headed = columns.filter((column) => frame.terms.some((term) => heads(term, column)));
  const named = (pattern: RegExp): Column[] => columns.filter(({ name }) => pattern.test(plain(name)));
  const typed = (...types: Column['type'][]): Column[] => columns.filter(({ type }) => types.includes(type));
  const firstOf = (...lists: Column[][]): Column[] => lists.find((list) => list.length > 0) ?? [];
  const both = (list: Column[]): Column[] => {
    const shared = list.filter((column) => headed.includes(column));
    return shared.length > 0 ? shared : list;
  };
  switch (frame.measure) {
    case 'money': {
      // "Supplemento 4,50 €" among columns of words: a column may hold prices in some rows only.
      const money = typed('money').filter(({ at }) => at !== labelAt || columns.length === 1);
      if (money.length > 0) return withoutDeposits(money, frame);
      const cost = headed.filter(({ at }) =>
        table.rows.some(({ cells }) =>
          /\d ?(?:€|%|euro)|gratis|gratuit|nulla|intero/i.test(cells[at]?.text ?? ''),
        ),
      );
      return cost.length > 0 ? cost : named(/\b(?:prezz|cost|paga|tariff|price|rimborsa)/);
    }
    case 'duration':
      return both(
        firstOf(
          headed.filter(({ type }) => type === 'duration'),
          typed('duration'),
          named(DURATION),
        ),
      );
    case 'time':
      return both(
        firstOf(
          typed('time'),
          columns.filter(({ weekdays }) => weekdays.size > 0),
          headed.filter(({ at }) => table.rows.some(({ cells }) => holdsTime(cells[at]?.text ?? ''))),
        ),
      );
    case 'weekday':
      return both(
        firstOf(
          typed('weekday'),
          columns.filter(({ weekdays }) => weekdays.size > 0),
          columns.filter(({ at }) =>
            table.rows.some(({ cells }) => readWeekdays(cells[at]?.text ?? '').size > 0),
          ),
        ),
      );
    case 'date':
      return both(
        firstOf(
          /\bche giorn|\bwh(?:at|ich) day/.test(frame.plain) ? typed('weekday') : [],
          headed.filter(({ type }) => type === 'date'),
          typed('date'),
          columns.filter(({ at }) =>
            table.rows.some(({ cells }) => readWeekdays(cells[at]?.text ?? '').size > 0),
          ),
          // "Da metà aprile a maggio, mai con il gelo": days with a remark beside them.
          columns.filter((column) => column.at !== labelAt && holdsDays(table, column)),
          typed('duration'),
        ),
      );
    case 'person':
      return firstOf(
        named(PERSON),
        columns.filter((column) => column.at !== labelAt && holdsNames(table, column)),
      );
    case 'place':
      return both(named(PLACE));
    case 'percent':
      return both(typed('percent'));
    case 'age':
      return firstOf(named(AGE));
    case 'count': {
      const counted = columns.filter(
        ({ at, type }) =>
          type !== 'money' &&
          headed.some((each) => each.at === at) &&
          table.rows.some(({ cells }) => /\d/.test(cells[at]?.text ?? '')),
      );
      if (PEOPLE_ASKED.test(frame.plain)) {
        const forPeople = named(PEOPLE);
        if (forPeople.length > 0) return forPeople;
      }
      // Pages are no copies, whatever else goes by both names.
      const noun = frame.counted;
      const isOther = ({ words, name }: Column): boolean =>
        noun !== null &&
        !table.rows.some(({ labelWords }) =>
          [...labelWords.folded].some((word) => word.startsWith(noun.stem)),
        ) &&
        !plain(name).includes(noun.stem) &&
        !frame.terms.some(
          (term) =>
            !term.written.startsWith(noun.stem) && meets({ ...term, alike: NO_OTHER_NAMES }, words) >= 0.9,
        ) &&
        noun.unit !== 'person';
      if (counted.length > 0) return counted.filter((column) => !isOther(column));
      const [, countedNoun = ''] = /\b(?:quant[ie]|how many) ([a-z]+)/.exec(frame.plain) ?? [];
      const unit = readQuantities(`2 ${countedNoun}`)[0]?.unit;
      const byUnit = columns.filter(
        ({ at }) =>
          unit !== undefined &&
          table.rows.some(({ cells }) =>
            readQuantities(cells[at]?.text ?? '').some((each) => each.unit === unit),
          ),
      );
      if (byUnit.length > 0) return byUnit;
      return /\b(?:avete|disponibil\w+|magazzino|ce ne|ne)\b/.test(frame.plain)
        ? columns.filter(isStock)
        : [];
    }
    case 'size': {
      const named = columns.filter(({ name, at }) => at !== labelAt && headsSize(name, frame.plain));
      return named.length > 0
        ? named
        : columns.filter(
            ({ at, type }) =>
              type !== 'money' &&
              table.rows.some(({ cells }) => holdsSize(cells[at]?.text ?? '', frame.plain)),
          );
    }
    case 'since':
      return [];
    case 'how':
    case null: {
      // "Massaggio da 80 minuti", "sci per 5 giorni?": what is priced by its size or length, in as few words as that.
      const sized = typed('money').filter(({ quantities, range }) =>
        frame.quantities.some(
          (wantedQuantity) =>
            quantities.some((each) => isSameQuantity(each, wantedQuantity)) ||
            (range !== null && isWithin(wantedQuantity, range) === true),
        ),
      );
      return sized.length > 0 ? sized : headed;
    }
  }
};
