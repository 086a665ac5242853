import type { CalculationKind } from '../../../contract';
import type { Mention, Role } from '../mention';
import { type Facts, isAmount } from '../read-facts';

/** Where a figure without a word of its own goes, by what was computed last. */
const ROLE_OF_ANSWER: Readonly<Partial<Record<CalculationKind, Partial<Record<Mention['unit'], Role>>>>> = {
  'break-even': { money: 'price', plain: 'price', days: 'openDays', percent: 'marginRate' },
  'break-even-turnover': { money: 'fixedTotal', plain: 'fixedTotal', percent: 'marginRate' },
  margin: { money: 'price', plain: 'price' },
  'price-from-margin': { percent: 'marginRate', plain: 'unitCost', money: 'unitCost' },
  'price-from-mark-up': { percent: 'markUpRate', plain: 'unitCost', money: 'unitCost' },
  'price-from-cost-share': { percent: 'costRate', plain: 'unitCost', money: 'unitCost' },
  discount: { percent: 'discountRate', plain: 'price', money: 'price' },
  instalments: { percent: 'annualRate', money: 'principal' },
  'flat-rate': { money: 'revenue', plain: 'revenue' },
  'unit-price': { money: 'wantedIncome', plain: 'wantedIncome' },
  runway: { money: 'outgoings', plain: 'outgoings' },
  'stock-days': { money: 'stock', plain: 'stock' },
};

/** "Se 20.000 li metto di tasca mia": part of what was to be lent is paid at once. */
const OWN_MONEY =
  /di tasca|di mio\b|di miei\b|\bmiei\b|\bsubito\b|\banticip\w*|\bacconto\b|ce l[ei] (?:metto|mettiamo|ho)|li (?:metto|ho) (?:io|gia)|(?:ne )?(?:metto|verso|pago) (?:io )?\d/;
const RATE_AFTER = /\b(?:al|del|a|tasso|era|e|era al) $/;

const namedRate = (folded: string): Role | null => {
  if (/margin/.test(folded)) return 'marginRate';
  if (/ricaric/.test(folded)) return 'markUpRate';
  if (/scont/.test(folded)) return 'discountRate';
  if (/tass[oi]|interess/.test(folded)) return 'annualRate';
  return /food|incidenz|cost/.test(folded) ? 'costRate' : null;
};

/** What a figure of a later message stands for, by the calculation before it. */
export const assignRole = (
  mention: Mention,
  facts: Facts,
  kind: CalculationKind,
  {
    missing,
    isInYears = false,
    isTermAfterA = false,
  }: { missing: readonly string[]; isInYears?: boolean; isTermAfterA?: boolean },
): Mention => {
  const { unit, value, role } = mention;
  if (missing.includes('fundContributions') && isAmount(mention))
    return { ...mention, role: 'contributions' };
  const before = facts.folded.slice(Math.max(0, mention.start - 8), mention.start);
  if (
    (kind === 'vat-add' || kind === 'vat-remove') &&
    (unit === 'plain' || unit === 'percent') &&
    [400, 500, 1000, 2200].includes(value) &&
    (unit === 'percent' || /\b(?:al|il|iva|del|era|e|sono) $/.test(before))
  )
    return { ...mention, role: 'vatRate' };
  if (kind === 'flat-rate' && (unit === 'plain' || unit === 'percent') && (value === 500 || value === 1_500))
    return { ...mention, unit: 'percent', role: 'taxRate' };
  // "E a 30.000 lordi l'anno?" of what an hour must bring: what its asker wants to earn.
  if (kind === 'unit-price' && (role === 'gross' || role === 'yearlyGross' || role === 'netPay'))
    return { ...mention, role: 'wantedIncome' };
  // "E se li spalmo su 36?": months, as instalments are counted.
  if (
    kind === 'instalments' &&
    unit === 'plain' &&
    value >= (isInYears ? 100 : 600) &&
    value <= 48_000 &&
    (/\b(?:su|in) $/.test(before) ||
      (isTermAfterA && /^(?:e |ed |o )*a $/.test(facts.folded.slice(0, mention.start))))
  )
    // "E in 5?" after a term of years, "su 36" after one of months.
    return isInYears && value <= 4_000
      ? { ...mention, value: value * 12, unit: 'months', role: null }
      : { ...mention, unit: 'months', role: null };
  // "Allungandolo a 6?": years, where the term was of years.
  if (
    kind === 'instalments' &&
    unit === 'plain' &&
    value <= 48_000 &&
    /allung|accorci|prolung|durat|spalm/.test(facts.folded)
  )
    return {
      ...mention,
      value: isInYears && value <= 4_000 ? value * 12 : value,
      unit: 'months',
      role: null,
    };
  if (kind === 'instalments' && unit === 'plain' && value <= 2_500 && RATE_AFTER.test(before))
    return { ...mention, role: 'annualRate' };
  // "Un'altra banca mi fa 4,4": a small bare number with decimals is a rate.
  if (
    kind === 'instalments' &&
    unit === 'plain' &&
    value <= 1_500 &&
    (value % 100 !== 0 || /\bbanc|finanziari|preventiv|offert/.test(facts.folded)) &&
    !/\bann[oi]\b|\bmesi\b/.test(facts.folded)
  )
    return { ...mention, role: 'annualRate' };
  // "No, il margine è 45": corrects a percentage without its sign.
  if (unit === 'plain' && role === 'marginAmount' && kind === 'price-from-margin')
    return { ...mention, unit: 'percent', role: 'marginRate' };
  if (kind === 'instalments' && isAmount(mention) && OWN_MONEY.test(facts.folded))
    return { ...mention, role: 'downPayment' };
  if (kind === 'instalments' && isAmount(mention) && (role === 'price' || role === 'unitCost'))
    return { ...mention, role: 'principal' };
  if (kind === 'money-out' && (unit === 'days' || (unit === 'plain' && value <= 36_500)))
    return { ...mention, unit: 'days', role: 'paymentDays' };
  if (
    kind === 'unit-price' &&
    unit === 'plain' &&
    value <= 40_000 &&
    (/\bor[ae]\b/.test(facts.folded) || role === null)
  )
    return { ...mention, unit: 'hours', role: null };
  // "Se il margine scende al 30%": a new value, not a change.
  if ((role === 'dropRate' || role === 'riseRate') && /\b(?:al|a) $/.test(before))
    return { ...mention, role: namedRate(facts.folded) ?? ROLE_OF_ANSWER[kind]?.percent ?? role };
  if (kind === 'price-from-cost-share' && unit === 'percent') return { ...mention, role: 'costRate' };
  if (kind === 'break-even' && role === 'marginAmount') return mention;
  if (role === null && missing.length === 1) {
    const role = ROLE_OF_MISSING[missing[0] ?? ''];
    if (role) return { ...mention, role };
  }
  // "E col 50?", "e al 35?": a share takes the place of the share.
  const share = ROLE_OF_ANSWER[kind]?.percent;
  if (
    share &&
    unit === 'plain' &&
    value < 10_000 &&
    /(?:\bcol|\bcon il|\bal|\bdel|\bil) $/.test(before) &&
    kind !== 'break-even'
  )
    return { ...mention, unit: 'percent', role: share };
  if (role !== null && !(role === 'unitCost' && /\bpagan/.test(before))) return mention;
  return { ...mention, role: ROLE_OF_ANSWER[kind]?.[unit] ?? role };
};
const ROLE_OF_MISSING: Readonly<Record<string, Role>> = {
  fixedCosts: 'fixedTotal',
  price: 'price',
  unitCost: 'unitCost',
  cost: 'unitCost',
  marginRate: 'marginRate',
  principal: 'principal',
  annualRate: 'annualRate',
  outgoings: 'outgoings',
  costs: 'fixedTotal',
};
