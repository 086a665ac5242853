import { NUMBER, numberOf } from './numbers';
import { plain } from './plain';
import { remember } from '../text/remember';

/** A sum of money in a text. */
export interface Money {
  amount: number;
  /** As the owner wrote it: "62,00 €", "da 62 €". */
  written: string;
}

const SIGN = String.raw`€|\beuro?\b|\beur\b|\$|£|\bchf\b`;
const MONEY = new RegExp(
  String.raw`(?:(?:${SIGN})\s?(${NUMBER}))(?![\d%])|(?<![\d.,:])(${NUMBER})\s?(?:,-\s?)?(?:${SIGN})`,
  'giu',
);
/** "2,90", "da 55,00", "8,00 al giorno", "15,00 l'ora". */
const BARE = new RegExp(
  `^(da |circa )?(${NUMBER})((?: (?:al|alla|allo|a|per|ogni|la|il|cad|each|an?|the) |,? (?:all'|l'|all’|l’))[^\\d;]{1,24})?$`,
  'i',
);

/** The sums of money of a text. */
export const readMoney = remember((text: string): readonly Money[] =>
  [...text.matchAll(MONEY)].map(({ 0: written, 1: after, 2: before }) => ({
    amount: numberOf(after ?? before ?? '0'),
    written: written.trim(),
  })),
);

/** A price column writes its sign in the header: "Prezzo €" above "2,90". */
export const readBareMoney = (cell: string): Money | null => {
  const [, from = '', figure, per = ''] = BARE.exec(cell.trim()) ?? [];
  return figure === undefined ? null : { amount: numberOf(figure), written: `${from}${figure} €${per}` };
};

/** Whether a cell says a price without a figure. */
export const isPriceInWords = (cell: string): boolean =>
  /\b(?:gratuit\w*|gratis|su richiesta|preventivo|compres[oaie]|inclus[oaie]|free|on request|metri quadri)\b/.test(
    plain(cell),
  );

/** An amount as the visitor's language writes it. */
export const writeMoney = (amount: number): string => {
  const [whole = '0', cents = '00'] = (Math.round(amount * 100) / 100).toFixed(2).split('.');
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, '.') : whole;
  return `${grouped},${cents} €`;
};
