import { money, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { questionOf } from '../question';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { hundredths, solved, wordsBefore } from './around';
import { factorOf, productOf, type Factor } from './exact-product';
import { askedSpanOf, conversionOf, type Span } from './spans';

const ASKS = /quanto (?:\p{L}+ ){0,3}(?:spend\w*|cost\w*|pag\w*|consum\w*|vien\w*)|spesa|costo/u;
const isKilometres = ({ noun = '' }: Mention): boolean => /^(?:km|chilometr)/.test(noun);
const isLitres = ({ noun = '' }: Mention): boolean => /^(?:litr|l$)/.test(noun);

/** Litres per kilometre as a factor, from "9 litri ogni 100 km" or "12 km con un litro"; and the figures that it uses. */
const consumptionOf = (
  facts: Facts,
): { factor: Factor; used: Mention[]; shown: 'per-hundred' | 'per-litre' } | null => {
  const { mentions, folded } = facts;
  const litres = mentions.find(isLitres);
  const hundred = mentions.find(
    (each) =>
      (isKilometres(each) || each.unit === 'plain') &&
      each.value === 10_000 &&
      /(?:per|ogni|su|ai|a|\/) ?$/.test(wordsBefore(facts, each)),
  );
  if (litres && hundred && litres.start < hundred.start)
    return {
      factor: { times: factorOf(litres.value).times, by: factorOf(litres.value).by * 100n },
      used: [litres, hundred],
      shown: 'per-hundred',
    };
  const each = mentions.find(
    (mention) => isKilometres(mention) && /^ (?:con|al|per|a) (?:un )?litro/.test(folded.slice(mention.end)),
  );
  if (!each) return null;
  const { times, by } = factorOf(each.value);
  return { factor: { times: by, by: times }, used: [each], shown: 'per-litre' };
};

/** "320 km a settimana, 9 litri ogni 100, gasolio 1,70": what the fuel costs over the span that is asked for. */
export const fuelCostSolver: Solver = {
  name: 'fuel-cost',
  wanted: ASKS,
  solve(facts) {
    const question = questionOf(facts.folded);
    const consumption = consumptionOf(facts);
    const [amount, other] = facts.mentions
      .filter(isAmount)
      .filter((each) => !consumption?.used.includes(each));
    if (!consumption || !amount || other || !ASKS.test(question)) return null;
    const rest = facts.mentions.filter((each) => each !== amount && !consumption.used.includes(each));
    const distance = rest.find(isKilometres);
    const days = rest.find(({ unit }) => unit === 'days');
    if (!distance || rest.length !== (days ? 2 : 1)) return null;
    const target = askedSpanOf(question);
    const span = days ? (days.period === 'week' ? 'week' : 'month') : distance.period;
    if (days && distance.period !== 'day') return null;
    if (span === 'day' && target !== 'day' && target !== null)
      return { state: 'asks', kind: 'percentage', missing: ['openDays'] };
    const conversion = span && target && span !== target ? conversionOf(span as Span, target) : null;
    if (span && target && span !== target && !conversion) return null;
    const [price, kilometres, rate] = [
      money('fuelPrice', amount.value),
      hundredths('distance', distance.value),
      hundredths(
        consumption.shown === 'per-hundred' ? 'litresPerHundred' : 'kilometresPerLitre',
        consumption.used[0]?.value ?? 0,
      ),
    ];
    const spans = conversion
      ? hundredths('spans', Number((conversion.times * 10_000n) / conversion.by) / 100)
      : null;
    const open = days ? hundredths('openDays', days.value) : null;
    const cost = money(
      'spending',
      productOf(amount.value, [
        factorOf(distance.value),
        consumption.factor,
        ...(days ? [factorOf(days.value)] : []),
        ...(conversion ? [conversion] : []),
      ]),
    );
    const hundred = hundredths('hundredKilometres', 10_000);
    return solved({
      inputs: [kilometres, rate, price, ...(open ? [open] : [])],
      result: [cost],
      steps: [
        step(
          cost,
          kilometres,
          ...(consumption.shown === 'per-hundred'
            ? (['×', rate, '÷', hundred] as const)
            : (['÷', rate] as const)),
          '×',
          price,
          ...(open ? (['×', open] as const) : []),
          ...(spans ? (['×', spans] as const) : []),
        ),
      ],
    });
  },
};
