import type { Target } from './question-target';
import type { Terms } from './terms';
import { isThing } from './units';

/** "150 felpe a 35 l'una, stampa 4 euro": a small cost beside many may be of each or of all of them. */
export const isAmbiguous = ({ amounts, links }: Terms, { wanted }: Target): boolean => {
  if (wanted === 'cost' || wanted === 'count') return false;
  const ofOne = amounts.find(
    ({ side, dimensions }) => side === 'income' && Object.keys(dimensions).some(isThing),
  );
  const areMany = links.some(
    ({ unit, dimensions }) => isThing(unit) && ofOne?.dimensions[unit] === -1 && dimensions[unit] === 1,
  );
  return (
    ofOne !== undefined &&
    areMany &&
    amounts.some(
      ({ side, dimensions, mention }) =>
        side === 'cost' &&
        Object.keys(dimensions).length === 0 &&
        mention.unit !== 'people' &&
        !STANDING_COST.has(mention.role ?? '') &&
        mention.value * 2 < ofOne.mention.value,
    )
  );
};

const STANDING_COST: ReadonlySet<string> = new Set(['costLine', 'fixedTotal', 'upfront', 'outgoings']);
