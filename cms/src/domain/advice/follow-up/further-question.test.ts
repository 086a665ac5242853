import { describe, expect, test } from 'vitest';
import { calculationOf } from '../calculation-of';

/** The first figure of what a conversation comes to, by name, in units. */
const answer = (...turns: string[]): [string, number] | string => {
  const solution = calculationOf(turns);
  if (solution?.state !== 'done' || !solution.calculated.ok) return solution?.state ?? 'none';
  const [main] = solution.calculated.calculation.result;
  return main ? [main.name, main.unit === 'count' ? main.value : main.value / 100] : 'none';
};

describe('a further question about the sum before', () => {
  test('a number of pieces asks the price back', () =>
    expect(
      answer(
        'vasi a 30 euro che mi costano 12, spese fisse 1.800 al mese: quanti per il pareggio?',
        'e se ne vendo solo 75 a che prezzo li devo mettere?',
      ),
    ).toEqual(['price', 36]));

  test('own money lowers what is lent', () =>
    expect(
      answer('prestito di 10.000 euro in 20 mesi a tasso zero, rata?', 'e se 4.000 li metto di tasca mia?'),
    ).toEqual(['payment', 300]));

  test('"how much comes back" wants the difference', () =>
    expect(
      answer(
        'fatturo 9.000 al mese e mi pagano a 60 giorni, quanto ho in giro?',
        'se li porto a 30 giorni quanti soldi mi rientrano?',
      ),
    ).toEqual(['difference', 9_000]));

  test.each(["se prima dell'iva gli levo il 10%?", "e se gli faccio il 10% in meno prima dell'iva?"])(
    'what comes off before VAT is a discount, and no rate of VAT: %s',
    (further) => expect(answer('quanto fa 2.400 + iva?', further)).toEqual(['gross', 2_635.2]),
  );

  test('drawings come off what is left', () =>
    expect(
      answer('incasso 7.500 e ho 4.600 di spese. quanto avanza?', 'e dopo quello che prelevo, 1.800?'),
    ).toEqual(['left', 1_100]));

  test('the same amount several times', () =>
    expect(answer('quanto fa 200 + iva?', 'e per 5 pezzi uguali?')).toEqual(['gross', 1_220]));

  test.each(['e se il cliente vuole 50 euro di sconto?', 'e se gli tolgo 50 euro?'])(
    'an amount off is off the price: %s',
    (further) =>
      // (640 − 50 − 230) ÷ 590.
      expect(answer('su un tavolo da 640 con 230 di costo che margine ho?', further)).toEqual([
        'marginRate',
        61.02,
      ]),
  );

  test('another margin asks for its price', () =>
    // 51 ÷ (1 − 50 %).
    expect(
      answer('margine su 85 di prezzo e 51 di costo?', 'e per arrivare al 50% a quanto devo venderlo?'),
    ).toEqual(['price', 102]));

  test('what is left is told as a share of what came in', () =>
    // (21,000 − 17,850) ÷ 21,000.
    expect(answer('incasso 21.000 e le spese sono 17.850, quanto resta?', 'in percentuale?')).toEqual([
      'percentage',
      15,
    ]));

  test('a rate of VAT is corrected by its number alone', () =>
    expect(answer('1.300 + iva 10%', 'no scusa era 22')).toEqual(['gross', 1_586]));

  test('two figures that are named are both told', () => {
    const solution = calculationOf(['compro a 9 e vendo a 16: margine?', 'che margine e ricarico ho?']);
    const result =
      solution?.state === 'done' && solution.calculated.ok ? solution.calculated.calculation.result : [];
    expect(result.map(({ name, value }) => [name, value])).toEqual([
      ['marginRate', 4_375],
      ['markUp', 7_778],
    ]);
  });

  test('a further discount is off what the first one left', () =>
    expect(answer('sconto del 10% su 500 euro', 'e sopra ancora un 10 se paga subito?')).toEqual([
      'discountedPrice',
      405,
    ]));
});

describe('figures that are read as what they are', () => {
  test('what is to be put aside each month', () =>
    expect(
      answer('entro 10 mesi vorrei avere 6.000 da parte e ne ho 1.000. quanto metto via al mese?'),
    ).toEqual(['eachMonth', 500]));
  test('an amount for each of several loans', () =>
    expect(
      answer(
        'affitto 500, due finanziamenti da 200 e 300, su ogni ora me ne restano 20. quante ore al mese per coprire le spese?',
      ),
    ).toEqual(['units', 50]));
  test('a collective number counts', () =>
    expect(
      answer(
        'sciarpe a 40 euro, le pago 20, ne vendo una trentina. col 10% di sconto quante per guadagnare uguale?',
      ),
    ).toEqual(['unitsNeeded', 38]));
  test('takings that are to break even ask what each sale leaves', () =>
    expect(
      answer('quanto devo incassare al giorno per pareggiare? ho 5.000 di spese fisse e apro 25 giorni'),
    ).toBe('asks'));
});
