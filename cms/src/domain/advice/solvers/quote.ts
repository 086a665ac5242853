import type { Figure } from '../../../contract';
import { shareOf, timesDividedBy } from '../../finance/exact';
import { money, percent, step } from '../../finance/figures';
import type { Mention } from '../mention';
import { type Facts, isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { vatRateOf } from './vat';
import { sum } from './amounts';
import { withItemsMarkedUp } from './marked-up-items';

/** "Tre fatture da 450, 820 e 1.130": a count that says how many amounts follow it. */
const isLengthOfList = ({ mentions, folded }: Facts, at: number): boolean => {
  const each = mentions[at];
  if (!each || ['money', 'percent', 'hours', 'days'].includes(each.unit) || each.value < 200) return false;
  const listed = mentions.slice(at + 1).findIndex((next, behind, rest) => {
    const before = rest[behind - 1];
    return (
      !isAmount(next) ||
      (before !== undefined &&
        !/^\s*(?:€|euro)?\s*(?:,|e|ed|\+|piu)\s*(?:una? |la |il )?(?:da |di )?(?:€\s*)?$/.test(
          folded.slice(before.end, next.start),
        ))
    );
  });
  const length = listed === -1 ? mentions.length - at - 1 : listed;
  return length >= 2 && each.value === length * 100;
};

/** Hours or pieces at a price each, and other amounts beside them, with VAT where it is added: a quote. */
export const quoteSolver: Solver = {
  name: 'quote',
  wanted:
    /preventiv\w*|totale|in tutto|quanto (?:incass\w*|prendo|ricavo|viene|fa|fanno|chiedo|fatturo|gli chiedo|costa|spendo)|che (?:conto|cifra|importo)|how much in (?:all|total)/,
  solve(read) {
    const { facts, items } = withItemsMarkedUp(read);
    const { mentions, folded } = facts;
    // "60 abbonamenti da 45 e 25 da 70": the noun is left out.
    const isBareCount = ({ unit, value, end }: Mention, hasLine: boolean): boolean =>
      hasLine && unit === 'plain' && value % 100 === 0 && /^ (?:a|da|x) (?:€ ?)?\d/.test(folded.slice(end));
    const lines: { total: Figure; steps: ReturnType<typeof step>[]; inputs: Figure[] }[] = [];
    const used = new Set<Mention>();
    mentions.forEach((each, at) => {
      const next = mentions[at + 1];
      if (
        !next ||
        used.has(each) ||
        isLengthOfList(facts, at) ||
        !isAmount(next) ||
        (each.unit !== 'hours' &&
          each.unit !== 'pieces' &&
          each.unit !== 'days' &&
          !isBareCount(each, lines.length > 0))
      )
        return;
      if (
        !/^\s*(?:di \p{L}+ |\p{L}+ )?(?:a|da|x|×|per)\s*(?:€\s*)?$/u.test(folded.slice(each.end, next.start))
      )
        return;
      const times = {
        name: 'count',
        value: Math.round(each.value),
        unit: 'hundredths',
        label: each.noun ?? '',
      } as const;
      const price = money('each', next.value);
      const total = money('part', timesDividedBy(next.value, Math.round(each.value), 100));
      lines.push({ total, inputs: [times, price], steps: [step(total, times, '×', price)] });
      used.add(each).add(next);
    });
    const rest = mentions.filter(
      (each) =>
        !used.has(each) &&
        // "3 abbonamenti: 20 a 30 euro, …": the number of the lines.
        !(each.unit !== 'money' && each.value === lines.length * 100) &&
        !isLengthOfList(facts, mentions.indexOf(each)) &&
        each.role !== 'vatRate' &&
        !(
          each.unit === 'plain' &&
          [400, 500, 1_000, 2_200].includes(each.value) &&
          /iva(?: al)? $/.test(folded.slice(Math.max(0, each.start - 8), each.start))
        ),
    );
    const isList = mentions.some((_, at) => isLengthOfList(facts, at));
    if (
      (lines.length === 0 && !isList) ||
      rest.some(
        (each) =>
          !isAmount(each) ||
          each.period !== null ||
          // A bare number beside counts may be a count.
          (!isList && each.unit === 'plain' && each.label === ''),
      ) ||
      (lines.length === 1 && rest.length === 0 && !/\biva\b/.test(folded))
    )
      return null;
    if (
      mentions.some(
        ({ role }) =>
          role === 'fixedTotal' || role === 'wantedIncome' || role === 'marginRate' || role === 'markUpRate',
      )
    )
      return null;
    const others = rest.map(({ value, label }): Figure => ({
      ...money('part', value),
      ...(label === '' ? {} : { label }),
    }));
    const parts = [...lines.map(({ total }) => total), ...others];
    const net = money(
      'net',
      parts.reduce((total, { value }) => total + value, 0),
    );
    const [first, ...more] = parts;
    const steps = [
      ...lines.flatMap((line) => line.steps),
      ...items.map(({ amount, rate, raised }) =>
        step(money('part', raised.value), money('cost', amount.value), '+', percent('markUp', rate.value)),
      ),
    ];
    if (first && more.length > 0)
      steps.push(step(net, first, ...more.flatMap((part): (Figure | '+')[] => ['+', part])));
    const listLengths = mentions
      .filter((_, at) => isLengthOfList(facts, at))
      .map(({ value, noun = '' }): Figure => ({ name: 'count', value, unit: 'hundredths', label: noun }));
    const inputs = [...listLengths, ...lines.flatMap((line) => line.inputs), ...others];
    if (!/(?:\+|piu|con|oltre|aggiung\w*) ?(?:l'|di )?iva|iva (?:esclus|al|\d)|\+ ?vat|plus vat/.test(folded))
      return sum(inputs, [{ ...net, name: 'sum' }], steps);
    const { rate } = vatRateOf({ ...facts, mentions: mentions.filter((each) => !used.has(each)) });
    const [share, vat] = [percent('rate', rate), money('vat', shareOf(net.value, rate))];
    const gross = money('gross', net.value + vat.value);
    return sum(
      [...inputs, share],
      [gross, net, vat],
      [...steps, step(vat, net, '×', share), step(gross, net, '+', vat)],
    );
  },
};
