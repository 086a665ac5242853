import { WHO_DID } from '../mention-patterns';
import type { Mention } from '../mention';
import { wordsBefore } from '../quantities/around';
import { factorOf } from '../quantities/exact-product';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import { COUNT_IN_LABEL, containerOf, countedUnit, countOf, isOneOf, thingsOf } from './counts';
import { isBareCount, isBound, isForWhom, isLot, isOfAll, isOfSeveral } from './figure-shapes';
import { type Joint, jointOf, perBeside, spanOf } from './joint';
import type { Target } from './question-target';
import { isAmbiguous, withCostsOfEach } from './is-ambiguous';
import { perOf } from './per-of';
import { ownOf, shareKind, sideByPlace, statedSide, TAKEN_IN } from './sides';
import { soldUnit } from './sold-unit';
import type { AmountTerm, LinkTerm, ShareTerm, Side, Terms } from './terms';
import { isThing, SPAN_OF_PERIOD, stemOf, unitOf } from './units';

const SUBJECT = /(?:^|[\s,;:.])(?:il|lo|la|l'|un|una|un'|ogni)\s?(\p{L}{3,})/gu;

/** Sides that are supposed for amounts of which no word tells any. */
export type SupposedSides = ReadonlyMap<Mention, Side>;
const NO_SIDES: SupposedSides = new Map();

/** Weeks that somebody works: as many as these are of a year, though nothing says so. */
const isWorkingYear = ({ value, unit, period }: Mention, counted: string): boolean =>
  counted === 'week' && unit === 'days' && period === null && value >= 30 * 700 && value <= 52 * 700;

/** The figures of a message, read one after the other: what one is of may stand with the one before. */
class TermsReader {
  readonly #facts: Facts;
  readonly #target: Target;
  readonly #sides: SupposedSides;
  readonly #onUnsure: (mention: Mention) => void;
  readonly #mentions: readonly Mention[];
  readonly #things: Set<string>;
  readonly #hasMonths: boolean;
  readonly #counted: readonly Mention[];
  readonly #amounts: AmountTerm[] = [];
  readonly #links: LinkTerm[] = [];
  readonly #shares: ShareTerm[] = [];
  /** What "lo", "mi costa" stand for: the thing told of last. */
  #subject: string | null = null;

  constructor(facts: Facts, target: Target, sides: SupposedSides, onUnsure: (mention: Mention) => void) {
    this.#facts = facts;
    this.#target = target;
    this.#sides = sides;
    this.#onUnsure = onUnsure;
    this.#things = thingsOf(facts);
    if (target.counted !== null && isThing(target.counted)) this.#things.add(target.counted);
    this.#mentions = facts.mentions.filter((each) => !isOneOf(facts, each));
    this.#hasMonths = this.#mentions.some((each) => isAmount(each) && each.period === 'month');
    this.#counted = this.#mentions.filter((each) => countedUnit(each, facts) !== null);
  }

  read(): Terms | null {
    for (const [at, mention] of this.#mentions.entries()) {
      this.#readSubject(mention);
      if (!this.#readMention(mention, this.#mentions[at - 1])) return null;
    }
    const terms = withCostsOfEach(
      { amounts: this.#amounts, links: this.#links, shares: this.#shares },
      this.#target,
    );
    return isAmbiguous(terms, this.#target) ? null : terms;
  }

  #readSubject(mention: Mention): void {
    for (const [, noun = ''] of wordsBefore(this.#facts, mention, 60).matchAll(SUBJECT))
      if (this.#things.has(stemOf(noun))) this.#subject = stemOf(noun);
  }

  /** False where the place of a figure is not sure. */
  #readMention(mention: Mention, previous: Mention | undefined): boolean {
    if (mention.unit === 'percent') return this.#readShare(mention);
    return countedUnit(mention, this.#facts)
      ? this.#readCount(mention, previous)
      : this.#readAmount(mention, previous);
  }

  #readShare(mention: Mention): boolean {
    const kind = shareKind(this.#facts, mention, this.#target);
    if (kind !== null) this.#shares.push({ mention, kind });
    return kind !== null;
  }

  #readCount(mention: Mention, previous: Mention | undefined): boolean {
    const facts = this.#facts;
    const unit = countedUnit(mention, facts);
    if (!unit) return false;
    const container = containerOf(facts, mention);
    const isContainer = container !== null && this.#things.has(stemOf(container));
    const period = SPAN_OF_PERIOD[mention.period ?? ''];
    const ofWeek =
      unit.unit === 'day' && /settimana di $/.test(facts.folded.slice(0, mention.start)) ? 'week' : undefined;
    const per =
      ofWeek ??
      (period === unit.unit ? undefined : period) ??
      (isContainer ? stemOf(container) : (perOf(facts, mention, this.#things) ?? null));
    if (mention.period !== null && SPAN_OF_PERIOD[mention.period] === undefined) return false;
    const perUnit = per !== null ? unitOf(per) : isWorkingYear(mention, unit.unit) ? unitOf('anno') : null;
    if (perUnit && perUnit.unit === unit.unit) return false;
    if (isContainer) this.#subject = stemOf(container);
    const factor = factorOf(countOf(mention, facts));
    const isAsked =
      (isContainer && questionOf(facts.folded).includes(stemOf(container))) ||
      // "Per 60 persone … che prezzo faccio?": of all of them.
      (this.#target.per.length === 0 && this.#target.wanted === 'price' && isForWhom(facts, mention));
    this.#links.push({
      mention,
      value: {
        times: factor.times * unit.scale.times * (perUnit?.scale.by ?? 1n),
        by: factor.by * unit.scale.by * (perUnit?.scale.times ?? 1n),
      },
      unit: unit.unit,
      scale: unit.scale,
      isOptional: isAsked || (isThing(unit.unit) ? isLot(facts, mention, previous) : isBound(facts, mention)),
      dimensions: { [unit.unit]: 1, ...(perUnit ? { [perUnit.unit]: -1 } : {}) },
    });
    return true;
  }

  /** Whether an amount is of each of something though nothing says so. */
  #isOfSale(mention: Mention, side: Side, isTotal: boolean): boolean {
    const { wanted, counted } = this.#target;
    const priceOfOne = this.#amounts.find(
      (each) => each.side === 'income' && counted !== null && each.dimensions[counted] === -1,
    );
    // "Ogni lavaggio 5 euro, detersivo 0,40": a cost below the price of one, without a span, goes with each.
    const isPart =
      wanted === 'count' &&
      side === 'cost' &&
      mention.role !== 'fixedTotal' &&
      priceOfOne !== undefined &&
      mention.value < priceOfOne.mention.value;
    return (
      !isTotal &&
      (isPart || side === 'income' || side === 'gain' || (side === 'cost' && mention.role === 'unitCost'))
    );
  }

  #readAmount(mention: Mention, previous: Mention | undefined): boolean {
    const facts = this.#facts;
    const target = this.#target;
    if (!isAmount(mention) || isBareCount(facts, mention)) return false;
    if (WHO_DID.test(facts.folded.slice(mention.end, mention.end + 16))) return false;
    // Years and shares of other sums have no place here.
    if (mention.period !== null && SPAN_OF_PERIOD[mention.period] === undefined) return false;
    const explicit = perOf(facts, mention, this.#things);
    const joint = jointOf(facts, mention, previous, explicit);
    // "Tavoli da 4 persone a 30": of a table or of a person.
    if (joint.holder !== null && joint.previousUnit && isThing(joint.previousUnit.unit) && explicit === null)
      return false;
    const span = spanOf(facts, mention, explicit, joint);
    const stated = statedSide(facts, mention);
    const own = ownOf(facts, mention);
    const inLabel = COUNT_IN_LABEL.exec(mention.label);
    let per = perBeside(facts, mention, { explicit, joint, span, mentions: this.#mentions });
    const side =
      this.#sides.get(mention) ??
      stated ??
      sideByPlace(facts, mention, target, {
        joined: joint.joined,
        amounts: this.#amounts,
        inLabel: inLabel !== null,
      });
    if (side === null) {
      this.#onUnsure(mention);
      return false;
    }
    // "Quante ore devo fatturare a 42?": the price of one, whatever verb stands before it.
    const isPriceOfOne = target.wanted === 'count' && /\ba (?:€ ?)?$/.test(own);
    const isTotal =
      (TAKEN_IN.test(own) && !isPriceOfOne) ||
      span !== null ||
      isOfSeveral(facts, mention) ||
      (side === 'cost' && isOfAll(facts, mention));
    if (per === null && this.#isOfSale(mention, side, isTotal)) {
      const sold = soldUnit({
        facts,
        target,
        things: this.#things,
        counted: this.#counted,
        subject: this.#subject,
        own,
        side,
      });
      if (sold === undefined) return false;
      per = sold;
    }
    // A line of a list of costs takes the span of the list; what is paid once does not.
    const inherits =
      span === null && per === null && this.#hasMonths && (side === 'cost' || side === 'wanted');
    const isListed = stated === null && mention.label !== '' && this.#amounts.at(-1)?.side === 'cost';
    const isOfList = ['costLine', 'fixedTotal', 'outgoings', 'upfront'].includes(mention.role ?? '');
    if (inherits && side === 'cost' && !isOfList && !isListed) return false;
    const spanUnit = span ?? (inherits && mention.role !== 'upfront' ? 'month' : null);
    if (inLabel) this.#addLabelCount(mention, Number(inLabel[1]) * 100, inLabel[2] ?? '');
    this.#addAmount(mention, previous, { side, per, spanUnit, joint });
    return true;
  }

  #addLabelCount(mention: Mention, count: number, noun: string): void {
    const unit = stemOf(noun);
    this.#links.push({
      mention: { ...mention, value: count, noun, unit: 'pieces' },
      value: factorOf(count),
      unit,
      scale: factorOf(100),
      dimensions: { [unit]: 1 },
      isOptional: true,
    });
  }

  #addAmount(
    mention: Mention,
    previous: Mention | undefined,
    { side, per, spanUnit, joint }: { side: Side; per: string | null; spanUnit: string | null; joint: Joint },
  ): void {
    const perUnit = per === null ? null : unitOf(per);
    const last = this.#links.at(-1);
    // "300 g di farina a 1,20 al kg": times that measure and no other one of its unit.
    if (
      joint.isJoined &&
      last &&
      last.mention === previous &&
      perUnit?.unit === last.unit &&
      !isThing(last.unit) &&
      joint.holder === null &&
      Object.keys(last.dimensions).length === 1
    ) {
      this.#links.pop();
      this.#amounts.push({
        mention,
        side,
        bound: last,
        value: { times: perUnit.scale.by * last.value.times, by: perUnit.scale.times * last.value.by },
        dimensions: spanUnit && spanUnit !== last.unit ? { [spanUnit]: -1 } : {},
      });
      return;
    }
    this.#amounts.push({
      mention,
      side,
      value: perUnit ? { times: perUnit.scale.by, by: perUnit.scale.times } : factorOf(100),
      dimensions: {
        ...(spanUnit ? { [spanUnit]: -1 } : {}),
        ...(perUnit ? { [perUnit.unit]: -1 } : {}),
      },
    });
  }
}

/**
 * Every figure of a message with what it is: amounts with their side and what they are of, counts as links between units, percentages with
 * what they are taken of. `null` where the place of one of them is not sure; an amount that only lacks its side is handed to `onUnsure`.
 */
export const readTerms = (
  facts: Facts,
  target: Target,
  sides: SupposedSides = NO_SIDES,
  onUnsure: (mention: Mention) => void = () => undefined,
): Terms | null => new TermsReader(facts, target, sides, onUnsure).read();
