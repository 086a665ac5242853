import { piecesFor } from '../../finance/exact';
import { count, money, step } from '../../finance/figures';
import { questionOf } from '../question';
import { isAmount } from '../read-facts';
import type { Solver } from '../solver';
import { clauseOf, solved } from './around';
import { askedSpanOf } from './spans';

const ASKS = /quant[ei] (?:client\w*|scontrin\w*|copert\w*|vendit\w*|person\w*|ingress\w*|bigliett\w*)/;
const TAKINGS = /incass\w*|fattur\w*|\bfare\b|arrivare a/;

/** "320 € al giorno di incasso, scontrino 12,80: quanti clienti al giorno?": whole customers for takings of one span. */
export const customersForTakingsSolver: Solver = {
  name: 'customers-for-takings',
  wanted: ASKS,
  solve(facts) {
    const { mentions, folded } = facts;
    const question = questionOf(folded);
    if (
      !ASKS.test(question) ||
      mentions.length !== 2 ||
      /margin|cost[ao]\b|\bper cento|%|pareggi|in piu/.test(folded)
    )
      return null;
    const price = mentions.find((each) => isAmount(each) && each.role === 'price');
    const wanted = mentions.find((each) => each !== price && isAmount(each));
    if (!price || !wanted || price.value <= 0 || price.value > wanted.value || price.period !== null)
      return null;
    if (!TAKINGS.test(clauseOf(facts, wanted))) return null;
    // Taken by the day and asked by the month is a sum of days open, which are not told.
    const targetSpan = askedSpanOf(question);
    if (targetSpan !== null && wanted.period !== null && targetSpan !== wanted.period) return null;
    const [takings, each] = [money('revenueNeeded', wanted.value), money('averageSale', price.value)];
    const number = count('orders', piecesFor(wanted.value, price.value));
    return solved({ inputs: [takings, each], result: [number], steps: [step(number, takings, '÷', each)] });
  },
};
