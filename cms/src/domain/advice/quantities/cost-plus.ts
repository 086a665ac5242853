import type { CalculationStep, Figure } from '../../../contract';
import { timesDividedBy } from '../../finance/exact';
import { money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { clauseOf, hundredths, solved } from './around';
import { factorOf, productOf } from './exact-product';

const ASKS_PRICE =
  /\bprezz\w*|quanto (?:\p{L}+ ){0,4}(?:chied\w*|pagare|pag\w*|mett\w*|vend\w*|cost\w*)|a quanto|(?:che|quale|quanto .{0,20}di) preventiv\w*|che cifra|how much .{0,20}(?:charge|ask|sell)/u;
const OF_AN_HOUR = /\bor[ae]\b|\borari[ao]\b|manodoper\w*|\bhour|\bmi[ae] (?:ora|tariffa)/;
const MATERIAL =
  /chiamata|uscita|trasferta|viaggio|diritto|materi\w*|legno|stoff\w*|tessut\w*|ingredient\w*|pezz\w* di|component\w*|ferro|prodott\w*|pell[ei]|vernic\w*|filat\w*|imball\w*|confezion\w*|carta|marm\w*|vetro|\bdi \p{L}+|cost\w*|ricamb\w*|farin\w*|cer[ae]\b/u;

/** "7 ore mie che calcolo a 32": what one of the hours just told is reckoned at. */
const RECKONED =
  /^ (?:mie |nostre |di \p{L}+ )?(?:che |e )?(?:l[ea] |me l[ea] |mi )?(?:(?:(?:calcol|cont|mett|valut|consider|stim|pag)\p{L}* )?(?:a|sui|da)|(?:calcol|cont|mett|valut|consider|stim|pag)\p{L}*) (?:€ ?)?$/u;
const SOLD_OR_PAID = /vend|prezz|chied|incass|client|pagar|fattur|budget|scont|al mese|all'anno/;
const OF_PARTS: ReadonlySet<Mention['role']> = new Set([null, 'unitCost', 'costLine', 'upfront', 'stock']);
/** "Zincatura 45": a thing with its amount, beside hours of work. */
const isMaterial = (facts: Facts, mention: Mention, isReckoned: boolean): boolean => {
  const clause = clauseOf(facts, mention);
  return (
    MATERIAL.test(clause) ||
    (isReckoned && mention.label !== '' && OF_PARTS.has(mention.role) && !SOLD_OR_PAID.test(clause))
  );
};

const OF_EACH = /^\s*(?:€|euro)?\s*(?:l'una|ciascuna|cadauna|ognuna|a testa)\b/;

type Wish = 'mark-up' | 'margin' | 'either';
const wishOf = (clause: string): Wish =>
  /\bsopra\b|ricaric\w*|\bin piu\b|aggiung\w*|mark.?up/.test(clause)
    ? 'mark-up'
    : /margin\w*|sul prezzo|sulla vendita/.test(clause)
      ? 'margin'
      : 'either';

/** The amount that is of an hour, and the other amounts; `null` where it is not sure which one is. */
const hourlyOf = (facts: Facts): { hourly: Mention; others: Mention[]; isReckoned: boolean } | null => {
  const amounts = facts.mentions.filter(isAmount);
  const reckoned = amounts.filter((each) => {
    const before = facts.mentions.filter(({ end }) => end <= each.start).at(-1);
    return before?.unit === 'hours' && RECKONED.test(facts.folded.slice(before.end, each.start));
  });
  const named = amounts.filter(
    (each) =>
      each.period === 'hour' ||
      OF_AN_HOUR.test(clauseOf(facts, each).replace(/\d+ or[ae]/g, ' ')) ||
      // "Due ore che mi pago 16 l'una": of one of the hours just told.
      (OF_EACH.test(facts.folded.slice(each.end)) &&
        facts.mentions.filter(({ end }) => end <= each.start).at(-1)?.unit === 'hours'),
  );
  const found = reckoned.length === 1 ? reckoned : named;
  const [hourly] = found;
  return hourly && found.length === 1
    ? { hourly, others: amounts.filter((each) => each !== hourly), isReckoned: reckoned.length === 1 }
    : null;
};

/** Material and hours of work as what a piece costs, and with what is wanted on top as its price. */
export const costPlusSolver: Solver = {
  name: 'cost-plus',
  wanted: ASKS_PRICE,
  solve(facts) {
    const { mentions, folded } = facts;
    const [hours, moreHours] = mentions.filter(({ unit }) => unit === 'hours');
    const [rate, moreRates] = mentions.filter(({ unit }) => unit === 'percent');
    if (!hours || moreHours || moreRates || hours.period !== null || !ASKS_PRICE.test(questionOf(folded)))
      return null;
    if (/spes[ae] fiss|costi fiss|al mese|affitto|\biva\b|quant[ei] or[ae]|tariffa oraria/.test(folded))
      return null;
    const found = hourlyOf(facts);
    if (!found || found.hourly.value <= 0) return null;
    const { hourly, others } = found;
    if (1 + others.length + 1 + (rate ? 1 : 0) !== mentions.length || others.length === 0) return null;
    if (others.some((each) => each.period !== null || !isMaterial(facts, each, found.isReckoned)))
      return null;
    const materials = others.map((each): Figure => ({
      ...money('materials', each.value),
      ...(each.label === '' || others.length === 1 ? {} : { label: each.label }),
    }));
    const [perHour, worked] = [money('hourlyRate', hourly.value), hundredths('soldHours', hours.value)];
    const work = money('workCost', productOf(hourly.value, [factorOf(hours.value)]));
    const cost = money(
      rate ? 'cost' : 'price',
      materials.reduce((sum, { value }) => sum + value, work.value),
    );
    const steps: CalculationStep[] = [
      step(work, worked, '×', perHour),
      step(cost, work, ...materials.flatMap((each): (Figure | '+')[] => ['+', each])),
    ];
    const inputs = [...materials, worked, perHour];
    if (!rate) return solved({ inputs, result: [cost], steps });
    const wish = wishOf(clauseOf(facts, rate));
    const whole = percent('whole', 10_000);
    const added = percent('markUp', 10_000 + rate.value);
    const remainingShare = percent('costShare', 10_000 - rate.value);
    if (remainingShare.value <= 0) return null;
    const byMarkUp = money(
      wish === 'either' ? 'priceByMarkUp' : 'price',
      timesDividedBy(cost.value, added.value, 10_000),
    );
    const byMargin = money(
      wish === 'either' ? 'priceByMargin' : 'price',
      timesDividedBy(cost.value, 10_000, remainingShare.value),
    );
    const wished = percent(wish === 'margin' ? 'marginRate' : 'markUp', rate.value);
    return solved({
      inputs: [...inputs, wished],
      result: [...(wish === 'margin' ? [] : [byMarkUp]), ...(wish === 'mark-up' ? [] : [byMargin]), cost],
      steps: [
        ...steps,
        ...(wish === 'margin' ? [] : [step(byMarkUp, cost, '×', { ...added, name: 'wholeWithMarkUp' })]),
        ...(wish === 'mark-up'
          ? []
          : [step(remainingShare, whole, '−', wished), step(byMargin, cost, '÷', remainingShare)]),
      ],
    });
  },
};
