import { describe, expect, test } from 'vitest';
import { calculationOf } from './calculation-of';

/** The first figure of what a conversation comes to: its name (or what it is called) and its value in units. */
const answer = (...turns: string[]): string => {
  const solution = calculationOf(turns);
  if (solution?.state === 'asks') return `asks ${solution.missing.join(', ')}`;
  if (solution?.state !== 'done' || !solution.calculated.ok) return solution?.state ?? 'none';
  const [main] = solution.calculated.calculation.result;
  if (!main) return 'none';
  return `${main.label ?? main.name} ${main.unit === 'count' ? main.value : main.value / 100}`;
};

describe('several products', () => {
  const TWO = 'vendo lampade a 90 che mi costano 40 e paralumi a 30 che mi costano 10, spese fisse 3.000';
  test.each([
    [['ogni lampada 2 paralumi, pareggio?'], 'lampade 34'],
    [['vendo 3 lampade ogni paralume, pareggio?'], 'lampade 54'],
    [['60% lampade e 40% paralumi: pareggio?'], 'lampade 48'],
    [['meta lampade: quanti per il pareggio?'], 'lampade 43'],
    [['pareggio?'], 'asks salesMix'],
    [['pareggio?', '2 paralumi ogni lampada'], 'lampade 34'],
    [['ogni lampada 2 paralumi, pareggio?', 'e se le spese fisse salgono del 10%?'], 'lampade 37'],
    [['ogni lampada 2 paralumi, pareggio?', 'no scusa, le lampade le vendo a 80'], 'lampade 38'],
  ])('%j: %s', ([first = '', ...more], expected) =>
    expect(answer(`${TWO}, ${first}`, ...more)).toBe(expected),
  );
});

describe('advertising', () => {
  test.each([
    [['roas 5 con margine 25%, ci guadagno?'], 'profitPerEuro 0.25'],
    [['ho speso 600 in volantini, scontrino 40 con margine 50%: quanti clienti per rientrare?'], 'orders 30'],
    [
      ['ogni contatto mi costa 6 euro e uno su 4 compra: che budget per 20 clienti nuovi?', 'e uno su 5?'],
      'spend 600',
    ],
    [['ho 300 euro per facebook, il clic costa 0,50 e compra il 3%, quanti clienti?'], 'orders 18'],
    [
      [
        'un lead mi costa 10 euro, chiudo il 20%, vendita media 300 con margine 40%: conviene?',
        'e se chiudo il 10%?',
      ],
      'profit 20',
    ],
    [['posso fare il 3x2 con margine 60%?'], 'marginAfter 40'],
    [['paghi 2 e prendi 3, margine 60%: ci sto dentro?'], 'marginAfter 40'],
  ])('%j: %s', (turns, expected) => expect(answer(...turns)).toBe(expected));
});

test('a figure of the same role takes the place of the old one in the same sum, before another sum is tried', () =>
  expect(
    answer(
      "un cliente spende 200 euro l'anno, margine 40%, dura 5 anni: quanto posso spendere per acquisirlo?",
      'e se il margine è 50%?',
    ),
  ).toBe('customerValue 500'));

test('after a price was looked at with VAT, another margin is of the price', () =>
  expect(
    answer('mi costa 24, voglio un margine del 45%, a quanto lo vendo?', "e con l'iva?", 'e al 50%?'),
  ).toBe('price 48'));
