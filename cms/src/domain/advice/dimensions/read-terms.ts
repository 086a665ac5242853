import { WHO_DID } from '../mention-patterns';
import type { Mention } from '../mention';
import { wordsBefore } from '../quantities/around';
import { factorOf } from '../quantities/exact-product';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import { COUNT_IN_LABEL, containerOf, countedUnit, countOf, isOneOf, thingsOf } from './counts';
import { isBareCount, isBound, isFuel, isLot, isOfSeveral } from './figure-shapes';
import type { Target } from './question-target';
import { ownOf, shareKind, sideByPlace, statedSide, TAKEN_IN } from './sides';
import type { AmountTerm, LinkTerm, ShareTerm, Side, Terms } from './terms';
import { isNamedUnit, isThing, SPAN_OF_PERIOD, SPANS, stemOf, unitOf, UNNAMED } from './units';

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
const perOf = (facts: Facts, mention: Mention, things: ReadonlySet<string>): string | null => {
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

const JOINS =
  /^\s*(?:di \p{L}+ )?(?:(?:al|alla|a|ogni|all')\s?(?:giorno|sera|settimana|mese|anno) )?(?:a|da|per|x|×|@)\s*(?:€\s*)?$/u;
const SUBJECT = /(?:^|[\s,;:.])(?:il|lo|la|l'|un|una|un'|ogni)\s?(\p{L}{3,})/gu;

/** Sides that are supposed for amounts of which no word tells any. */
export type SupposedSides = ReadonlyMap<Mention, Side>;
const NO_SIDES: SupposedSides = new Map();

/**
 * Every figure of a message with what it is: amounts with their side and what they are of, counts as links between units, percentages with
 * what they are taken of. `null` where the place of one of them is not sure; an amount that only lacks its side is handed to `onUnsure`.
 */
export const readTerms = (
  facts: Facts,
  target: Target,
  sides: SupposedSides = NO_SIDES,
  onUnsure: (mention: Mention) => void = () => undefined,
): Terms | null => {
  const things = thingsOf(facts);
  if (target.counted !== null && isThing(target.counted)) things.add(target.counted);
  const amounts: AmountTerm[] = [];
  const links: LinkTerm[] = [];
  const shares: ShareTerm[] = [];
  const mentions = facts.mentions.filter((each) => !isOneOf(facts, each));
  const isAsked = (noun: string): boolean => questionOf(facts.folded).includes(stemOf(noun));
  const hasMonths = mentions.some((each) => isAmount(each) && each.period === 'month');
  /** What "lo", "mi costa" stand for: the thing told of last. */
  let subject: string | null = null;
  const counted = mentions.filter((each) => countedUnit(each, facts) !== null);

  for (const [at, mention] of mentions.entries()) {
    const previous = mentions[at - 1];
    const between = wordsBefore(facts, mention, 60);
    for (const [, noun = ''] of between.matchAll(SUBJECT))
      if (things.has(stemOf(noun))) subject = stemOf(noun);
    if (mention.unit === 'percent') {
      const kind = shareKind(facts, mention, target);
      if (kind === null) return null;
      shares.push({ mention, kind });
      continue;
    }
    const unit = countedUnit(mention, facts);
    if (unit) {
      const container = containerOf(facts, mention);
      const isContainer = container !== null && things.has(stemOf(container));
      const period = SPAN_OF_PERIOD[mention.period ?? ''];
      const ofWeek =
        unit.unit === 'day' && /settimana di $/.test(facts.folded.slice(0, mention.start))
          ? 'week'
          : undefined;
      const per =
        ofWeek ??
        (period === unit.unit ? undefined : period) ??
        (isContainer ? stemOf(container) : (perOf(facts, mention, things) ?? null));
      if (mention.period !== null && SPAN_OF_PERIOD[mention.period] === undefined) return null;
      const perUnit = per === null ? null : unitOf(per);
      if (perUnit && perUnit.unit === unit.unit) return null;
      if (isContainer) subject = stemOf(container);
      const value = {
        times: factorOf(countOf(mention, facts)).times * unit.scale.times * (perUnit?.scale.by ?? 1n),
        by: factorOf(countOf(mention, facts)).by * unit.scale.by * (perUnit?.scale.times ?? 1n),
      };
      links.push({
        mention,
        value,
        unit: unit.unit,
        scale: unit.scale,
        isOptional:
          (isContainer && isAsked(container)) ||
          (isThing(unit.unit) ? isLot(facts, mention, previous) : isBound(facts, mention)),
        dimensions: { [unit.unit]: 1, ...(perUnit ? { [perUnit.unit]: -1 } : {}) },
      });
      continue;
    }
    if (!isAmount(mention)) return null;
    if (isBareCount(facts, mention)) return null;
    if (WHO_DID.test(facts.folded.slice(mention.end, mention.end + 16))) return null;
    // Years and shares of other sums have no place here.
    if (mention.period !== null && SPAN_OF_PERIOD[mention.period] === undefined) return null;
    const explicit = perOf(facts, mention, things);
    const previousUnit = previous ? countedUnit(previous, facts) : null;
    const isJoined =
      previous !== undefined &&
      previousUnit !== null &&
      JOINS.test(facts.folded.slice(previous.end, mention.start));
    const holder = isJoined ? containerOf(facts, previous) : null;
    // "Tavoli da 4 persone a 30": of a table or of a person.
    if (holder !== null && previousUnit && isThing(previousUnit.unit) && explicit === null) return null;
    const isOtherSpan =
      explicit !== null &&
      previousUnit !== null &&
      SPANS.includes(unitOf(explicit).unit) &&
      !isThing(previousUnit.unit) &&
      previousUnit.unit !== unitOf(explicit).unit;
    const joined = !isJoined || isOtherSpan ? null : holder === null ? previousUnit.unit : stemOf(holder);
    // "80 panini al giorno a 6 euro": the day is of the count.
    const isSpanOfCount =
      isJoined &&
      mention.period !== null &&
      !/^\s*(?:€|euro)?\s*(?:al|a|all|l'|ogni|per|\/)/.test(facts.folded.slice(mention.end));
    const span = isSpanOfCount
      ? null
      : (SPAN_OF_PERIOD[mention.period ?? ''] ??
        (explicit !== null && SPANS.includes(unitOf(explicit).unit) ? unitOf(explicit).unit : null));
    const stated = statedSide(facts, mention);
    const own = ownOf(facts, mention);
    const inLabel = COUNT_IN_LABEL.exec(mention.label);
    const isMultiplied = isOfSeveral(facts, mention);
    let per: string | null = isMultiplied
      ? null
      : explicit !== null && !SPANS.includes(unitOf(explicit).unit)
        ? explicit
        : (joined ?? (isFuel(facts, mention, mentions) ? 'litro' : null));
    if (per !== null && span !== null && unitOf(per).unit === span) per = null;
    const side: Side | null =
      sides.get(mention) ??
      stated ??
      sideByPlace(facts, mention, target, { joined, amounts, inLabel: inLabel !== null });
    if (side === null) {
      onUnsure(mention);
      return null;
    }
    // "Quante ore devo fatturare a 42?": the price of one, whatever verb stands before it.
    const isPriceOfOne = target.wanted === 'count' && /\ba (?:€ ?)?$/.test(own);
    const isTotal = (TAKEN_IN.test(own) && !isPriceOfOne) || span !== null || isMultiplied;
    const priceOfOne = amounts.find(
      (each) => each.side === 'income' && target.counted !== null && each.dimensions[target.counted] === -1,
    );
    // "Ogni lavaggio 5 euro, detersivo 0,40": a cost below the price of one, without a span, goes with each.
    const isPart =
      target.wanted === 'count' &&
      side === 'cost' &&
      mention.role !== 'fixedTotal' &&
      priceOfOne !== undefined &&
      mention.value < priceOfOne.mention.value;
    const isOfSale =
      !isTotal &&
      (isPart || side === 'income' || side === 'gain' || (side === 'cost' && mention.role === 'unitCost'));
    if (per === null && isOfSale) {
      const [only, other] = [...new Set(counted.map((each) => countedUnit(each, facts)?.unit ?? ''))].filter(
        isThing,
      );
      // "Patente a 750 euro, 16 guide": the price of something else than what is counted.
      const named = PRICED_NOUN.exec(own)?.[1];
      const isOther =
        subject === null &&
        target.wanted !== 'count' &&
        only !== undefined &&
        !isUnnamed(only) &&
        named !== undefined &&
        !things.has(stemOf(named)) &&
        side === 'income';
      if (isOther) return null;
      per =
        subject ??
        (target.wanted === 'count'
          ? (target.counted ?? 'one')
          : other === undefined && only !== undefined
            ? only
            : null);
      // With counts about, what is not told of any of them may be of each or of all.
      if (
        per === null &&
        only !== undefined &&
        target.wanted !== 'cost' &&
        target.wanted !== 'price' &&
        side !== 'cost'
      )
        return null;
    }
    // A line of a list of costs takes the span of the list; what is paid once does not.
    const inherits = span === null && per === null && hasMonths && (side === 'cost' || side === 'wanted');
    const isListed = stated === null && mention.label !== '' && amounts.at(-1)?.side === 'cost';
    if (
      inherits &&
      side === 'cost' &&
      !['costLine', 'fixedTotal', 'outgoings', 'upfront'].includes(mention.role ?? '') &&
      !isListed
    )
      return null;
    const spanUnit = span ?? (inherits && mention.role !== 'upfront' ? 'month' : null);
    const perUnit = per === null ? null : unitOf(per);
    if (inLabel) {
      const unit = stemOf(inLabel[2] ?? '');
      const count = Number(inLabel[1]) * 100;
      links.push({
        mention: { ...mention, value: count, noun: inLabel[2] ?? '', unit: 'pieces' },
        value: factorOf(count),
        unit,
        scale: factorOf(100),
        dimensions: { [unit]: 1 },
        isOptional: true,
      });
    }
    const last = links.at(-1);
    // "300 g di farina a 1,20 al kg": times that measure and no other one of its unit.
    if (
      isJoined &&
      last &&
      last.mention === previous &&
      perUnit?.unit === last.unit &&
      !isThing(last.unit) &&
      holder === null &&
      Object.keys(last.dimensions).length === 1
    ) {
      links.pop();
      amounts.push({
        mention,
        side,
        bound: last,
        value: { times: perUnit.scale.by * last.value.times, by: perUnit.scale.times * last.value.by },
        dimensions: spanUnit && spanUnit !== last.unit ? { [spanUnit]: -1 } : {},
      });
      continue;
    }
    amounts.push({
      mention,
      side,
      value: perUnit ? { times: perUnit.scale.by, by: perUnit.scale.times } : factorOf(100),
      dimensions: {
        ...(spanUnit ? { [spanUnit]: -1 } : {}),
        ...(perUnit ? { [perUnit.unit]: -1 } : {}),
      },
    });
  }
  return isAmbiguous({ amounts, links, shares }, target) ? null : { amounts, links, shares };
};

/** "150 felpe a 35 l'una, stampa 4 euro": a small cost beside many may be of each or of all of them. */
const isAmbiguous = ({ amounts, links }: Terms, { wanted }: Target): boolean => {
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
const PRICED_NOUN =
  /(?:^|[\s,;:])(?!vend|mett|chied|prezz|scontrin|bigliett|ingress|quot|rett|tariff|medi|fisso|euro|giorno|mese|settimana|sera|testa|spesa)(\p{L}{4,}) (?:a|da) (?:€ ?)?$/u;
const isUnnamed = (unit: string): boolean => UNNAMED.includes(unit);
