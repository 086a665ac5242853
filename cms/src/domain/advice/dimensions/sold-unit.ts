import type { Mention } from '../mention';
import type { Facts } from '../read-facts';
import { countedUnit } from './counts';
import type { Target } from './question-target';
import type { Side } from './terms';
import { isThing, stemOf, UNNAMED } from './units';

const PRICED_NOUN =
  /(?:^|[\s,;:])(?!vend|mett|chied|prezz|scontrin|bigliett|ingress|quot|rett|tariff|medi|fisso|euro|giorno|mese|settimana|sera|testa|spesa)(\p{L}{4,}) (?:a|da) (?:€ ?)?$/u;
const isUnnamed = (unit: string): boolean => UNNAMED.includes(unit);

interface Sold {
  facts: Facts;
  target: Target;
  things: ReadonlySet<string>;
  counted: readonly Mention[];
  /** The thing told of last. */
  subject: string | null;
  /** The words before the price. */
  own: string;
  side: Side;
}

/** What a price is of one of, by what is told of last or counted; `undefined` where that is not sure. */
export const soldUnit = ({
  facts,
  target: { wanted, counted: targetUnit },
  things,
  counted,
  subject,
  own,
  side,
}: Sold): string | null | undefined => {
  const units = new Set(counted.map((each) => countedUnit(each, facts)?.unit ?? ''));
  const [only, other] = [...units].filter(isThing);
  // "Patente a 750 euro, 16 guide": the price of something else than what is counted.
  const named = PRICED_NOUN.exec(own)?.[1];
  const isOther =
    subject === null &&
    wanted !== 'count' &&
    only !== undefined &&
    !isUnnamed(only) &&
    named !== undefined &&
    !things.has(stemOf(named)) &&
    side === 'income';
  if (isOther) return undefined;
  const lone = other === undefined && only !== undefined ? only : null;
  const per = subject ?? (wanted === 'count' ? (targetUnit ?? 'one') : lone);
  // With counts about, what is not told of any of them may be of each or of all.
  const isOpen =
    per === null && only !== undefined && wanted !== 'cost' && wanted !== 'price' && side !== 'cost';
  return isOpen ? undefined : per;
};
