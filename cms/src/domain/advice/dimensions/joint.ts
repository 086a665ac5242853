import type { Mention } from '../mention';
import type { Facts } from '../read-facts';
import { containerOf, countedUnit } from './counts';
import { isFuel, isOfSeveral, isRateOfHours } from './figure-shapes';
import { isThing, SPAN_OF_PERIOD, SPANS, stemOf, unitOf } from './units';

const JOINS =
  /^\s*(?:di \p{L}+ )?(?:mi[eo] |nostr[ei] )?(?:(?:che |e )(?:l[ea] |me l[ea] |mi )?(?:calcol|cont|mett|valut|consider|stim)\p{L}* )?(?:(?:al|alla|a|ogni|all')\s?(?:giorno|sera|settimana|mese|anno) )?(?:a|da|per|x|×|@)\s*(?:€\s*)?$/u;
/** What an amount is joined to: "80 panini a 6 euro", "300 g a 1,20 al kg". */
export interface Joint {
  isJoined: boolean;
  previousUnit: ReturnType<typeof countedUnit>;
  /** What holds the things counted before: "tavoli da 4 persone". */
  holder: string | null;
  /** The unit that the amount is of one of, by the count before it. */
  joined: string | null;
}

/** What an amount is joined to, by the count right before it. */
export const jointOf = (
  facts: Facts,
  mention: Mention,
  previous: Mention | undefined,
  explicit: string | null,
): Joint => {
  const previousUnit = previous ? countedUnit(previous, facts) : null;
  const isJoined =
    previous !== undefined &&
    previousUnit !== null &&
    JOINS.test(facts.folded.slice(previous.end, mention.start));
  const holder = isJoined ? containerOf(facts, previous) : null;
  const isOtherSpan =
    explicit !== null &&
    previousUnit !== null &&
    SPANS.includes(unitOf(explicit).unit) &&
    !isThing(previousUnit.unit) &&
    previousUnit.unit !== unitOf(explicit).unit;
  const joined = !isJoined || isOtherSpan ? null : holder === null ? previousUnit.unit : stemOf(holder);
  return { isJoined, previousUnit, holder, joined };
};

/** The stretch of time that an amount is of. */
export const spanOf = (
  { folded }: Facts,
  mention: Mention,
  explicit: string | null,
  { isJoined }: Joint,
): string | null => {
  // "80 panini al giorno a 6 euro": the day is of the count.
  const isSpanOfCount =
    isJoined &&
    mention.period !== null &&
    !/^\s*(?:€|euro)?\s*(?:al|a|all|l'|ogni|per|\/)/.test(folded.slice(mention.end));
  if (isSpanOfCount) return null;
  const ownSpan = explicit !== null && SPANS.includes(unitOf(explicit).unit) ? unitOf(explicit).unit : null;
  return SPAN_OF_PERIOD[mention.period ?? ''] ?? ownSpan;
};

/** What an amount is of one of, by its own words or by the count that it is joined to. */
export const perBeside = (
  facts: Facts,
  mention: Mention,
  {
    explicit,
    joint: { joined },
    span,
    mentions,
  }: { explicit: string | null; joint: Joint; span: string | null; mentions: readonly Mention[] },
): string | null => {
  if (isOfSeveral(facts, mention)) return null;
  const per =
    explicit !== null && !SPANS.includes(unitOf(explicit).unit)
      ? explicit
      : (joined ??
        (isRateOfHours(facts, mention) ? 'ora' : null) ??
        (isFuel(facts, mention, mentions) ? 'litro' : null));
  return per !== null && span !== null && unitOf(per).unit === span ? null : per;
};
