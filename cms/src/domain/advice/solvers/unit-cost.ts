import type { Mention } from '../mention';
import { type Facts, isAmount, lastOf } from '../read-facts';

/** The cost of one piece: what was told of it, added up. */
export const unitCostOf = (facts: Facts): { total: number; parts: Mention[] } | null => {
  const price = lastOf(facts, 'price');
  const hours = facts.mentions.find(({ unit }) => unit === 'hours');
  // Rents and wages are of a month, not of a piece: they count only where nothing tells a span or a number of pieces.
  const isOfPiece = !facts.mentions.some(({ unit, role }) => unit === 'pieces' || role === 'fixedTotal');
  const parts = byTheHour(facts, hours).filter(
    (each) =>
      isAmount(each) &&
      each !== price &&
      (each.role === 'unitCost' ||
        (each.role === 'costLine' && isOfPiece && each.period !== 'month' && each.period !== 'year') ||
        (each.role === null && isOfPiece)),
  );
  // "Vendo a 5,50", "quanto guadagno su 100": what is taken in is no part of a cost.
  if (parts.some(({ label }) => /(?:\bvend\p{L}+|guadagn\p{L}+|incass\p{L}+|ricav\p{L}+)$/iu.test(label)))
    return null;
  return parts.length === 0 ? null : { total: parts.reduce((sum, { value }) => sum + value, 0), parts };
};
/** "28 euro l'ora … 6 ore": what the hours cost together. */
const byTheHour = ({ mentions, folded }: Facts, hours: Mention | undefined): Mention[] =>
  mentions.map((each) =>
    hours &&
    isAmount(each) &&
    // "9 ore mie a 22": what follows the hours is paid for each of them.
    (each.period === 'hour' ||
      /^ (?:\p{L}+ ){0,3}(?:a|da) (?:€ ?)?$/u.test(folded.slice(hours.end, Math.max(hours.end, each.start))))
      ? {
          ...each,
          value: Math.round((each.value * hours.value) / 100),
          period: null,
          role: each.role ?? 'unitCost',
        }
      : each,
  );
