import type { Cents, Product, ProductKind } from '../../contract';
import type { Choice, ProjectFacts } from '../interview';
import type { Signal, SignalCode } from './signals';

/** What a product could do for somebody; its words live in locale files. */
export const REASONS = [
  'chatbot',
  'chatbot-help',
  'social',
  'accounts',
  'business-plan',
  'website',
  'first-meeting',
  'consultation',
] as const;
export type ReasonKey = (typeof REASONS)[number];

interface ProductRule {
  reason: ReasonKey;
  signals?: SignalCode[];
  aims?: Choice<'aims'>[];
  kinds?: ProjectFacts['kind'][];
  /** Of no use to who sells to companies only. */
  sellsTo?: 'people';
  always?: true;
}

/** By slug, for the products that the platform ships. */
const BY_SLUG: Record<string, ProductRule> = {
  'chatbot-ai': {
    reason: 'chatbot',
    aims: ['save-time', 'more-sales'],
    kinds: ['filed-accounts', 'no-filed-accounts'],
  },
  'creatore-post-social': {
    reason: 'social',
    sellsTo: 'people',
    signals: ['few-channels', 'little-online', 'shrinking', 'lever-customers'],
    aims: ['more-sales'],
  },
  'installazione-guidata': {
    reason: 'chatbot-help',
    aims: ['save-time'],
    kinds: ['filed-accounts', 'no-filed-accounts'],
  },
  'controllo-sito-web': {
    reason: 'website',
    signals: ['little-online', 'few-channels'],
    aims: ['new-market'],
    kinds: ['filed-accounts', 'no-filed-accounts'],
  },
  'analisi-di-bilancio': {
    reason: 'accounts',
    signals: ['loss', 'negative-equity', 'tight-liquidity', 'heavy-debt', 'low-margin', 'interest-burden'],
    aims: ['control', 'cash'],
    kinds: ['filed-accounts'],
  },
  'business-plan': {
    reason: 'business-plan',
    signals: ['money-missing', 'no-break-even', 'payback-beyond-year'],
    aims: ['investment', 'new-market'],
  },
  'primo-incontro': { reason: 'first-meeting', always: true },
  'consulenza-strategica': {
    reason: 'consultation',
    signals: [
      'loss',
      'negative-equity',
      'tight-liquidity',
      'no-break-even',
      'customer-concentration',
      'near-break-even',
      'slow-collection',
    ],
    aims: ['better-margins', 'cash', 'control'],
  },
};
/** For products that an administrator added: only what every product of the kind does. */
const BY_KIND: Partial<Record<ProductKind, ProductRule>> = {
  chatbot: { reason: 'chatbot', aims: ['save-time'], kinds: ['filed-accounts', 'no-filed-accounts'] },
  social: { reason: 'social', sellsTo: 'people', signals: ['few-channels'], aims: ['more-sales'] },
  consultation: { reason: 'consultation', signals: ['loss', 'no-break-even'] },
};
const SHIPPED_VARIANTS = /-annuale$/;

export interface ProposedProduct {
  product: Product;
  reason: ReasonKey;
}
/** What the proposal costs. */
export interface ProposalCost {
  month: Cents;
  once: Cents;
}

export const monthlyCents = ({ priceCents, billingPeriod }: Product): Cents =>
  billingPeriod === 'once' ? 0 : billingPeriod === 'year' ? Math.round(priceCents / 12) : priceCents;
export const costOf = (proposed: ProposedProduct[]): ProposalCost => ({
  month: proposed.reduce((sum, { product }) => sum + monthlyCents(product), 0),
  once: proposed.reduce(
    (sum, { product }) => sum + (product.billingPeriod === 'once' ? product.priceCents : 0),
    0,
  ),
});

const MOST = 4;
/**
 * The products of the catalogue that these facts call for, within the monthly budget where one was given; a free first
 * meeting always. A yearly variant is never proposed beside its monthly one.
 */
export const proposeProducts = (
  facts: ProjectFacts,
  signals: Signal[],
  catalogue: Product[],
): ProposedProduct[] => {
  const codes = new Set(signals.map(({ code }) => code));
  const weighed = catalogue
    .filter(({ kind, slug }) => kind !== 'credits' && !SHIPPED_VARIANTS.test(slug))
    .flatMap((product) => {
      const rule = BY_SLUG[product.slug] ?? BY_KIND[product.kind];
      if (!rule || (rule.kinds && !rule.kinds.includes(facts.kind))) return [];
      if (rule.sellsTo && ['businesses', 'public'].includes(facts.customerType ?? '')) return [];
      const weight =
        (rule.signals ?? []).filter((code) => codes.has(code)).length * 2 +
        (rule.aims ?? []).filter((aim) => facts.aims.includes(aim)).length * 2 +
        (rule.always ? 100 : 0);
      return weight > 0 ? [{ product, reason: rule.reason, weight }] : [];
    })
    .sort((one, other) => other.weight - one.weight || one.product.priceCents - other.product.priceCents);

  let left = facts.budgetMonth ?? Number.POSITIVE_INFINITY;
  const taken: ProposedProduct[] = [];
  for (const { product, reason } of weighed) {
    const cost = monthlyCents(product);
    // Help with a chatbot makes sense only beside one.
    if (reason === 'chatbot-help' && !taken.some((one) => one.reason === 'chatbot')) continue;
    if (taken.length === MOST || cost > left || taken.some((one) => one.reason === reason)) continue;
    // Somebody with nothing to spend gets no one-off expense proposed either.
    if (left === 0 && product.priceCents > 0) continue;
    left -= cost;
    taken.push({ product, reason });
  }
  return taken;
};
