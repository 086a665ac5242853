import { overlaps, readDays } from '../../values/calendar';
import { isSameQuantity, isWithin, readQuantities, readRange } from '../../values/quantities';
import { readWeekdays } from '../../values/weekdays';
import type { Frame } from '../frame';
import { sameKind } from '../holds-measure';

/** 1 where a text agrees with a condition, -1 where it contradicts it, 0 where it is silent. */
const agreement = (speaks: boolean, agrees: boolean): number => (speaks ? (agrees ? 1 : -1) : 0);

export const daysAgreement = (text: string, { days, year }: Frame): number => {
  if (days.length === 0) return 0;
  const spans = readDays(text, year);
  return agreement(
    spans.length > 0,
    spans.some((span) => days.some((day) => overlaps(span, day))),
  );
};
export const weekdaysAgreement = (text: string, { weekdays }: Frame): number => {
  if (weekdays.size === 0) return 0;
  const stated = readWeekdays(text);
  return agreement(
    stated.size > 0,
    [...weekdays].some((day) => stated.has(day)),
  );
};
interface QuantityAgreement {
  met: number;
  against: number;
  /** Of how many a range tells whether they lie within: to "is it so?" either is an answer. */
  decided: number;
}
export const quantityAgreement = (text: string, { quantities }: Frame): QuantityAgreement => {
  const range = readRange(text);
  const stated = readQuantities(text);
  let met = 0;
  let against = 0;
  let decided = 0;
  for (const quantity of quantities) {
    const within = range ? isWithin(quantity, range) : null;
    if (within !== null) decided += 1;
    const speaks = stated.filter(({ unit }) => sameKind(unit, quantity.unit));
    if (within === true || speaks.some((each) => isSameQuantity(each, quantity))) met += 1;
    else if (within === false || speaks.length > 0) against += 1;
  }
  return { met, against, decided };
};
