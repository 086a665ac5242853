import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solution, Solver } from '../solver';
import { amountAnswer, countAnswer, priceAnswer, unitsOf } from './answers';
import { fixedLinks, type Link } from './convert';
import { thingsOf } from './counts';
import { type Target, targetOf, unitsNamed } from './question-target';
import { readTerms } from './read-terms';
import { ofOneThing, unified, withoutSizes, withSpanOfPrice, withSpans } from './regroup';
import type { Terms } from './terms';
import { isThing } from './units';

/** Sums with rules of their own: law, loans, and changes of what was. */
const OTHER_SUBJECT =
  /\biva\b|\binps\b|\birpef\b|forfett|ritenut|\brat[ae]\b|\bmutuo|prestit|leasing|\btan\b|interess|\bral\b|\btfr\b|contributi|mensilita|\btass[ae]\b|\bimpost|\bpassa(?:re|ndo)?\b|\bpasso d|invece|rispetto|conviene|differenza|\baument|rincar|\b3 ?x ?2\b|soci[oa]? al|scaglion|\blord[oi]\b|\bassum|\b(?:mett|metto)\w* (?:via|da parte)|\baccanton|guadagn\w* (?:uguale|lo stesso|quanto (?:prima|ora|adesso)|come (?:ora|prima|adesso|oggi))/;

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
  const links: Link[] = [...flat.links, ...fixedLinks(units)];
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
    const [first = ''] = facts.folded.split('\n');
    if (OTHER_SUBJECT.test(first)) return null;
    const target = targetIn(facts);
    if (!target || facts.mentions.length < 2) return null;
    // What somebody employed costs is more than what they are paid.
    const isPay = target.wanted === 'cost' && facts.mentions.filter(isAmount).length === 1;
    if (isPay && EMPLOYED.test(first)) return null;
    const read = readTerms(facts, target);
    const joined = read && unified(withSpans(read, target), target);
    const terms = joined && withSpanOfPrice(joined);
    if (!terms || terms.amounts.length === 0) return null;
    // "Su un taglio da 18 mi restano 12": what is left is already told, and the price is no part of it.
    if (['income', 'gain'].every((side) => terms.amounts.some((each) => each.side === side))) return null;
    const asRead = solutionOf(terms, target);
    return asRead ?? solutionOf(ofOneThing(terms, target), target);
  },
};
