import type { Passage } from '../../passage';
import { contentOf, type Word } from '../../index/analysed-text';
import { alikeWords } from '../../text/alike';
import { sentencesOf } from '../../text/sentences';
import { tokenise } from '../../text/tokenise';
import { NUMBER, numberOf, withDigits } from '../../values/numbers';
import { plain } from '../../values/plain';

/** A sum of money in the sources, and the words of what it is the price of. */
export interface PricedThing {
  amount: number;
  words: ReadonlySet<string>;
}

const CURRENCY = String.raw`(?:€|\beur(?:o|os)?\b|\$|£|\bdollari\b|\bsterline\b)`;
const MONEY = new RegExp(String.raw`${CURRENCY}\s?(${NUMBER})|(?<![\d.,])(${NUMBER})\s?${CURRENCY}`, 'gu');
const BARE = new RegExp(String.raw`(?<![\d.,:/%-])(${NUMBER})(?![\d:/%°-]|[.,]\d|\s?(?:h|am|pm)\b)`, 'gu');
const PRICE_WORD =
  /€|\beuro?\b|prezz|\bcost|tariff|\bquot|\bpag|spes[ae]|accont|caparr|suppl|sconto|canone|import|listin|intero|ridott|price|\bcosts?\b|\brates?\b|\bfees?\b|charge|deposit/;
/** Said of everything that is for sale: sharing such a word says nothing of what is meant. */
const OF_ANYTHING = /^(?:vend|compr|acquist|offr|disponib|prodott|serviz|sell|sold|buy|offer|available)/;
/** What may follow a bare price; any other word after a figure says what is counted. */
const AFTER_PRICE = new Set(
  'a al alla alle ai per ogni di da se con in e o oppure piu iva each per and or if'.split(' '),
);

/** The sums of a clause say nothing of what they are the price of. */
const contentWords = (text: string): Word[] =>
  contentOf(tokenise(text.replace(MONEY, ' ')), 'it').filter(
    ({ folded }) => !PRICE_WORD.test(folded) && !OF_ANYTHING.test(folded),
  );

/** The content words of a text, as they are compared. */
export const subjectWords = (text: string): Set<string> =>
  new Set(contentWords(text).map(({ stem }) => stem));

/** The same with the words that mean as much, in both languages: a reply need not speak as its sources do. */
export const spokenWords = (text: string): Set<string> =>
  new Set(
    contentWords(text).flatMap(({ folded, stem }) => [
      stem,
      ...alikeWords(folded, [stem]).map((each) => each.stem),
    ]),
  );

/** Sums that are written with their currency. */
export const moneyIn = (plainText: string): { amount: number; at: number }[] =>
  [...plainText.matchAll(MONEY)].map(({ 1: before, 2: after, index }) => ({
    amount: numberOf(before ?? after ?? ''),
    at: index,
  }));

/** A sentence in pieces that name one thing each: commas, semicolons and "e" part them. */
export const clausesOf = (text: string): string[] =>
  text
    .split(/[;:]\s|,\s(?!\d)|\s(?:e|and|mentre|ma|while|but)\s|\n/)
    .filter((clause) => clause.trim() !== '');

/** Sums in running text: with a currency, or bare where the sentence speaks of prices. */
const amountsIn = (clause: string, speaksOfPrices: boolean): number[] => {
  const sums = moneyIn(clause).map(({ amount }) => amount);
  for (const match of clause.matchAll(BARE)) {
    const [, written = ''] = match;
    const [, next = ''] = /^\s?([a-z]+)/.exec(clause.slice(match.index + match[0].length)) ?? [];
    const isCounted = next !== '' && !AFTER_PRICE.has(next);
    if (!isCounted && (speaksOfPrices || /[.,]\d{2}$/.test(written))) sums.push(numberOf(written));
  }
  return sums;
};

const readRow = (row: NonNullable<Passage['row']>): PricedThing[] => {
  const names = row.cells.flatMap((cell, at) =>
    /^[\d.,€\s-]*$/.test(cell) ? [] : [`${row.columns[at] ?? ''} ${cell}`],
  );
  const priceTable = PRICE_WORD.test(plain(`${row.title} ${row.columns.join(' ')}`));
  return row.cells.flatMap((cell, at) => {
    const column = plain(row.columns[at] ?? '');
    const value = withDigits(plain(cell));
    const isPrice =
      PRICE_WORD.test(column) || (priceTable && /^\d+(?:[.,]\d{2})?$/.test(value) && column === '');
    const words = subjectWords([...names, row.columns[at] ?? '', row.group].join(' '));
    return amountsIn(value, isPrice).map((amount) => ({ amount, words }));
  });
};

const readProse = ({ heading, question, text }: Passage): PricedThing[] =>
  sentencesOf(text).flatMap(({ start, end }) => {
    const sentence = withDigits(plain(text.slice(start, end)));
    const speaksOfPrices = PRICE_WORD.test(`${sentence} ${plain(heading)} ${plain(question ?? '')}`);
    return clausesOf(sentence).flatMap((clause) => {
      const amounts = amountsIn(clause, speaksOfPrices);
      const own = subjectWords(clause);
      const words = own.size > 0 ? own : subjectWords(`${sentence} ${heading}`);
      return amounts.map((amount) => ({ amount, words }));
    });
  });

/** Everything that the passages give a price for. */
export const pricedThingsOf = (passages: readonly Passage[]): PricedThing[] =>
  passages.flatMap((passage) => [
    ...(passage.row ? readRow(passage.row) : []),
    ...(passage.row ? [] : readProse(passage)),
  ]);
