import type { Mention } from '../mention';
import type { Facts } from '../read-facts';
import { ownOf } from './sides';
import { isNamedUnit, isThing, stemOf, unitOf } from './units';

const NOT_A_THING =
  /^(?:mano|casa|me|te|noi|loro|parte|fine|conto|banca|carico|credito|debito|chi|rate|saldo|inizio|tutto|tutti|tutte|quanto|cosa|prezzo|listino|pieno|titolo|testo|vita|euro|volta|circa|media|solo|sola)$/;
const PER_BEHIND =
  /^\s*(?:€|euro)?\s*(?:lord[io] |nett[io] |circa |di \p{L}+ )?(?:(?:al|alla|allo|a|ad|per|ogni|per ogni|di ogni|il|la|lo|con un|con una)\s|all'|l'|un'|\/\s?)(?:un |una |ogni )?(\p{L}{1,})/u;
const EACH_BEHIND = /^\s*(?:€|euro)?\s*(?:cadaun|cad\b|ciascun|l'un[oa]\b|each\b)/u;
const PER_BEFORE =
  /(?:\b(?:ogni|ciascun[ao]?|per ogni|su ogni|per un|per una|in un|in una|con un|con una|con il|col|da un|da una|dal|dalla)\s|\b(?:un'|per un'))(\p{L}{2,})/u;
/** "Il kg lo pago 21". */
const MEASURE_BEFORE =
  /(?:^|\s)(?:il|la|un|l'|all')\s?(\p{L}{2,}) (?:l[oa] |mi |\p{L}+ )?(?:pag|cost|vend|compr|vien)\p{L}* (?:a )?(?:€ ?)?$/u;

/** The unit that a figure is of one of, as the words beside it tell. */
export const perOf = (facts: Facts, mention: Mention, things: ReadonlySet<string>): string | null => {
  const behind = facts.folded.slice(mention.end, mention.end + 40);
  if (EACH_BEHIND.test(behind)) return 'one';
  const word = PER_BEHIND.exec(behind)?.[1];
  const isUnit = (noun: string): boolean =>
    !NOT_A_THING.test(noun) && (isNamedUnit(noun) || things.has(stemOf(noun)));
  if (word !== undefined && isUnit(word)) return word;
  const own = ownOf(facts, mention);
  const before = PER_BEFORE.exec(own)?.[1];
  if (before !== undefined && isUnit(before)) return before;
  const measure = MEASURE_BEFORE.exec(own)?.[1];
  return measure !== undefined && isNamedUnit(measure) && !isThing(unitOf(measure).unit) ? measure : null;
};
