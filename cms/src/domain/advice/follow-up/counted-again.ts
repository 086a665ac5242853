import type { Mention } from '../mention';
import { type Facts, isAmount } from '../read-facts';

const NE_VERB = /\bne \p{L}{3,} (?:solo |soltanto |circa |almeno |anche )?$/u;
const BECOME = /\b(?:divent\w*|fossero|scend\w* a|salg\w* a|sal\w* a|pass\w* a|cal\w* a) (?:solo |circa )?$/;
const OF_MONEY = /cost|prezz|spes|affitt|tass[oi]|margin|listino|tariff|scontrin|euro|€|incass|fattur/;
const isCount = ({ unit, role }: Mention): boolean =>
  unit === 'pieces' || unit === 'people' || (unit === 'plain' && (role === 'orders' || role === 'visits'));

const PRICED_AGAIN =
  /\b(?:port|mett|alz|abbass)\w* (?:(?:il|la|lo|i|le|l') ?(?:prezzo|tariffa|menu|scontrino|biglietto|quota|retta|listino) )?(?:a|da) (?:€ ?)?$|\b(?:prezzo|tariffa|menu|scontrino|biglietto|quota|retta) (?:\p{L}+ ){0,2}(?:a|fosse|e) (?:€ ?)?$|\bl[oaie] (?:port|mett|vend|pass|alz|abbass|facci)\w* (?:a|da) (?:€ ?)?$/u;

/** "E se lo porto a 1,30?", "e a 40 l'ora?": the price of before, where there was one, anew. */
export const pricedAgain = (mention: Mention, next: Facts, before: Facts): Mention => {
  const [price, other] = before.mentions.filter(({ role }) => role === 'price');
  if (!price || other || !isAmount(mention) || mention.role !== null) return mention;
  const isSameSpan = price.period === 'hour' && mention.period === 'hour';
  const isPriced = PRICED_AGAIN.test(next.folded.slice(Math.max(0, mention.start - 32), mention.start));
  return isSameSpan || isPriced ? { ...mention, role: 'price' } : mention;
};

const stemOf = (noun: string): string => noun.replace(/[aeiou]+$/u, '');
/** "Scusa, i coperti erano 46": the count of before whose noun stands ahead of the figure; `null` where none does. */
const namedAhead = ({ start }: Mention, { folded }: Facts, before: Facts): Mention | null => {
  const words = /\b(?:i|gli|le|l'|con) ?(\p{L}{3,}) (?:\p{L}+ ){0,3}(?:a |in )?$/u.exec(
    folded.slice(Math.max(0, start - 48), start),
  );
  const noun = words?.[1];
  if (noun === undefined) return null;
  const [named, other] = before.mentions.filter(
    (each) => (each.noun ?? '') !== '' && stemOf(each.noun ?? '') === stemOf(noun),
  );
  return named && !other ? named : null;
};

/** "E se la sala passa a 8": an amount of before by what it is called, and no count. */
const isNamedAmount = ({ start }: Mention, { folded }: Facts, before: Facts): boolean => {
  const noun = /\b(?:il|la|lo|l') ?(\p{L}{3,}) (?:\p{L}+ ){0,2}a $/u.exec(
    folded.slice(Math.max(0, start - 48), start),
  )?.[1];
  return (
    noun !== undefined &&
    before.mentions.some(
      (each) =>
        isAmount(each) &&
        each.label
          .toLowerCase()
          .split(' ')
          .some((word) => word.length > 2 && stemOf(word) === stemOf(noun)),
    )
  );
};

/** "E se ne faccio 60?": what "ne" stands for is what was counted before, where only one thing was; otherwise the figure as it is. */
export const countedAgain = (mention: Mention, next: Facts, before: Facts): Mention => {
  const named = mention.unit === 'plain' ? namedAhead(mention, next, before) : null;
  if (named) return { ...named, value: mention.value, start: mention.start, end: mention.end };
  if (isNamedAmount(mention, next, before)) return mention;
  const [counted, other] = before.mentions.filter(isCount);
  if (!counted || other || mention.unit !== 'plain' || !isAmount(mention)) return mention;
  const ahead = next.folded.slice(Math.max(0, mention.start - 32), mention.start);
  const behind = next.folded.slice(mention.end, mention.end + 8);
  if (OF_MONEY.test(next.folded) && !NE_VERB.test(ahead)) return mention;
  if (/^\s*(?:€|euro|%)/.test(behind) || !(NE_VERB.test(ahead) || BECOME.test(ahead))) return mention;
  // Amounts are told with cents, counts are not; and no count becomes a hundred times as many.
  if (mention.value % 100 !== 0 || mention.value > 50 * counted.value) return mention;
  return { ...counted, value: mention.value, start: mention.start, end: mention.end };
};
