import { describe, expect, it } from 'vitest';
import { calculationOf } from './calculation-of';

const mainOf = (...turns: string[]): unknown => {
  const solution = calculationOf(turns);
  if (solution?.state !== 'done' || !solution.calculated.ok) return solution?.state ?? null;
  return solution.calculated.calculation.result[0]?.value;
};

describe('a sum with every figure', () => {
  it.each([
    ['vendo un vaso a 30, mi costa 12, spese fisse 1.800 al mese, quanti?', 100],
    ['parcella di 2.000 euro con iva e ritenuta, quanto mi arriva', 204_000],
    ['un sacco da 50 kg costa 40 euro, quanto al kg', 80],
    ['la piattaforma si prende il 20% su un ordine da 30 euro, mi costa 10, cosa resta', 1_400],
    ['vendo 50 torte al mese a 20 euro, mi costano 8, quanto guadagno', 60_000],
    ['ho speso 900 euro per un forno, guadagno 3 euro a pezzo, quando lo ripago', 300],
    ['il fatturato è sceso del 10% da 50.000, quanto è adesso?', 4_500_000],
    ['affitto 600, massaggio 50 euro, quanti massaggi per starci dentro', 12],
    ['iva su 200 al 10', 22_000],
  ])('%s', (text, value) => {
    expect(mainOf(text)).toBe(value);
  });

  it('asks what a figure is rather than leave it out', () => {
    expect(mainOf('compro a 10 e vendo a 25, più 777 euro di non so cosa: margine?')).not.toBe(6_000);
  });

  it('corrects a percentage that comes without its sign', () => {
    expect(mainOf('mi costa 50, margine 20%: prezzo?', 'no, il margine è 50')).toBe(10_000);
  });
});
