import { describe, expect, test } from 'vitest';
import { asksForBreakEvenCustomers, isOwnFigureQuestion, withoutSaysKnown } from './own-question';
import { OWN_FIGURES } from '../own-figures';
import { turnoverForProfit } from './turnover-for-profit';
import { whatIf } from './what-if';
import { whyAdvice } from './why';

const FIGURES = { turnoverYear: 20_000_000, variableCostsYear: 8_000_000, fixedCostsMonth: 800_000 };

test.each([
  ['quanto incasso in media ogni mese coi dati del progetto?', true],
  ['che utile ho fatto nel 2024?', true],
  ['quanto spendiamo di costi fissi in un anno?', true],
  ['quanti clienti al mese mi bastano per pareggiare?', true],
  ['quanto guadagno su un gelato?', false],
  ['quanto spendo per un apprendista?', false],
  ['quanto incasso se apro la domenica?', false],
  ['quanto spendo di merce?', true],
  ['quanto vale ogni cliente in un anno?', true],
  ['tolte tutte le spese e quello che mi prendo io ogni mese, in cassa cosa mi avanza in un anno?', true],
  ['quanti clienti ha il mio vicino?', false],
  ['quanti clienti vengono in media ogni mese da me?', true],
  ['quanto spendono in media i clienti che vengono in centro?', false],
])('%s is about figures of one’s own: %s', (question, expected) =>
  expect(isOwnFigureQuestion(question)).toBe(expected),
);

test('how many customers pay the costs is told from how many there are', () => {
  expect(asksForBreakEvenCustomers('quanti clienti mi servono per andare in pari?')).toBe(true);
  expect(asksForBreakEvenCustomers('quanti clienti ho al mese?')).toBe(false);
});

describe('a change of the project’s figures', () => {
  test.each([
    ['e se alzo i prezzi del 5%?', '**34.000 € l’anno** invece di 24.000 €'],
    ['se perdo il 10% dei clienti?', '**12.000 € l’anno**'],
    ['se l’affitto sale di 200 euro al mese quanto mi resta?'.replace('’', "'"), '**21.600 € l’anno**'],
    ["se l'affitto sale di 200 al mese?", '**21.600 € l’anno**'],
    // 10 % off what is taken in, with as many customers.
    ['se faccio il 10% di sconto a tutti, quanto mi costa in un anno?', '(−20.000 €)'],
    ['cosa cambia se le materie prime aumentano del 10 per cento?', '**16.000 € l’anno**'],
  ])('%s', (question, expected) => expect(whatIf(question, undefined, FIGURES)?.text).toContain(expected));

  const IDEA = { ...FIGURES, customersMonth: 400, averageSale: 4_166 };
  test.each([
    // Half as many customers again: 300,000 − 120,000 − 96,000.
    ['e con 600 clienti al mese?', '**84.000 € l’anno** invece di 24.000 €'],
    // 20 % dearer: 240,000 − 80,000 − 96,000, to the euro.
    ['se il prezzo fosse 50 euro?', 'Con un prezzo di 50 € invece di 41,66 €'],
  ])('%s names a value in place of the known one', (question, expected) =>
    expect(whatIf(question, undefined, IDEA)?.text).toContain(expected),
  );
  test('by the year or without a known count is not set against a month', () => {
    expect(whatIf("e con 600 clienti all'anno?", undefined, IDEA)).toBeNull();
    expect(whatIf('e con 600 clienti al mese?', undefined, FIGURES)).toBeNull();
  });

  test('may be followed by another figure', () =>
    expect(whatIf('e del 10%?', 'e se alzo i prezzi del 5%?', FIGURES)?.text).toContain(
      '**44.000 € l’anno**',
    ));

  test('with figures of its own is a sum of its own', () =>
    expect(whatIf('vendo 40 torte a 20 euro, se alzo i prezzi del 5%?', undefined, FIGURES)).toBeNull());

  test('is not computed without the figures', () =>
    expect(whatIf('e se alzo i prezzi del 5%?', undefined, {})).toMatchObject({ isKnown: false }));
});

test('why a figure is as it is comes from the figures of the accounts', () => {
  expect(whyAdvice('perche la liquidita e bassa?', { currentRatio: 82, receivableDays: 9100 })?.text).toMatch(
    /\*\*0,82\*\*.*\n\n.*91 giorni/,
  );
  expect(whyAdvice('perche la liquidita e bassa?', {})).toMatchObject({ isKnown: false });
  const plan = { ownMoney: 1_200_000, firstInvestment: 800_000, lowestCash: -50_000, lowestCashMonth: 3 };
  expect(whyAdvice('perche la liquidita e bassa?', plan)?.text).toMatch(
    /restano 4\.000 €.*\n\n.*mese 3: mancano \*\*500 €/,
  );
  expect(whyAdvice('perche mi resta cosi poco?', FIGURES)?.text).toContain('restano **12 €**');
  expect(whyAdvice('perche i clienti non tornano?', FIGURES)).toBeNull();
});

test('who says that the figures are known asks only the rest', () => {
  expect(
    withoutSaysKnown('ti ho gia dato tutto: scontrino medio e clienti al mese miei quali sono?'),
  ).toEqual({
    question: 'scontrino medio e clienti al mese miei quali sono?',
    saysKnown: true,
  });
  expect(withoutSaysKnown('ho gia dato tutto al commercialista, quanto costa cambiarlo?').saysKnown).toBe(
    false,
  );
});

test('a profit wanted more is turned into turnover by the margin: 10,000 ÷ 60 %', () => {
  const question = 'di quanto deve salire il fatturato per guadagnare 10.000 in piu?';
  expect(turnoverForProfit(question, FIGURES)).toContain(
    '**16.666,67 € di fatturato in più l’anno** (+8,3%)',
  );
  expect(turnoverForProfit(question, {})).toBeNull();
});

describe('what a new cost takes, by the margin of the business', () => {
  // A margin of 60 %: 1,800 ÷ 0.60; 240 ÷ 0.60 = 400, at 40 each.
  test.each([
    [
      'se prendo una commessa da 1.800 al mese, quanto dovrei incassare in piu per ripagarla?',
      '**3.000 € di fatturato in più al mese**',
    ],
    [
      "quanti clienti nuovi mi servono al mese per coprire un aumento d'affitto di 240 euro?",
      '10 vendite in più',
    ],
  ])('%s', (question, expected) =>
    expect(turnoverForProfit(question, { ...FIGURES, averageSale: 4_000 })).toContain(expected),
  );
  test('of one thing it is another sum', () =>
    expect(
      turnoverForProfit('quanto devo incassare in piu su un pezzo per coprire 240 euro?', FIGURES),
    ).toBeNull());
});

test('what is left is told of a month where a month is asked for', () => {
  const left = OWN_FIGURES.find(({ name }) => name === 'quanto ti resta');
  const figures = { ...FIGURES, ownPayMonth: 150_000 };
  // 200,000 − 80,000 − 96,000 = 24,000 a year; 2,000 − 1,500 a month.
  expect(left?.say(figures, 'quanto mi resta al mese dopo le spese?')).toContain(
    '**500 €** tolto il tuo prelievo',
  );
  expect(left?.say(figures, 'quanto mi resta?')).not.toContain('Al mese');
});
