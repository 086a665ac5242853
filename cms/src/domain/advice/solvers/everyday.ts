import { discountCost } from '../../finance/discount-cost';
import { loanRate } from '../../finance/loan-rate';
import { priceForIncome } from '../../finance/price-for-income';
import { addVat } from '../../finance/vat';
import { withDiscountBeforeVat } from '../follow-up/discount-before-vat';
import type { Mention } from '../mention';
import { allOf, type Facts, isAmount, lastOf } from '../read-facts';
import type { Solver } from '../solver';
import { fixedCostsOf, perMonth } from './fixed-costs';

/** "60 torte che mi costano 12 l'una": read as what all of them cost, called by how many they are. */
const lotOf = ({ mentions }: Facts): { mention: Mention; units: number } | null => {
  const [lot, other] = mentions.filter(({ role, label }) => role === 'unitCost' && /^\d+ \p{L}/u.test(label));
  const units = Number(/^\d+/.exec(lot?.label ?? '')?.[0]);
  return lot && !other && units > 0 && lot.value % units === 0 ? { mention: lot, units } : null;
};

/** "Voglio 2.000 al mese, 1.100 di spese, 60 torte che mi costano 12 l'una: a quanto le vendo?" */
export const priceForIncomeSolver: Solver = {
  name: 'price-for-income',
  wanted: /\ba (?:quanto|che prezzo)\b|\bche prezzo\b/,
  solve(facts) {
    const income = lastOf(facts, 'wantedIncome');
    const lot = lotOf(facts);
    if (!income || !lot || lastOf(facts, 'price')) return null;
    const costs = allOf(facts, 'fixedTotal', 'costLine');
    const fixed = fixedCostsOf({ ...facts, mentions: costs });
    if (facts.mentions.length !== costs.length + 2) return null;
    return {
      state: 'done',
      kind: 'unit-price',
      parts: fixed?.parts ?? [],
      calculated: priceForIncome({
        income: perMonth(income),
        fixedCosts: fixed?.total ?? 0,
        unitCost: lot.mention.value / lot.units,
        units: lot.units,
      }),
    };
  },
};

/** "Rata di 615 per 36 mesi su 20.000: che tasso è?" */
export const loanRateSolver: Solver = {
  name: 'loan-rate',
  wanted:
    /\b(?:che|quale|qual e il|a che) (?:tasso|tan|interesse)\b|\btasso (?:e|sarebbe|mi fanno|pago|applic)/,
  solve(facts) {
    const term = facts.mentions.find(({ unit }) => unit === 'months');
    const amounts = facts.mentions.filter(isAmount).sort((a, b) => a.value - b.value);
    const [payment, principal] = amounts;
    if (!term || !payment || !principal || amounts.length !== 2 || facts.mentions.length !== 3) return null;
    if (!/\brat[ae]\b|al mese|mensil|restitu/.test(facts.folded)) return null;
    return {
      state: 'done',
      kind: 'instalments',
      calculated: loanRate({
        principal: principal.value,
        payment: payment.value,
        months: Math.round(term.value / 100),
      }),
    };
  },
};

const ORDINARY_VAT = 2_200;
/** "Quanto fa 2.400 più IVA se prima gli levo il 10 %?" */
export const discountThenVatSolver: Solver = {
  name: 'vat',
  wanted: /\biva\b/,
  solve(facts) {
    const { folded, mentions } = facts;
    if (/iva (?:compres|inclus)|ivat[oaie]\b|margin|cost[ao]/.test(folded)) return null;
    const [discount, second] = mentions.filter(
      ({ role, unit }) => role === 'discountRate' && unit === 'percent',
    );
    const [net, other] = mentions.filter((each) => isAmount(each) && each.role !== 'vatRate');
    const vat = mentions.find(({ role }) => role === 'vatRate');
    if (!discount || second || !net || other || mentions.length !== (vat ? 3 : 2)) return null;
    if (!/prima|poi|sul netto|imponibile|\bdopo\b/.test(folded)) return null;
    const added = addVat({ net: net.value, rate: vat?.value ?? ORDINARY_VAT });
    const calculated = added.ok
      ? withDiscountBeforeVat(added.calculation, { ...facts, mentions: [discount] })
      : null;
    return (
      calculated && {
        state: 'done',
        kind: 'vat-add',
        calculated,
        ...(vat ? {} : { notes: ['vat-rate-assumed'] }),
      }
    );
  },
};

/** "Se tolgo il 10 % a un cliente che compra 5.000 con margine 30 %, quanto perdo?" */
export const discountCostSolver: Solver = {
  name: 'discount-cost',
  wanted: /quanto (?:ci )?(?:perd|rimett|mi costa)\w*/,
  solve(facts) {
    const [discount, margin] = [lastOf(facts, 'discountRate'), lastOf(facts, 'marginRate')];
    const [turnover, other] = facts.mentions.filter(isAmount);
    if (!discount || !margin || !turnover || other || facts.mentions.length !== 3) return null;
    return {
      state: 'done',
      kind: 'discount',
      calculated: discountCost({
        turnover: turnover.value,
        discount: discount.value,
        marginRate: margin.value,
      }),
    };
  },
};
