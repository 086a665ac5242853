import { foldText } from '../fold-text';
import type { Calculation, CalculationKind } from '../../../contract';
import { type ConversationState, kindOf } from '../conversation';
import type { Mention, Role } from '../mention';
import { hasInterrogative } from '../question';
import { type Facts, isAmount } from '../read-facts';

/** Roles that stand for one another: who tells the new one takes the old one back. */
const LISTS: readonly (Role | null)[] = ['costLine', 'upfront'];

const sameThing = (old: Mention, next: Mention): boolean => {
  if (next.role !== null && LISTS.includes(next.role))
    return old.role === next.role && old.label.toLowerCase() === next.label.toLowerCase();
  if (next.role !== null) return old.role === next.role;
  return old.role === null && old.unit === next.unit && next.unit !== 'plain' && next.unit !== 'money';
};

/** "E se il docente costa 336?": a figure that is called like one of before is that one. */
const relabelled = (facts: Facts, mention: Mention): Mention => {
  const words = mention.label
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 3);
  const named = facts.mentions.filter(
    (old) =>
      old.role === 'costLine' &&
      isAmount(mention) &&
      old.label
        .toLowerCase()
        .split(' ')
        .some((word) => words.includes(word)),
  );
  const [only] = named;
  return only && named.length === 1 ? { ...mention, role: only.role, label: only.label } : mention;
};

/** "I 1.500 € sono una spesa al mese", after that figure was asked about: the same figure, with what it is. */
export const withNamedFigures = (facts: Facts, next: Facts): { facts: Facts; next: Facts } => {
  const named = next.mentions.filter(({ role }) => role !== null);
  const sameAs = (old: Mention): Mention | undefined =>
    named.find(({ value, unit }) => value === old.value && (unit === 'percent') === (old.unit === 'percent'));
  const restated = facts.mentions.filter((old) => sameAs(old) !== undefined);
  if (restated.length === 0) return { facts, next };
  return {
    facts: {
      ...facts,
      mentions: facts.mentions.map((old) => {
        const mention = sameAs(old);
        return mention ? { ...old, role: mention.role, period: mention.period ?? old.period } : old;
      }),
    },
    next: {
      ...next,
      mentions: next.mentions.filter((each) => !restated.some((old) => sameAs(old) === each)),
    },
  };
};

const LEAST_NAME = 4;
/** Whether words name what a figure was called, in the singular or the plural. */
const isNamed = (label: string, folded: string): boolean => {
  const name = foldText(label).split(' ').at(-1) ?? '';
  return name.length >= LEAST_NAME && new RegExp(`\\b${name.slice(0, -1)}\\p{L}?\\b`, 'u').test(folded);
};

/** Told anew of this very figure: all but its value is the same. */
const isCopy = (old: Mention, next: Mention): boolean =>
  (old.noun ?? '') !== '' || old.label !== ''
    ? old.unit === next.unit && old.role === next.role && old.label === next.label && old.noun === next.noun
    : false;

/**
 * The figures of before with those of a further message, which take the place of the same ones: where there is exactly one such, its
 * place in the words too, for readers that look at what stands around a figure.
 */
export const mergeFacts = (facts: Facts, next: Facts): Facts => {
  const fresh = next.mentions.map((mention) => relabelled(facts, mention));
  const inPlace = new Map<Mention, Mention>();
  /** Of several of one kind only the one that is named changes: "i tavoli li vendo a 400". */
  const others = new Set<Mention>();
  for (const mention of fresh) {
    const same = facts.mentions.filter((old) => sameThing(old, mention));
    const copied = same.filter((old) => isCopy(old, mention));
    const named =
      copied.length === 1 || same.length <= 1
        ? copied.length === 1
          ? copied
          : same
        : same.filter(({ label }) => isNamed(label, next.folded));
    const [only] = named;
    if (!only || named.length > 1 || inPlace.has(only)) continue;
    inPlace.set(only, mention);
    if (same.length > 1) for (const old of same) if (old !== only) others.add(old);
  }
  const placed = new Set(inPlace.values());
  return {
    text: `${facts.text}\n${next.text}`,
    // Without a word of question of its own the question of before stands.
    folded: `${facts.folded}\n${hasInterrogative(next.folded) ? next.folded : next.folded.replaceAll('?', ' ')}`,
    mentions: [
      ...facts.mentions.flatMap((old) => {
        const mention = inPlace.get(old);
        if (mention)
          return [
            {
              ...mention,
              start: old.start,
              end: old.end,
              label: old.label,
              period: mention.period ?? old.period,
              ...(old.noun === undefined ? {} : { noun: old.noun }),
            },
          ];
        return !others.has(old) && fresh.some((each) => sameThing(old, each)) ? [] : [old];
      }),
      ...fresh.filter((mention) => !placed.has(mention)),
    ],
  };
};

/** The price that a calculation arrived at is the price that is talked of next. */
export const withResults = (facts: Facts, calculation: Calculation | null): Facts => {
  const price = calculation?.result.find(({ name }) => name === 'price');
  if (!price || facts.mentions.some(({ role }) => role === 'price')) return facts;
  const mention: Mention = {
    value: price.value,
    unit: 'money',
    start: 0,
    end: 0,
    period: null,
    role: 'price',
    label: '',
  };
  return { ...facts, mentions: [...facts.mentions, mention] };
};

/** Sums that rest on one cost. */
const OF_ONE_COST: ReadonlySet<CalculationKind> = new Set([
  'margin',
  'price-from-margin',
  'price-from-mark-up',
  'price-from-cost-share',
]);

/** The figures of before with the new ones in their place; a bare amount takes the place of the amount. */
export const replaceFigures = (state: ConversationState, next: Facts): Facts => {
  const facts = mergeFacts(state.facts, next);
  // "E se è di 1.750?": the only amount takes the place of the only amount.
  const [old, second] = state.facts.mentions.filter(isAmount);
  const [fresh, another] = next.mentions.filter(isAmount);
  const isSame =
    fresh?.role === null || (fresh?.role === 'price' && (old?.role === null || old?.role === 'price'));
  if (old && fresh && !second && !another && isSame)
    return {
      ...mergeFacts(state.facts, { ...next, mentions: [] }),
      mentions: state.facts.mentions.map((each) =>
        each === old
          ? { ...old, value: fresh.value, unit: fresh.unit === 'money' ? 'money' : old.unit }
          : each,
      ),
    };
  const kind = state.solution ? kindOf(state, state.solution.kind) : null;
  // "E se arrivo al 70 %?": the only share takes the place of the only share.
  const [share, otherShare] = state.facts.mentions.filter(({ unit }) => unit === 'percent');
  const [newShare, otherNew] = next.mentions;
  if (share && !otherShare && newShare?.unit === 'percent' && !otherNew && kind === 'percentage')
    return {
      ...mergeFacts(state.facts, { ...next, mentions: [] }),
      mentions: state.facts.mentions.map((each) =>
        each === share ? { ...share, value: newShare.value } : each,
      ),
    };
  // "E se lo compro a 32?": the cost that a price was made of, whatever it was called.
  if (
    kind !== null &&
    OF_ONE_COST.has(kind) &&
    fresh?.role === 'unitCost' &&
    !another &&
    next.mentions.length === 1
  ) {
    const [cost, otherCost] = state.facts.mentions.filter(
      (each) => isAmount(each) && each.role !== 'price' && each.role !== 'vatRate',
    );
    if (cost && !otherCost && cost.role !== 'unitCost')
      return {
        ...mergeFacts(state.facts, { ...next, mentions: [] }),
        mentions: state.facts.mentions.map((each) =>
          each === cost ? { ...cost, value: fresh.value } : each,
        ),
      };
  }
  if (
    kind !== 'vat-add' &&
    kind !== 'vat-remove' &&
    kind !== 'staff-cost' &&
    kind !== 'flat-rate' &&
    kind !== 'income-tax'
  )
    return facts;
  const amounts = next.mentions.filter(
    (each) => isAmount(each) && each.role !== 'vatRate' && each.role !== 'contributions',
  );
  if (amounts.length === 0) return facts;
  return {
    ...facts,
    mentions: facts.mentions.filter(
      (each) =>
        amounts.some(({ value, role }) => value === each.value && role === each.role) ||
        !isAmount(each) ||
        /coefficient/i.test(each.label) ||
        each.role === 'vatRate' ||
        each.role === 'contributions',
    ),
  };
};
