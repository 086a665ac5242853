import type { Calculated } from '../../contract';
import { shareOf, timesDividedBy } from './exact';
import { calculated, count, failed, money, nonsenseIn, number, percent, step } from './figures';

const EURO = 100;

/** What one euro of advertising leaves, at a return of turnover (ROAS, hundredths) and a margin: `roas × margin − 1`. */
export const advertisingReturn = ({ roas, marginRate }: { roas: number; marginRate: number }): Calculated => {
  const nonsense = nonsenseIn({ roas, marginRate });
  if (nonsense) return nonsense;
  if (marginRate > 10_000) return failed('margin-of-all', 'marginRate');
  const [ratio, share] = [number('roas', roas), percent('marginRate', marginRate)];
  const spent = money('spend', EURO);
  const sold = money('revenue', roas);
  const earned = money('sum', shareOf(sold.value, marginRate));
  const profit = money('profitPerEuro', earned.value - EURO);
  // Rounded up: below it the campaign costs more than it leaves.
  const least = number('roasNeeded', Math.ceil(1_000_000 / marginRate));
  return calculated('funnel', {
    inputs: [ratio, share],
    result: [profit, least],
    steps: [
      step(sold, spent, '×', ratio),
      step(earned, sold, '×', share),
      step(profit, earned, '−', spent),
      step(least, percent('whole', 10_000), '÷', share),
    ],
    notes: [profit.value >= 0 ? 'campaign-earns' : 'campaign-loses'],
  });
};

/** How many customers pay back what was spent: `spend ÷ (sale × margin)`, rounded up. */
export const customersToRepay = ({
  spend,
  sale,
  marginRate,
}: {
  spend: number;
  sale: number;
  marginRate: number;
}): Calculated => {
  const nonsense = nonsenseIn({ spend, sale, marginRate });
  if (nonsense) return nonsense;
  if (marginRate > 10_000) return failed('margin-of-all', 'marginRate');
  const [spent, sold, share] = [
    money('spend', spend),
    money('price', sale),
    percent('marginRate', marginRate),
  ];
  const each = money('marginEach', shareOf(sale, marginRate));
  if (each.value === 0) return failed('not-positive', 'marginEach');
  const orders = count('orders', Math.ceil(spend / each.value));
  return calculated('funnel', {
    inputs: [spent, sold, share],
    result: [orders, each],
    steps: [step(each, sold, '×', share), step(orders, spent, '÷', each)],
  });
};

/** What a customer costs where one contact costs so much and a share of them buys; with sale and margin, what is left of each. */
export const contactCost = ({
  contact,
  closing,
  sale,
  marginRate = 10_000,
  customers,
}: {
  contact: number;
  /** Basis points of the contacts that buy. */
  closing: number;
  sale?: number;
  marginRate?: number;
  /** How many are wanted: then the budget. */
  customers?: number;
}): Calculated => {
  const nonsense = nonsenseIn({ contact, closing, marginRate, ...(sale === undefined ? {} : { sale }) });
  if (nonsense) return nonsense;
  if (closing > 10_000 || marginRate > 10_000) return failed('rate-out-of-range', 'closing');
  const [one, share] = [money('costPerContact', contact), percent('conversion', closing)];
  const cost = money('costPerCustomer', timesDividedBy(contact, 10_000, closing));
  const wanted = count('orders', customers ?? 0);
  const contacts = count('contacts', Math.ceil((wanted.value * 10_000) / closing));
  const budget = money('spend', contacts.value * contact);
  const sold = money('averageSale', sale ?? 0);
  const margin = percent('marginRate', marginRate);
  const each = money('marginEach', shareOf(sold.value, marginRate));
  const profit = money('profit', each.value - cost.value);
  const isJudged = sale !== undefined;
  return calculated('funnel', {
    inputs: [
      one,
      share,
      ...(customers === undefined ? [] : [wanted]),
      ...(isJudged ? [sold, ...(marginRate === 10_000 ? [] : [margin])] : []),
    ],
    result: [
      ...(customers === undefined ? [] : [budget, contacts]),
      ...(isJudged ? [profit] : []),
      cost,
      ...(isJudged && marginRate !== 10_000 ? [each] : []),
    ],
    steps: [
      step(cost, one, '÷', share),
      ...(customers === undefined
        ? []
        : [step(contacts, wanted, '÷', share), step(budget, contacts, '×', one)]),
      ...(isJudged && marginRate !== 10_000 ? [step(each, sold, '×', margin)] : []),
      ...(isJudged ? [step(profit, marginRate === 10_000 ? sold : each, '−', cost)] : []),
    ],
    notes: isJudged ? [profit.value >= 0 ? 'campaign-earns' : 'campaign-loses'] : [],
  });
};

/** The customers that a budget brings: `budget ÷ cost of a click × conversion`, whole ones. */
export const customersForBudget = ({
  budget,
  click,
  conversion,
}: {
  budget: number;
  click: number;
  conversion: number;
}): Calculated => {
  const nonsense = nonsenseIn({ budget, click, conversion });
  if (nonsense) return nonsense;
  if (conversion > 10_000) return failed('rate-out-of-range', 'conversion');
  const [spent, one, share] = [
    money('spend', budget),
    money('costPerVisit', click),
    percent('conversion', conversion),
  ];
  const visits = count('visits', Math.floor(budget / click));
  const orders = count('orders', Math.floor((visits.value * conversion) / 10_000));
  const each = money('costPerCustomer', timesDividedBy(click, 10_000, conversion));
  return calculated('funnel', {
    inputs: [spent, one, share],
    result: [orders, visits, each],
    steps: [step(visits, spent, '÷', one), step(orders, visits, '×', share), step(each, one, '÷', share)],
  });
};

/** The most that some sales can pay for: what each leaves, times how many. */
export const mostToSpend = ({ marginEach, orders }: { marginEach: number; orders: number }): Calculated => {
  const nonsense = nonsenseIn({ marginEach, orders });
  if (nonsense) return nonsense;
  const [each, sold] = [money('marginEach', marginEach), count('orders', orders)];
  const most = money('mostSpend', marginEach * orders);
  return calculated('funnel', {
    inputs: [each, sold],
    result: [most],
    steps: [step(most, each, '×', sold)],
    notes: ['spend-less-than-margin'],
  });
};

/** What a customer costs where so much was spent, so many asked and a share of them buys: `spend ÷ (contacts × share)`. */
export const costOfCustomers = ({
  spend,
  contacts,
  closing,
}: {
  spend: number;
  /** Hundredths of a person. */
  contacts: number;
  /** Basis points of them that buy. */
  closing: number;
}): Calculated => {
  const nonsense = nonsenseIn({ spend, contacts, closing });
  if (nonsense) return nonsense;
  if (closing > 10_000) return failed('rate-out-of-range', 'closing');
  const [spent, people, share] = [
    money('spend', spend),
    number('contacts', contacts),
    percent('conversion', closing),
  ];
  const customers = number('newCustomers', timesDividedBy(contacts, closing, 10_000));
  if (customers.value === 0) return failed('not-positive', 'contacts');
  const cost = money('costPerCustomer', timesDividedBy(spend, 100, customers.value));
  return calculated('funnel', {
    inputs: [spent, people, share],
    result: [cost, customers],
    steps: [step(customers, people, '×', share), step(cost, spent, '÷', customers)],
  });
};
