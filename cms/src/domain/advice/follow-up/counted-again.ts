import type { Mention } from '../mention';
import { type Facts, isAmount } from '../read-facts';

const NE_VERB =
  /\b(?:ne (\p{L}{3,})|(\p{L}{3,})[aei]rne) (?:solo |soltanto |circa |almeno |anche |altri |altre |ancora )?$/u;
/** "E se ne vendo altri 40?": on top of those of before. */
const ON_TOP = /\b(?:altri|altre|ancora) $/;
const BECOME = /\b(?:divent\w*|fossero|scend\w* a|salg\w* a|sal\w* a|pass\w* a|cal\w* a) (?:solo |circa )?$/;
const OF_MONEY = /cost|prezz|spes|affitt|tass[oi]|margin|listino|tariff|scontrin|euro|€|incass|fattur/;
const OF_OPENING =
  /\bchiu[ds]|\bapert|\bapr(?:o|iamo|issi)\b|\bgiorn|\bluned|\bmarted|\bmercoled|\bgioved|\bvenerd|\bsabat|\bdomenic/;
const isCount = ({ unit, role }: Mention, { folded }: Facts): boolean =>
  (unit === 'days' && OF_OPENING.test(folded)) ||
  unit === 'pieces' ||
  unit === 'people' ||
  (unit === 'plain' && (role === 'orders' || role === 'visits'));

const PRICED_AGAIN =
  /\b(?:port|mett|alz|abbass)\w* (?:(?:il|la|lo|i|le|l') ?(?:prezzo|tariffa|menu|scontrino|biglietto|quota|retta|listino) )?(?:a|da) (?:€ ?)?$|\b(?:prezzo|tariffa|menu|scontrino|biglietto|quota|retta) (?:\p{L}+ ){0,2}(?:a|fosse|e) (?:€ ?)?$|\bl[oaie] (?:port|mett|vend|pass|alz|abbass|facci)\w* (?:a|da) (?:€ ?)?$/u;

/** "E se lo porto a 1,30?", "e a 40 l'ora?": the price of before, where there was one, anew. */
const pricedAgain = (mention: Mention, next: Facts, before: Facts): Mention => {
  const [price, other] = before.mentions.filter(({ role }) => role === 'price');
  if (!price || other || !isAmount(mention) || mention.role !== null) return mention;
  const isSameSpan = price.period === 'hour' && mention.period === 'hour';
  const isPriced = PRICED_AGAIN.test(next.folded.slice(Math.max(0, mention.start - 32), mention.start));
  return isSameSpan || isPriced ? { ...mention, role: 'price' } : mention;
};

const MADE_FOR =
  /\b(?:far|produr|compr|prend|pag|trov|realizz|confezion|prepar)\p{L}* (?:a|con|per) (?:solo |circa )?(?:€ ?)?$/u;
/** "E se riesco a farle con 11,50?", "e a 9?" below what one costs: no price that anybody thinks of, but another cost of one. */
const costedAgain = (mention: Mention, next: Facts, before: Facts): Mention => {
  const ofRole = (wanted: Mention['role']): Mention[] =>
    before.mentions.filter(({ role }) => role === wanted);
  const [[price, otherPrice], [cost, otherCost]] = [ofRole('price'), ofRole('unitCost')];
  if (!price || otherPrice || !cost || otherCost || price.value <= cost.value) return mention;
  if (!isAmount(mention) || mention.role !== null || mention.period !== null) return mention;
  const isMade = MADE_FOR.test(next.folded.slice(Math.max(0, mention.start - 32), mention.start));
  return isMade || mention.value <= cost.value ? { ...mention, role: 'unitCost' } : mention;
};

const stemOf = (noun: string): string => noun.replace(/[aeiou]+$/u, '');
/** Measures that are told by their unit alone. */
const UNIT_NOUNS: Readonly<Partial<Record<Mention['unit'], RegExp>>> = {
  hours: /^ore$/,
  days: /^giorn(?:i|ate)$/,
  months: /^(?:mesi|rate)$/,
};
const NOUN_AHEAD =
  /\b(?:i|gli|le|l'|con) ?(\p{L}{3,}) (?:\p{L}+ ){0,3}(?:a |in )?$|\bdi (\p{L}{3,}) ne \p{L}+ (?:solo |circa )?$/u;
/** "Scusa, i coperti erano 46", "le ore vere sono 75": what was counted before and stands ahead of the figure; `null` where nothing does. */
const namedAhead = ({ start }: Mention, { folded }: Facts, before: Facts): Mention | null => {
  const words = NOUN_AHEAD.exec(folded.slice(Math.max(0, start - 48), start));
  const noun = words?.[1] ?? words?.[2];
  if (noun === undefined) return null;
  const [named, other] = before.mentions.filter(
    (each) =>
      UNIT_NOUNS[each.unit]?.test(noun) ??
      ((each.noun ?? '') !== '' && stemOf(each.noun ?? '') === stemOf(noun)),
  );
  return named && !other ? named : null;
};

/** Of several counts the one that "ne" stood for before, with the same verb where there are more of them. */
const countedByNe = (counts: readonly Mention[], verb: string, { folded }: Facts): readonly Mention[] => {
  const verbBefore = ({ start }: Mention): string | undefined => {
    const match = NE_VERB.exec(folded.slice(Math.max(0, start - 32), start));
    return match?.[1] ?? match?.[2];
  };
  const after = counts.filter((each) => verbBefore(each) !== undefined);
  const same = after.filter((each) => verbBefore(each)?.slice(0, STEM) === verb.slice(0, STEM));
  return same.length > 0 ? same : after;
};
const STEM = 4;

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

const SHARE_ARTICLE =
  /(?:^|\s)(?:col|con il|con lo|con l'|con un|al|allo|all'|il|lo|l'|un|uno|del|dello|dell') ?$/;
const ENDS_SHARE = /^\s*(?:[?!.,;]|$|(?:di sconto|invece|adesso|ora|circa)\b)/;
/** "E col 20?", "uno che chiede lo 0,95": a bare number with an article is a share where one share was told before. */
const sharedAgain = (mention: Mention, next: Facts, before: Facts): Mention => {
  const [share, other] = before.mentions.filter(({ unit, role }) => unit === 'percent' && role !== 'vatRate');
  if (
    !share ||
    other ||
    mention.unit !== 'plain' ||
    mention.value > (share.role === 'markUpRate' ? MOST_MARK_UP : WHOLE - 1) ||
    mention.period !== null
  )
    return mention;
  const isShare =
    SHARE_ARTICLE.test(next.folded.slice(0, mention.start)) &&
    ENDS_SHARE.test(next.folded.slice(mention.end)) &&
    !/\biva\b/.test(next.folded);
  return isShare ? { ...mention, unit: 'percent', role: share.role } : mention;
};
const WHOLE = 10_000;
/** A mark-up may be more than all of the cost. */
const MOST_MARK_UP = 40_000;

/** "E se ne faccio 60?": what "ne" stands for is what was counted before, where only one thing was; otherwise the figure as it is. */
const countedAgain = (mention: Mention, next: Facts, before: Facts): Mention => {
  const isBare = mention.unit === 'plain' || (mention.unit === 'pieces' && mention.noun === undefined);
  const named = isBare ? namedAhead(mention, next, before) : null;
  if (named) return { ...named, value: mention.value, start: mention.start, end: mention.end };
  if (isNamedAmount(mention, next, before)) return mention;
  const ahead = next.folded.slice(Math.max(0, mention.start - 32), mention.start);
  const ne = NE_VERB.exec(ahead);
  const counts = before.mentions.filter((each) => isCount(each, next));
  const [counted, other] =
    counts.length > 1 && ne ? countedByNe(counts, ne[1] ?? ne[2] ?? '', before) : counts;
  if (!counted || other || !isBare) return mention;
  const behind = next.folded.slice(mention.end, mention.end + 8);
  if (OF_MONEY.test(next.folded) && !NE_VERB.test(ahead)) return mention;
  if (/^\s*(?:€|euro|%)/.test(behind) || !(NE_VERB.test(ahead) || BECOME.test(ahead))) return mention;
  // Amounts are told with cents, counts are not; and no count becomes a hundred times as many.
  if (mention.value % 100 !== 0 || mention.value > 50 * counted.value) return mention;
  const value = ON_TOP.test(ahead) ? counted.value + mention.value : mention.value;
  return { ...counted, value, start: mention.start, end: mention.end };
};

/** The figures of a further message, each as the one of before that it is told anew of. */
export const readAgain = (next: Facts, before: Facts): Facts => ({
  ...next,
  mentions: next.mentions.map((each) =>
    costedAgain(
      pricedAgain(countedAgain(sharedAgain(each, next, before), next, before), next, before),
      next,
      before,
    ),
  ),
});
