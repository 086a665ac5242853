import { questionOf } from '../question';
import { calculationIn } from '../conversation';
import type { Mention } from '../mention';
import { namedMoney } from '../quantities/around';
import { type Facts, isAmount } from '../read-facts';
import type { Solution, Solver } from '../solver';
import { amountAnswer, countAnswer, priceAnswer, unitsOf } from './answers';
import { fixedLinks, isSame, type Link } from './convert';
import { thingsOf } from './counts';
import { type Target, targetOf, unitsNamed } from './question-target';
import { readTerms, type SupposedSides } from './read-terms';
import {
  ofOneSpan,
  ofOneThing,
  unified,
  withCountedPrice,
  withoutSizes,
  withSpanOfPrice,
  withSpans,
} from './regroup';
import type { Terms } from './terms';
import { isThing, UNNAMED } from './units';

/** Sums with rules of their own: law, loans, and changes of what was. */
const OTHER_SUBJECT =
  /\biva\b|\binps\b|\birpef\b|forfett|ritenut|\brat[ae]\b|\bmutuo|prestit|leasing|\btan\b|interess|\bral\b|\btfr\b|contributi|mensilita|\btass[ae]\b|\bimpost|\bpassa(?:re|ndo)?\b|\bpasso d|invece|rispetto|conviene|differenza|\baument|rincar|\b3 ?x ?2\b|soci[oa]? al|scaglion|\blord[oi]\b|\bassum|\b(?:mett|metto)\w* (?:via|da parte)|\baccanton|guadagn\w* (?:uguale|lo stesso|quanto (?:prima|ora|adesso)|come (?:ora|prima|adesso|oggi))/;

/** "Iva a parte", "più iva": amounts without it, where the sum is of nothing else. */
const WITHOUT_VAT =
  /\biva (?:a parte|esclusa|escl\.?)|\b(?:senza|esclusa|esclusa l'|al netto dell') ?iva\b(?! (?:al|del|\d))/g;
const PLUS_VAT = /(?:\+|\bpiu) ?(?:l')?iva\b(?! (?:al|del|\d))/g;

/** Words of loans and pay that are lines of costs where pieces are counted against them. */
const LISTED_COSTS =
  /\b(?:leasing|mutuo|rat[ae]|prestit\w*|finanziament\w*|contributi|inps|mensilita|interess\w*)\b/g;

const EMPLOYED =
  /dipendent|commess[aeio]\b|apprendist|operai|stagist|camerier|barista|segretari|magazzinier|impiegat/;

/** The answer with every figure where these terms put it. */
const solutionOf = (read: Terms, target: Target): Solution | null => {
  const terms = withoutSizes(read, target);
  const isFlat =
    terms.links.length === 0 &&
    terms.amounts.every(({ dimensions }) => Object.keys(dimensions).every(isThing));
  // Without a count or a span everything is of the one thing that is talked of.
  const flat =
    isFlat && target.wanted !== 'count'
      ? { ...terms, amounts: terms.amounts.map((each) => ({ ...each, dimensions: {} })) }
      : terms;
  const units = unitsOf([...flat.amounts, ...flat.links].map(({ dimensions }) => dimensions));
  for (const unit of target.per) units.add(unit);
  const links: Link[] = [
    ...flat.links,
    // "Lavoro 46 settimane": weeks of a year that were told take the place of all 52.
    ...fixedLinks(units).filter(
      (fixed) => !flat.links.some((each) => isSame(each.dimensions, fixed.dimensions)),
    ),
  ];
  const requested =
    isFlat && target.wanted !== 'count'
      ? { ...target, per: target.per.filter((unit) => !isThing(unit)) }
      : target;
  switch (target.wanted) {
    case 'count':
      return countAnswer(flat, requested, links);
    case 'price':
      return priceAnswer(flat, requested, links);
    case 'time':
      return null;
    default:
      return amountAnswer(flat, requested, links);
  }
};

/** What is asked; a further message that only names another span asks the rest of the question before. */
const targetIn = (facts: Facts): Target | null => {
  const things = thingsOf(facts);
  const lines = facts.folded.split('\n');
  const last = lines.at(-1) ?? '';
  const own = targetOf(questionOf(facts.folded), things);
  if (lines.length === 1 || (own && !last.includes('?'))) return own;
  const before = lines
    .slice(0, -1)
    .filter((line) => line.includes('?'))
    .map((line) => targetOf(questionOf(line), things))
    .filter((each) => each !== null)
    .at(-1);
  if (targetOf(last, things)) return targetOf(last, things);
  if (!before) return own;
  const per = last.includes('?') ? unitsNamed(last, things) : [];
  return per.length > 0 ? { ...before, per } : before;
};

/**
 * A sum of any shape by its units: every figure of the message is an amount of something, a count that links two units, or a share, and the
 * answer is the only way to take all of them to the units that are asked for. `null` where one of them has no place, or two ways exist.
 */
export const dimensionsSolver: Solver = {
  name: 'dimensions',
  wanted: /\p{L}/u,
  solve(facts: Facts) {
    const target = ownTarget(facts);
    return target && solveTerms(readTerms(facts, target), target);
  },
};

const CHANGES = /\bda (?:€ ?)?\d[\d.,]*(?: ?(?:€|euro))? a (?:€ ?)?\d/;

/** What is asked of units, and of nothing that has rules of its own. */
const ownTarget = (facts: Facts): Target | null => {
  const [first = ''] = facts.folded.split('\n');
  const target = targetIn(facts);
  // "Da 14 a 16,50": what was and what is to be, and neither comes in beside the other.
  if (CHANGES.test(first)) return null;
  if (!target || facts.mentions.length < 2) return null;
  // How many are to be sold to pay for them: instalments and pay are costs like any other.
  const isOfThings = target.wanted === 'count' && target.counted !== null && isThing(target.counted);
  const net = first.replace(WITHOUT_VAT, ' ');
  if (OTHER_SUBJECT.test(isOfThings ? net.replace(PLUS_VAT, ' ').replace(LISTED_COSTS, ' ') : net))
    return null;
  // What somebody employed costs is more than what they are paid.
  const isPay = target.wanted === 'cost' && facts.mentions.filter(isAmount).length === 1;
  if (isPay && EMPLOYED.test(first)) return null;
  return target;
};

const MOST_SUPPOSED = 2;
/** Every reading in which the amounts without a word of their own have a side. */
const supposedReadings = (
  facts: Facts,
  target: Target,
  sides: SupposedSides,
): { terms: Terms; sides: SupposedSides }[] => {
  const unsure: Mention[] = [];
  const terms = readTerms(facts, target, sides, (mention) => unsure.push(mention));
  if (terms) return [{ terms, sides }];
  const [first] = unsure;
  if (!first || sides.size >= MOST_SUPPOSED) return [];
  return (['income', 'cost'] as const).flatMap((side) =>
    supposedReadings(facts, target, new Map([...sides, [first, side]])),
  );
};

/** One of what is sold costs less than it is sold for. */
const isPlausible = ({ amounts }: Terms): boolean => {
  const priceOf = amounts.find(({ side }) => side === 'income');
  return amounts.every(
    ({ side, dimensions, mention }) =>
      side !== 'cost' ||
      !priceOf ||
      !isSame(dimensions, priceOf.dimensions) ||
      Object.keys(dimensions).length === 0 ||
      mention.value < priceOf.mention.value,
  );
};

/**
 * The sum of a message in which one or two amounts have no word that tells whether they come in or go out: every supposition that makes a
 * sum is tried. One result is the answer; of two the amount is asked about. `null` where none makes a sum.
 */
export const solveSupposed = (facts: Facts): Solution | null => {
  const target = ownTarget(facts);
  if (!target) return null;
  const found = supposedReadings(facts, target, new Map()).flatMap(({ terms, sides }) => {
    const solution = sides.size > 0 && isPlausible(terms) ? solveTerms(terms, target) : null;
    const main = solution ? calculationIn(solution)?.result[0] : undefined;
    return solution && main ? [{ solution, sides, main }] : [];
  });
  const [best, ...others] = found;
  if (!best) return null;
  const rival = others.find(({ main }) => main.value !== best.main.value);
  if (!rival) return best.solution;
  const mention = [...best.sides.keys()].find((each) => best.sides.get(each) !== rival.sides.get(each));
  return mention
    ? {
        state: 'unclear',
        kind: best.solution.kind,
        figures: [namedMoney('unclear', mention)],
        meanings: ['price', 'unitCost'],
      }
    : null;
};

const ONE = 'one';
const withOneUnit = (target: Target): Target => ({
  ...target,
  per: target.per.map((unit) => (UNNAMED.includes(unit) ? ONE : unit)),
  counted: target.counted !== null && UNNAMED.includes(target.counted) ? ONE : target.counted,
});

/** "Costo l'una?" of 500 shirts: one of the only thing that is counted. */
const withNamedUnit = (target: Target, { amounts, links }: Terms): Target => {
  const things = new Set(
    [...amounts, ...links]
      .flatMap(({ dimensions }) => Object.keys(dimensions))
      .filter((unit) => isThing(unit) && !UNNAMED.includes(unit)),
  );
  // "A testa", "a persona": where nothing is named all of them are one and the same.
  if (things.size === 0) return withOneUnit(target);
  if (!target.per.some((unit) => UNNAMED.includes(unit))) return target;
  const [thing] = things;
  return thing === undefined || things.size > 1
    ? target
    : { ...target, per: target.per.map((unit) => (UNNAMED.includes(unit) ? thing : unit)) };
};

/** The sum that these terms make, in the units of the target. */
export const solveTerms = (read: Terms | null, requested: Target): Solution | null => {
  const target = read ? withNamedUnit(requested, read) : requested;
  const joined = read && unified(withSpans(withCountedPrice(read, target), target), target);
  const terms = joined && withSpanOfPrice(joined);
  if (!terms || terms.amounts.length === 0) return null;
  // "Su un taglio da 18 mi restano 12": what is left is already told, and the price is no part of it.
  if (['income', 'gain'].every((side) => terms.amounts.some((each) => each.side === side))) return null;
  return (
    solutionOf(terms, target) ??
    solutionOf(ofOneThing(terms, target), target) ??
    solutionOf(ofOneSpan(terms, target), target)
  );
};
