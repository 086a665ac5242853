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
