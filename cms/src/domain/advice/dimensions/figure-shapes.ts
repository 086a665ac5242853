import type { Mention } from '../mention';
import { type Facts, isAmount } from '../read-facts';
import { ownOf } from './sides';

/** "Volantini 280 euro per 4.000 pezzi": how much was bought for an amount, where nothing else is told of it. */
export const isLot = (facts: Facts, mention: Mention, previous: Mention | undefined): boolean =>
  previous !== undefined &&
  isAmount(previous) &&
  mention.period === null &&
  /^\s*(?:€|euro)?\s*(?:per|x)\s*$/u.test(facts.folded.slice(previous.end, mention.start));

const NO_COUNTED =
  /^(?:euro|fiss|nett|lord|mensil|ann|mila|tond|circa|spes|cost|uscit|entrat|pulit|ivat|total|iniz|extra|vari|tutt|mie|tue|ogn|per|alle)/;
/** "Cento inviti stampati 78 euro": a bare number before what it counts is no money. */
export const isBareCount = (
  { folded }: Facts,
  { unit, role, value, end, label, period }: Mention,
): boolean => {
  if (unit !== 'plain' || role !== null || period !== null || label !== '' || value % 100 !== 0) return false;
  const noun = /^ (\p{L}{5,}[ie])(?!\p{L})/u.exec(folded.slice(end, end + 24))?.[1];
  return noun !== undefined && !NO_COUNTED.test(noun);
};

/** "Fino a 5 kg", "sotto i 30 km": how large one may be, no measure of what is counted. */
export const isBound = ({ folded }: Facts, { start, period }: Mention): boolean =>
  period === null && /\b(?:fino a|entro(?: i)?|oltre(?: i)?|sopra i|sotto i) $/.test(folded.slice(0, start));

/** "Due pizzaioli a 1.900 cadauno": read as one amount of all of them. */
export const isOfSeveral = ({ folded }: Facts, { label, start, unit }: Mention): boolean =>
  unit === 'money' && label !== '' && folded.startsWith(label.toLowerCase(), start);

const MOST_FUEL_PRICE = 400;
/** "Un buffet per 60 persone": those whom a whole is for. */
export const isForWhom = ({ folded }: Facts, { unit, start, value, noun = '' }: Mention): boolean =>
  (unit === 'people' || unit === 'pieces') &&
  value >= 300 &&
  !MEASURED.test(noun) &&
  /\bper (?:circa )?$/.test(folded.slice(0, start));
const MEASURED = /^(?:kg|g|gr|litr|cl|ml|km|metr|mq|kwh|ett|volt|giorn|nott)/;
const LEAST_OF_EACH = 500;
/** "… per 60 persone mi costa 1.140": what all of them cost, where it is too much for one and enough for all. */
export const isOfAll = (facts: Facts, mention: Mention): boolean => {
  const [whom, other] = facts.mentions.filter((each) => isForWhom(facts, each));
  return (
    whom !== undefined &&
    !other &&
    whom.end <= mention.start &&
    mention.period === null &&
    mention.value * 100 >= LEAST_OF_EACH * whom.value
  );
};

/** "Gasolio a 1,72": fuel is priced by the litre, where distances are told by it. */
export const isFuel = (facts: Facts, mention: Mention, mentions: readonly Mention[]): boolean =>
  mention.value <= MOST_FUEL_PRICE &&
  /gasolio|benzina|diesel|carburant|gpl/.test(ownOf(facts, mention)) &&
  mentions.some((each) => each !== mention && /km|litr|chilometr/.test(each.noun ?? ''));

/** "A 38 euro con 85 ore": the rate of the hours that stand right behind it. */
export const isRateOfHours = ({ folded, mentions }: Facts, mention: Mention): boolean => {
  const next = mentions[mentions.indexOf(mention) + 1];
  return (
    next?.unit === 'hours' &&
    mention.period === null &&
    /\ba (?:€ ?)?$/.test(folded.slice(Math.max(0, mention.start - 6), mention.start)) &&
    /^ (?:con|per|x|×) $/.test(folded.slice(mention.end, next.start))
  );
};
