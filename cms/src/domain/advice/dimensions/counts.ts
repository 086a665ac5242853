import type { Mention } from '../mention';
import type { Factor } from '../quantities/exact-product';
import { type Facts, isAmount } from '../read-facts';
import { isNamedUnit, isThing, stemOf, unitOf } from './units';

const CONTAINER = /(\p{L}{3,})(?: di \p{L}+)? da (?:circa |soli )?$/u;
/** "Una seduta di 45 minuti". */
const LASTING = /(\p{L}{3,}) di (?:circa )?$/u;
/** "Il taglio … dura 35 minuti": how long one of what was just told of takes. */
const DURATION =
  /(?:^|[\s,;.])(?:il|lo|la|l'|un|una|ogni) ?(\p{L}{3,})\b[^;.?!]*\bdur(?:a|ano|i) (?:circa |in media )?$/u;
const NO_CONTAINER = /^(?:piu|meno|circa|almeno|oltre|lavoro|media|tutto|totale)$/;
export const containerOf = ({ folded }: Facts, { start, unit }: Mention): string | null => {
  const before = folded.slice(Math.max(0, start - 48), start);
  const noun =
    CONTAINER.exec(before)?.[1] ??
    (unit === 'hours' ? (LASTING.exec(before)?.[1] ?? DURATION.exec(before)?.[1]) : undefined);
  return noun === undefined || NO_CONTAINER.test(noun) || isNamedUnit(noun) ? null : noun;
};

const NO_NOUN =
  /^(?:euro|fiss|nett|lord|mensil|ann|mila|volt|giorn|mes|ore|spes|cost|uscit|entrat|incass|ricav|client)/;
/** "Compro le felpe a 16 … su 150 felpe": a bare number before a noun that is talked of elsewhere too is a count of it. */
const countedTwice = ({ value, end, role, period }: Mention, { folded }: Facts): string | null => {
  const noun = /^ (\p{L}{4,}[aeiou])(?!\p{L})/u.exec(folded.slice(end, end + 24))?.[1];
  if (noun === undefined || value % 100 !== 0 || NO_NOUN.test(noun)) return null;
  if (role === 'fixedTotal' || role === 'costLine' || period === 'month' || period === 'year') return null;
  const words = folded.match(/\p{L}+/gu) ?? [];
  return words.filter((word) => stemOf(word) === stemOf(noun)).length >= 2 ? noun : null;
};

/** A count with the unit of what it counts; `null` where a mention is none. */
export const countedUnit = (mention: Mention, facts: Facts): { unit: string; scale: Factor } | null => {
  const written = facts.folded.slice(mention.start, mention.end);
  switch (mention.unit) {
    case 'hours':
      return unitOf('ora');
    case 'days':
      return unitOf(mention.noun === 'settimane' ? 'settimana' : 'giorno');
    case 'months':
      return unitOf(/ann/.test(written) ? 'anno' : 'mese');
    case 'pieces':
    case 'people':
      if (/^ quadr/.test(facts.folded.slice(mention.end, mention.end + 8))) return unitOf('mq');
      return unitOf(mention.noun === undefined || mention.noun === '' ? 'one' : mention.noun);
    case 'plain': {
      const noun = countedTwice(mention, facts);
      return noun === null ? null : unitOf(noun);
    }
    default:
      return null;
  }
};
export const countOf = (mention: Mention, facts: Facts): number => {
  const written = facts.folded.slice(mention.start, mention.end);
  if (mention.unit === 'months' && /ann/.test(written)) return mention.value / 12;
  return mention.noun === 'settimane' ? mention.value / 7 : mention.value;
};

/** "8 iscritti a 140 l'uno" was read as one amount: its count, as it was written. */
export const COUNT_IN_LABEL = /^(\d{1,4}) (\p{L}{3,})/u;

/** Nouns that figures of the message are of: counted ones and what holds them. */
export const thingsOf = (facts: Facts): Set<string> => {
  const things = new Set<string>();
  for (const mention of facts.mentions) {
    const counted = countedUnit(mention, facts);
    if (counted && isThing(counted.unit)) things.add(counted.unit);
    const container = counted ? containerOf(facts, mention) : null;
    if (container) things.add(stemOf(container));
    const inLabel = COUNT_IN_LABEL.exec(mention.label);
    if (inLabel && isAmount(mention)) things.add(stemOf(inLabel[2] ?? ''));
  }
  return things;
};

/** "In una settimana", "una pizza": one of what sums are made of. */
export const isOneOf = (facts: Facts, mention: Mention): boolean =>
  !isAmount(mention) &&
  mention.unit !== 'percent' &&
  mention.unit !== 'hours' &&
  countOf(mention, facts) === 100 &&
  !/\d/.test(facts.folded.slice(mention.start, mention.end));
