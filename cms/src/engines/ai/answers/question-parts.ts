import { plain } from '../values/plain';
import { readQuantities } from '../values/quantities';
import type { Frame } from './frame';
import { WHO_PAYS } from './price-position';
import type { Table } from './table';

const PART =
  /\s(?:piu|plus|con (?:la sua|il suo|l'|la|il|lo|le|i)|con|e anche|insieme a(?:lla|l)?|e|ed|and|with)\s|[,+:] /;
/** "Ho due gatti, …", "siamo in due: …" say who asks. */
const SITUATION = /^(?:ho|abbiamo|sono|siamo|i have|i am|we are) [^,.;:]*[,.;:]/;
/** "Mi servono 20 scatole": what comes after is what is bought. */
const WISH =
  /^(?:(?:mi|ci) serv\w+|vorre\w+|voglio|vogliamo|prend\w+|compr\w+|ordin\w+|i need|we need|i want|we want|i would like)\s/;
/** "Quanto mi costano i tre esami?": all that was named, once more. */
const ALL_OF_THEM = /\b(?:i|gli|le|tutti e|tutte e|all|the) (\d)(?: [a-z]+)?\b/;
const ASKS_PRICE = /^(?:(?:in|alla|al|a) [a-z]{4,} )?(?:quanto|quant'e|che prezzo|how much|what)\b/;
/** "Due coni e una coppetta". */
const COUNTED_FIRST = /^(?:\d+|un[oa]?|an?|one) ?[a-z]/;

/** What a sum is wanted without: "senza tassa di soggiorno", up to what is wanted after it. */
const LEFT_OUT =
  /\(?\b(?:senza(?: contare| considerare)?|esclus[oaie]|escludendo|without|excluding)\b[^,.;:?()]*?(?=$|[,.;:?()]| e \d| piu | \+ | quanto | tot(?:ale)?\b| in tutto| in totale)\)?/g;

/** Whether a row or a column is called what is left out: "orlo senza fodera", "panino senza glutine". */
const isName = (written: string, tables: readonly Table[]): boolean =>
  tables.some(
    ({ rows, columns }) =>
      rows.some(({ label }) => plain(label).includes(written)) ||
      columns.some(({ name }) => plain(name).includes(written)),
  );

/** What a question wants a price without, in its own words. */
export const leftOutIn = ({ plain: text }: Pick<Frame, 'plain'>, tables: readonly Table[]): string[] =>
  [...text.matchAll(LEFT_OUT)].map(([written]) => written).filter((written) => !isName(written, tables));

const without = (text: string, pieces: readonly string[]): string =>
  pieces.reduce((rest, piece) => rest.replace(piece, ' '), text).replace(/\s+/g, ' ');

const JOINED = '~';
/** "Acqua e Rosa" is one thing where a row is called so. */
const withNamesJoined = (text: string, tables: readonly Table[]): string =>
  tables
    .flatMap(({ rows }) => rows.map(({ label }) => plain(label).split(/[,(:]/)[0]?.trim() ?? ''))
    .filter((name) => PART.test(name) && text.includes(name))
    .reduce((joined, name) => joined.replaceAll(name, name.replaceAll(' ', JOINED)), text);

/** The parts of a question that name something by itself. */
export const partsOf = (
  { plain: given, terms }: Frame,
  tables: readonly Table[],
  leftOut: readonly string[] = [],
): string[] => {
  const text = withNamesJoined(without(given, leftOut), tables);
  const names = (part: string): boolean => {
    const folded = plain(part);
    // "Una volta a settimana" names a price by its figure.
    if (readQuantities(folded).some(({ unit }) => unit === 'volt')) return true;
    return terms.some(
      ({ written, carried }) =>
        !carried && !WHO_PAYS.test(written) && new RegExp(`\\b${written}\\b`).test(folded),
    );
  };
  const [situation = ''] = SITUATION.exec(text) ?? [];
  const parts = text
    .slice(situation.length)
    .split(PART)
    .map((part) => part.replaceAll(JOINED, ' ').trim().replace(WISH, ''))
    .filter(names);
  return parts.filter(
    (part) =>
      !(
        parts.length > 1 &&
        ASKS_PRICE.test(part) &&
        Number(ALL_OF_THEM.exec(part)?.[1] ?? 0) === parts.length - 1
      ),
  );
};

/** "L'orlo di 3 pantaloni, orlo semplice": the second part says which of the first is meant, and names nothing further. */
export const isSpecified = (
  [one = '', two = '', ...others]: readonly string[],
  { plain: text }: Frame,
): boolean => {
  const [noun = ''] = /^[a-z]{4,}(?= )/.exec(two) ?? [];
  return (
    others.length === 0 && noun !== '' && new RegExp(`\\b${noun}\\b`).test(one) && text.includes(`, ${two}`)
  );
};

/** Whether a part only asks for the price of the others. */
export const isAskingOnly = (part: string): boolean => ASKS_PRICE.test(part);

/** "20 scatole e 3 nastri": things that are counted one by one are bought together. */
export const isShoppingList = (parts: readonly string[]): boolean =>
  parts.length > 1 &&
  parts.some((part) => /^\d/.test(part)) &&
  parts.every((part) => COUNTED_FIRST.test(part) || isAskingOnly(part));
