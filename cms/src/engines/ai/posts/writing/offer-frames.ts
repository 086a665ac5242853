import type { Noun } from './grammar-it';

/** What the main sentence of an offer has to say. */
export interface Claim {
  /** With its article: `la manicure`. */
  thing: string;
  noun: Noun;
  /** With its unit; '' where none is told. */
  price: string;
  lasts: string;
  takes: string;
  /** On which days of the week; '' where none is told. */
  when: string;
}

/** A lesson that comes again: `45 minuti a settimana`. */
const AGAIN = /\s(?:a|alla|al|ogni|per) (?:settiman|mes|volta|lezion|seduta|incontr)/iu;
const SHORT_TIME = /minut|\bor[ae]\b/iu;
const IS_ONE = /^(?:1|un|una|un[’']ora)\b/iu;

const fromPrice = (price: string): boolean => /^da\s/iu.test(price);

/**
 * The main sentence of an offer in one of its other forms, so that a week of prices does not read like a table; '' where only the plain
 * form fits.
 */
export const framed = ({ thing, noun, price, lasts, takes, when }: Claim, variant: number): string => {
  if (price === '') return '';
  const days = when === '' ? '' : `, ${when}`;
  if (AGAIN.test(lasts)) return `Per ${thing} sono ${lasts}${days}: ${price}`;
  const costs = noun.plural ? 'costano' : 'costa';
  if (when !== '') {
    if (takes !== '' || fromPrice(price)) return '';
    return lasts === ''
      ? `${thing} ${costs} ${price}${days}`
      : `${thing} ${noun.plural ? 'durano' : 'dura'} ${lasts}${days}, e ${costs} ${price}`;
  }
  if (variant === 0) return '';
  if (lasts !== '' && takes === '' && SHORT_TIME.test(lasts) && /^\d/u.test(lasts))
    return fromPrice(price)
      ? `Per ${thing} ${IS_ONE.test(lasts) ? 'ci vuole' : 'ci vogliono'} ${lasts}, a partire ${price}`
      : `Per ${thing}: ${lasts}, ${price}`;
  if (takes !== '' && lasts === '' && SHORT_TIME.test(takes) && /^\d/u.test(takes))
    return fromPrice(price)
      ? `Per ${thing} ${IS_ONE.test(takes) ? 'basta' : 'bastano'} ${takes}; si parte ${price}`
      : `Per ${thing} ${IS_ONE.test(takes) ? 'basta' : 'bastano'} ${takes} e ${price}`;
  if (lasts === '' && takes === '')
    return fromPrice(price) ? `Per ${thing} si parte ${price}` : `Da noi ${thing} ${costs} ${price}`;
  return '';
};

/** The offer beside another one: `C'è anche la pedicure: 50 minuti, 30 €`. */
export const mentioned = ({ thing, noun, price, lasts, takes, when }: Claim): string =>
  `${noun.plural ? 'Ci sono' : "C'è"} anche ${thing}: ${[lasts, when, takes, price].filter(Boolean).join(', ')}`;

/** A number that stays the same for the same name, so that its post reads the same each time it is written. */
export const variantOf = (name: string, variants: number): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % variants;
