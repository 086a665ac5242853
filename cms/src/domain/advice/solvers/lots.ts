import type { Figure } from '../../../contract';
import { shareOf, timesDividedBy } from '../../finance/exact';
import { calculated, money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { wordsBefore } from '../quantities/around';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solution, Solver } from '../solver';
import { perMonth } from './fixed-costs';

const sum = (inputs: Figure[], result: Figure[], steps: ReturnType<typeof step>[]): Solution => ({
  state: 'done',
  kind: 'percentage',
  calculated: calculated('percentage', { inputs, result, steps }),
});
const named = (name: string, { value, label }: Mention): Figure => ({
  ...money(name, value),
  ...(label === '' ? {} : { label }),
});
const plus = (parts: readonly Figure[]): (Figure | '+')[] =>
  parts.flatMap((part, at): (Figure | '+')[] => (at === 0 ? [part] : ['+', part]));
const COUNTED: readonly Mention['unit'][] = ['pieces', 'people', 'hours'];

/** Costs of a business by their lines, added up over the span that is asked for. */
export const costSumSolver: Solver = {
  name: 'cost-sum',
  wanted:
    /quanto (?:\p{L}+ ){0,3}(?:cost\w*|spend\w*|pag\w*|vers\w*|esc\w*|serv\w*|part\w*|va\b|vanno|se ne va)|totale (?:mensile|al mese|annuo|annuale|all'anno|in un anno)|quanto fa in tutto|quanto (?:fa |e )?(?:al mese|all'anno|in un anno)\W*$|quant[eio] (?:\p{L}+ ){0,2}(?:spese|costi|uscite)|(?:spese|costi|uscite) (?:total\w*|in tutto|al mese|all'anno|mensil\w*|annu\w*)|totale (?:del|delle|dei) (?:spese|costi|uscite)/u,
  solve(facts) {
    const question = questionOf(facts.folded);
    const term = facts.mentions.find(
      (each) =>
        each.unit === 'months' && each.value >= 200 && /\b(?:in|per|x) $/.test(wordsBefore(facts, each)),
    );
    const mentions = facts.mentions.filter(
      (each) =>
        (each.unit !== 'months' || each.value < 200 || !term) &&
        // "2.300 per due ragazze": whom an amount is paid to.
        !(each.unit === 'people' && /\bper $/.test(wordsBefore(facts, each))),
    );
    const lines = mentions.filter(
      (each) =>
        isAmount(each) &&
        (each.role === 'costLine' || each.role === 'fixedTotal' || each.role === 'contributions'),
    );
    if (lines.length < 2 || lines.length !== mentions.length) return null;
    if (/iva|client|copert|pareggi|vend|incass|fattur|guadagn|margin/.test(question)) return null;
    const isYear = !term && /anno|annu/.test(question);
    const parts = lines.map((each) => ({
      ...named('costLine', each),
      value: perMonth(each) * (isYear ? 12 : 1),
    }));
    const total = money(
      isYear ? 'costsYear' : 'costsMonth',
      parts.reduce((all, { value }) => all + value, 0),
    );
    if (!term) return sum(parts, [total], [step(total, ...plus(parts))]);
    const months = { name: 'months', value: term.value, unit: 'hundredths' } as const;
    const whole = money('spending', timesDividedBy(total.value, term.value, 100));
    return sum(
      [...parts, months],
      [whole, total],
      [step(total, ...plus(parts)), step(whole, total, '×', months)],
    );
  },
};

/** "250 pezzi a 3,80 più 120 di trasporto: quanto l'uno?": what a lot costs, with all that comes on top, by the piece. */
export const lotCostSolver: Solver = {
  name: 'lot-cost',
  wanted:
    /quanto (?:\p{L}+ ){0,4}(?:l'un[oa]|ciascun\w*|cadaun\w*|a testa|al pezzo|per pezzo|(?:ogni|un|per) (?:pezzo|capo|singol\w+)|a person\w*|al (?:kg|chilo|litro|metro|km|chilometro)|a (?!mese|me\b|settimana|casa|fine|sera|parte)\p{L}{4,}\s*\?)|costo (?:unitario|al pezzo|per pezzo|effettivo)/u,
  solve({ mentions, folded }) {
    const [lot, other] = mentions.filter(({ unit }) => COUNTED.includes(unit));
    const amounts = mentions.filter(isAmount);
    const each =
      lot &&
      amounts.find(({ start }) =>
        /^\s*(?:\p{L}+ ){0,2}(?:a|da|x|×|per)\s*(?:€\s*)?$/u.test(folded.slice(lot.end, start)),
      );
    const extras = amounts.filter((amount) => amount !== each);
    if (!lot || other || amounts.length + 1 !== mentions.length || extras.length === 0) return null;
    // Without a price of each piece all amounts are of the lot; one alone is shared out elsewhere.
    if (!each && extras.length < 2) return null;
    if (extras.some(({ role }) => role === 'price' || role === 'revenue' || role === 'marginAmount'))
      return null;
    const number = {
      name: 'count',
      value: Math.round(lot.value),
      unit: 'hundredths',
      label: lot.noun ?? '',
    } as const;
    const price = each && money('each', each.value);
    const goods = each && money('part', timesDividedBy(each.value, number.value, 100));
    const parts = [...(goods ? [goods] : []), ...extras.map((extra) => named('part', extra))];
    const total = money(
      'total',
      parts.reduce((all, { value }) => all + value, 0),
    );
    const one = money('eachOne', timesDividedBy(total.value, 100, number.value));
    return sum(
      [number, ...(price ? [price] : []), ...extras.map((extra) => named('part', extra))],
      [one, total],
      [
        ...(goods && price ? [step(goods, number, '×', price)] : []),
        step(total, ...plus(parts)),
        step(one, total, '÷', number),
      ],
    );
  },
};

/** "Da 0,42 a 0,31, ne consumo 1.850 al mese: quanto risparmio?": the difference of two prices times what is bought. */
export const savingSolver: Solver = {
  name: 'saving',
  wanted:
    /risparmi\w*|quanto (?:\p{L}+ )?perd\w*|quanto (?:\p{L}+ ){0,3}(?:in piu|in meno)|quanto (?:\p{L}+ ){0,2}(?:cambia|incide l'aumento|pago di piu)|differenza/u,
  solve(facts) {
    const { mentions, folded } = facts;
    const [amount, other] = mentions.filter(
      (each) =>
        COUNTED.includes(each.unit) ||
        (each.unit === 'plain' &&
          /consum\w* $|ne (?:uso|compro|vendo|ordino|prendo|facci\w*|consum\w*) $/.test(
            folded.slice(Math.max(0, each.start - 14), each.start),
          )),
    );
    const [before, after, third] = mentions.filter((each) => each !== amount && isAmount(each));
    if (!amount || other || !before || !after || third || mentions.length !== 3) return null;
    if (
      !/\b(?:da|a|ora|adesso|invece|scend\w*|sces\w*|pass\w*|sal\w*|sale|altro|nuov\w*|propo\w*|offr\w*)\b/.test(
        folded,
      )
    )
      return null;
    const [old, now] = [money('beforeAmount', before.value), money('afterAmount', after.value)];
    const count = {
      name: 'count',
      value: Math.round(amount.value),
      unit: 'hundredths',
      label: amount.noun ?? '',
    } as const;
    const each = money('change', Math.abs(before.value - after.value));
    const total = money(
      /perd|guadagn|incass/.test(questionOf(folded))
        ? 'change'
        : after.value < before.value
          ? 'saved'
          : 'moreSpent',
      timesDividedBy(each.value, count.value, 100),
    );
    const [large, small] = before.value >= after.value ? [old, now] : [now, old];
    return sum(
      [old, now, count],
      [total, each],
      [step(each, large, '−', small), step(total, each, '×', count)],
    );
  },
};

/** "46.000 da dividere 60 e 40": shares of one amount. */
export const splitSolver: Solver = {
  name: 'split',
  wanted:
    /divid\w*|divis\w*|ripart\w*|spart\w*|a testa|ciascun\w*|quote\b|a me .{0,30}quanto|soci\b.*(?:quanto|%|per cento)/,
  solve({ mentions: all, folded }) {
    // "Tre soci al 50, 30 e 20": how many share is told by the shares themselves.
    const people = all.find(({ unit }) => unit === 'people');
    const listed = all.filter((each) => each !== people);
    // "Al 60 e 40 … a me che ho il 60": said again to say whose share is wanted.
    const repeated = listed.find(
      (each, at) =>
        /\ba me\b|\bio\b/.test(folded) &&
        at === listed.length - 1 &&
        each.value < 10_000 &&
        listed.slice(0, at).some(({ value }) => value === each.value),
    );
    const mentions = listed.filter((each) => each !== repeated);
    const isShare = (each: Mention): boolean =>
      each.unit === 'percent' || (each.unit === 'plain' && each.value < 10_000);
    const shares = mentions.filter(isShare);
    const [whole, other] = mentions.filter((each) => !shares.includes(each) && isAmount(each));
    if (!whole || other || shares.length < 2 || shares.length + 1 !== mentions.length) return null;
    if (shares.reduce((sum, { value }) => sum + value, 0) !== 10_000) return null;
    if (people && people.value !== shares.length * 100) return null;
    const amount = money('amount', whole.value);
    const rates = shares.map(({ value }) => percent('share', value));
    const parts = rates.map((rate) => money('part', shareOf(amount.value, rate.value)));
    const own = repeated && parts[rates.findIndex(({ value }) => value === repeated.value)];
    return sum(
      [amount, ...rates],
      own ? [own] : parts,
      parts.map((part, at) => step(part, amount, '×', rates[at] ?? percent('share', 0))),
    );
  },
};
