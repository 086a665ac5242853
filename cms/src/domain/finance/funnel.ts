import type { Calculated, CalculationStep, Figure } from '../../contract';
import { timesDividedBy } from './exact';
import { calculated, count, failed, money, nonsenseIn, number, percent, step } from './figures';

/**
 * From visits to orders to money: conversion (orders ÷ visits), cost per customer (spend ÷ orders) and ROAS (revenue ÷ spend), each
 * where its two figures are known.
 */
export const funnel = ({
  visits,
  orders,
  spend,
  revenue,
}: {
  visits?: number;
  orders?: number;
  spend?: number;
  revenue?: number;
}): Calculated => {
  const given = Object.entries({ visits, orders, spend, revenue }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const nonsense = nonsenseIn(Object.fromEntries(given), { mayBeZero: ['revenue'] });
  if (nonsense) return nonsense;
  if (visits !== undefined && orders !== undefined && orders > visits) return failed('too-large', 'orders');

  const inputs: Figure[] = given.map(([name, value]) =>
    name === 'spend' || name === 'revenue' ? money(name, value) : count(name, value),
  );
  const steps: CalculationStep[] = [];
  if (visits !== undefined && orders !== undefined)
    steps.push(
      step(
        percent('conversion', timesDividedBy(orders, 10_000, visits)),
        count('orders', orders),
        '÷',
        count('visits', visits),
      ),
    );
  if (spend !== undefined && orders !== undefined)
    steps.push(
      step(
        money('costPerCustomer', timesDividedBy(spend, 1, orders)),
        money('spend', spend),
        '÷',
        count('orders', orders),
      ),
    );
  if (spend !== undefined && visits !== undefined)
    steps.push(
      step(
        money('costPerVisit', timesDividedBy(spend, 1, visits)),
        money('spend', spend),
        '÷',
        count('visits', visits),
      ),
    );
  if (spend !== undefined && revenue !== undefined)
    steps.push(
      step(
        number('roas', timesDividedBy(revenue, 100, spend)),
        money('revenue', revenue),
        '÷',
        money('spend', spend),
      ),
    );
  if (steps.length === 0) return failed('not-positive', 'orders');
  return calculated('funnel', {
    inputs,
    result: steps.map(({ result }) => result),
    steps,
    notes: revenue === undefined ? [] : ['roas-is-turnover'],
  });
};

/** What a campaign earns: visits × conversion, each order with its margin, less what was spent. */
export const campaignProfit = ({
  visits,
  conversion,
  orders: known,
  marginEach,
  spend,
}: {
  visits?: number;
  /** Basis points of the visits. */
  conversion?: number;
  /** Where they are told instead of visits and conversion. */
  orders?: number;
  marginEach: number;
  spend: number;
}): Calculated => {
  const value = known ?? timesDividedBy(visits ?? 0, conversion ?? 0, 10_000);
  const nonsense = nonsenseIn({ orders: value, marginEach, spend });
  if (nonsense) return nonsense;
  const orders = count('orders', value);
  const [each, spent] = [money('marginEach', marginEach), money('spend', spend)];
  const earned = money('sum', marginEach * value);
  const profit = money('profit', earned.value - spend);
  const [visitCount, rate] = [count('visits', visits ?? 0), percent('conversion', conversion ?? 0)];
  return calculated('funnel', {
    inputs: [...(known === undefined ? [visitCount, rate] : [orders]), each, spent],
    result: [profit, earned, orders, money('costPerCustomer', timesDividedBy(spend, 1, value))],
    steps: [
      ...(known === undefined ? [step(orders, visitCount, '×', rate)] : []),
      step(earned, each, '×', orders),
      step(profit, earned, '−', spent),
    ],
    notes: [profit.value >= 0 ? 'campaign-earns' : 'campaign-loses'],
  });
};
