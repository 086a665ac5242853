import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultOf } from './result-of.suite';

const first = (...turns: string[]): string | [string, number] => {
  const result = resultOf(...turns);
  return typeof result === 'string' ? result : (Object.entries(result)[0] ?? 'none');
};

describe('hours of work told by the day', () => {
  test.each([
    // (2,300 + 780) ÷ (22 × 7).
    [
      'vorrei 2.300 al mese, spese 780, lavoro ventidue giorni al mese per 7 ore che metto in conto. tariffa oraria?',
      20,
    ],
    // 2,000 ÷ (5 × 5 × 4.33) = 2,000 ÷ 108.
    ['mi servono 1.600 al mese, 400 di prodotti, 5 giorni a settimana x 5 ore. tariffa oraria?', 18.52],
    ['sarta, 120 ore al mese, spese 500, voglio 1.300. tariffa oraria minima?', 15],
  ])('are multiplied by the days: %s', (text, price) => expect(first(text)).toEqual(['price', price]));
});

describe('severance pay', () => {
  test.each([
    'impiegata con RAL di 26.500, mettendoci dentro contributi e tfr quanto mi viene all’anno?',
    'un magazziniere RAL 23.000, quanto mi costa con inps inail e tfr?',
  ])('among the costs of an employee is not the answer: %s', (text) =>
    expect(first(text)[0]).toBe('yearlyCost'),
  );
  test('that is asked for is', () =>
    // 24,300 ÷ 13.5.
    expect(first('quanto tfr matura un dipendente con RAL 24.300?')).toEqual(['severance', 1_800]));
});

describe('a discount on a price whose margin is told', () => {
  test.each([
    // 60 × 40 % = 24; 48 − 36 = 12; 150 × 24 ÷ 12.
    [
      'vendo zaini a 60 euro col 40% di margine, ne faccio 150 al mese. col 20% di sconto quanti per guadagnare lo stesso?',
      'unitsNeeded',
      300,
    ],
    // 66 ÷ 48 − 1.
    [
      'occhiali a 120 euro con margine del 55%. col 15% di sconto di quanto devo aumentare le vendite per guadagnare uguale?',
      'moreSales',
      37.5,
    ],
    [
      'piante a 25 euro, ricarico 100%, ne vendo 80 a settimana. col 10% di sconto quante per non rimetterci?',
      'unitsNeeded',
      100,
    ],
    [
      'borse a 90 euro che mi costano 50, 40 al mese. con il 20% di sconto quante per guadagnare lo stesso?',
      'unitsNeeded',
      73,
    ],
  ])('%s', (text, name, value) => expect(first(text)).toEqual([name, value]));

  test('never takes fewer sales than before', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 500 }),
        fc.integer({ min: 30, max: 80 }),
        fc.integer({ min: 5, max: 25 }),
        fc.integer({ min: 10, max: 900 }),
        (price, margin, discount, units) => {
          const result = resultOf(
            `vendo lampade a ${price} euro, margine del ${margin}%, ne vendo ${units} al mese. con il ${discount}% di sconto quante per guadagnare lo stesso?`,
          );
          expect(typeof result === 'string' ? 0 : result.unitsNeeded).toBeGreaterThanOrEqual(units);
        },
      ),
      { numRuns: 30 },
    ));
});

describe('VAT of a period with what was carried over', () => {
  test.each([
    [
      'iva sulle vendite 4.180, iva sugli acquisti 2.655 e avevo 310 a credito dal trimestre prima. quanto verso?',
      1_215,
    ],
    ['iva a debito 3.200, a credito 1.900, riporto 450 di credito del mese scorso: quanto verso?', 850],
    [
      'ho fatturato 18.000 più iva e comprato per 7.000 più iva, credito dell’anno scorso 600. quanta iva verso?',
      1_820,
    ],
  ])('%s', (text, due) => expect(first(text)).toEqual(['vatDue', due]));
  test('may leave a credit again', () =>
    expect(first('iva vendite 900, acquisti 1.500 e c’erano 200 di credito residuo: quanto pago?')).toEqual([
      'vatCredit',
      800,
    ]));
});

describe('depreciation', () => {
  test.each([
    ['macchina da 14.600 euro ammortizzata al 12%: che costo a anno pieno?', 'depreciationYear', 1_752],
    ['furgone 24.000 ammortizzato in 5 anni, quanto pesa al mese?', 'depreciationMonth', 400],
    // (45,000 − 9,000) ÷ 8.
    [
      'trattore da 45.000 che fra 8 anni varrà ancora 9.000: quanto di ammortamento all’anno?',
      'depreciationYear',
      4_500,
    ],
  ])('%s', (text, name, value) => expect(first(text)).toEqual([name, value]));
  test('that asks when a thing has paid for itself is a payback', () =>
    expect(first('in quanto tempo ammortizzo una stampante 3d da 2.400 se mi rende 200 al mese?')).toEqual([
      'paybackMonths',
      12,
    ]));
});

describe('a deposit', () => {
  test.each([
    // 6,450 × 1.22 × 30 %.
    [
      'preventivo 6.450 piu iva 22, chiedo il 30 per cento di acconto sul totale ivato: che cifra metto?',
      2_360.7,
    ],
    ['matrimonio 3.600 euro, chiedo il 25% di caparra alla conferma. quanto è?', 900],
    ['bagno 7.200 + iva al 10, 35% di anticipo, che importo?', 2_772],
  ])('%s', (text, deposit) => expect(first(text)).toEqual(['deposit', deposit]));
  test('and what is left are the whole', () =>
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 20_000 }), fc.integer({ min: 10, max: 70 }), (whole, share) => {
        const result = resultOf(`lavoro da ${whole} euro, chiedo il ${share}% di acconto: quanto è?`);
        if (typeof result === 'string') return expect(result).toBe('a sum');
        expect((result.deposit ?? 0) + (result.balance ?? 0)).toBeCloseTo(whole, 2);
      }),
      { numRuns: 30 },
    ));
});

describe('the flat-rate regime, as people tell it', () => {
  test.each([
    // (31,000 × 78 % − 5,200) × 15 %.
    [
      'traduttrice, forfettaria da 8 anni quindi al 15. 31 mila di compensi e 5.200 di gestione separata. imposta?',
      2_847,
    ],
    // (48,000 × 86 % − 4,200) × 5 %.
    [
      'muratore forfettario (5%). incassati 48.000, inps pagata 4.200, ho anche due figli a carico. quanto di imposta?',
      1_854,
    ],
  ])('%s', (text, tax) => expect(first(text)).toEqual(['tax', tax]));
});

describe('who sells for others', () => {
  test.each([
    ['la camera la vendo 80 euro, il portale vuole il 15: cosa mi resta?', 'afterCommission', 68],
    // 120 × 65 % − 40.
    [
      'la galleria si tiene il 35 su una ceramica da 120 euro che mi costa 40, quanto guadagno?',
      'profit',
      38,
    ],
  ])('takes a share, told without its sign: %s', (text, name, value) =>
    expect(first(text)).toEqual([name, value]),
  );
});
