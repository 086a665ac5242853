import { describe, expect, test } from 'vitest';
import { calculationOf } from './calculation-of';

/** The results by name, in euro, per cent or pieces; the state where nothing was computed. */
const resultOf = (...turns: string[]): Record<string, number> | string => {
  const solution = calculationOf(turns);
  if (!solution) return 'nothing';
  if (solution.state === 'asks') return `asks ${solution.missing.join()}`;
  if (solution.state === 'ruled-out') return `ruled out ${solution.reasons.join()}`;
  if (solution.state === 'unclear') return 'unclear';
  if (!solution.calculated.ok) return solution.calculated.problem;
  return Object.fromEntries(
    solution.calculated.calculation.result.map(({ name, value, unit }) => [
      name,
      unit === 'count' || unit === 'months' ? value : value / 100,
    ]),
  );
};

describe('a calculation from one message', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      'cost lines added: (800 + 1,500 + 200) ÷ (30 − 5)',
      'affitto 800, aiutante 1.500, luce 200. vendo sciarpe a 30 che mi costano 5: quante per il pareggio?',
      { units: 100 },
    ],
    [
      'share of cost and days: 9,000 ÷ (20 × 70 %) = 642.9, ÷ 25',
      'scontrino medio 20, food cost 30%, spese fisse 9.000, aperti 25 giorni: quanti coperti al giorno per andare in pari?',
      { units: 643, unitsPerDay: 26 },
    ],
    [
      'margin alone: 3,000 ÷ 40 %',
      'spese 3.000 al mese e margine del 40%: quanto devo incassare?',
      { turnover: 7500 },
    ],
    [
      'mark-up: 20 × 1.5; margin 10 ÷ 30',
      'ricarico del 50% su un libro pagato 20',
      { price: 30, marginRate: 33.33 },
    ],
    [
      'cost share: 3 ÷ 25 %, with VAT at 10 %',
      'piatto con 3 euro di materie prime, food cost 25%: che prezzo?',
      { price: 12, gross: 13.2 },
    ],
    [
      'discount: 50 − 20 % − 30',
      'prezzo 50, mi costa 30, con uno sconto del 20% che margine resta?',
      { profit: 10, discountedPrice: 40 },
    ],
    [
      'price rise: 30 ÷ 40 − 1',
      'se alzo i prezzi del 10% con un margine del 30% quanti clienti posso perdere?',
      { salesChange: -25 },
    ],
    [
      'hours and material: (2 × 25 + 30) ÷ 80 %',
      'un lavoro: 2 ore a 25 euro l’ora e 30 di materiale, margine 20%: quanto chiedo?',
      { price: 100 },
    ],
    [
      'VAT in a restaurant bill',
      'conto da 110 euro al ristorante, quanta iva c’è dentro?',
      { net: 100, vat: 10 },
    ],
    [
      'VAT of a quarter: 22 % of 10,000 − 6,000',
      'vendite per 10.000 più iva e acquisti per 6.000 più iva: quanta iva devo versare?',
      { vatDue: 880 },
    ],
    [
      'contributions paid: (30,000 × 86 % − 4,000) × 15 %',
      'imbianchino forfettario, incassi 30.000, contributi versati 4.000: che imposta?',
      { businessIncome: 25_800, tax: 3270 },
    ],
    ['IRPEF: 28,000 × 23 % + 2,000 × 33 %', 'che irpef su 30.000 euro di reddito?', { tax: 7100 }],
    [
      'part time: 20,000 × 50 %',
      'part time 20 ore su 40, ral 20.000 a tempo pieno: quanto costa?',
      { partGross: 10_000, yearlyCost: 13_840.74 },
    ],
    [
      'money to begin: (1,000 + 500) × 6 + 9,000',
      'affitto 1.000, utenze 500, 9.000 di attrezzatura: quanti soldi mi servono per partire con 6 mesi di respiro?',
      { cashNeed: 18_000 },
    ],
    [
      'stock: 10,000 ÷ 73,000 × 365',
      'magazzino 10.000, il venduto in un anno mi costa 73.000: quanti giorni di scorta?',
      { stockDays: 50 },
    ],
    [
      'money out: 9,000 × 45 ÷ 30',
      'fatturo 9.000 al mese e incasso a 45 giorni: quanti soldi ho fuori?',
      { moneyOut: 13_500 },
    ],
    [
      'customer: 40 × 6 × 2 × 50 %',
      'un cliente spende 40 euro 6 volte l’anno per 2 anni, margine 50%: quanto vale un cliente?',
      { customerValue: 240 },
    ],
    [
      'growth: 8 ÷ 80',
      'fatturavo 80.000, ora 88.000: di quanto sono cresciuto in percentuale?',
      { growth: 10 },
    ],
    [
      'people in words: 2,900 + 840 + 2 × 1,550 + 960, ÷ (42 − 2)',
      'palestra: affitto 2.900, rata attrezzi 840, due istruttori a 1.550 l’uno, utenze 960. l’abbonamento medio è 42 euro al mese e ogni iscritto me ne costa 2. quanti iscritti per il pareggio?',
      { units: 195 },
    ],
    [
      'spans: 860 + 300 ÷ 2 + 1,440 ÷ 12, ÷ 15',
      'affitto 860 al mese, luce 300 ogni due mesi, assicurazione 1.440 l’anno. su ogni pezzo mi restano 15 euro: quanti pezzi al mese per il pareggio?',
      { units: 76 },
    ],
    [
      'days and customers: 22 × 40 × 24',
      'scontrino medio 22, 40 clienti al giorno, aperto 24 giorni: fatturato mensile?',
      { revenue: 21_120 },
    ],
    [
      'a VAT total that is told: 5,500 ÷ 1.10',
      'il totale con iva al 10 deve venire 5.500, che imponibile scrivo?',
      { net: 5000 },
    ],
    [
      'hours of a contract and a net wish: (30,000 + 6,400) ÷ (46 × 25)',
      'vorrei 30 mila l’anno prima delle tasse, ho 6.400 di spese l’anno. lavoro 46 settimane e ogni settimana ne fatturo 25 di ore. quanto devo chiedere all’ora?',
      { price: 31.66 },
    ],
    [
      'an employee of three months',
      'stagionale 1.500 euro lordi al mese per 3 mesi, costo totale?',
      { costOfMonths: 6747.36 },
    ],
    ['a mark-up as a margin: 0.8 ÷ 1.8', 'ricarico 80% che margine è?', { marginRate: 44.44 }],
    [
      'discounts in a row: 150 × 0.8 × 0.9',
      'sconto del 20% e poi un altro 10% su 150 euro quanto ho tolto in tutto?',
      { discount: 42 },
    ],
    [
      'three for two: 9 × 2 ÷ 3 − 4',
      'promozione 3x2: il pezzo mi costa 4 e lo vendo 9. che margine ho?',
      { profit: 2 },
    ],
    [
      'an instalment that can be paid',
      'posso pagare una rata di 500 euro al mese per 5 anni al 6%: che finanziamento riesco a chiedere?',
      { principal: 25_862.78 },
    ],
  ])('%s', (_, text, expected) => expect(resultOf(text)).toMatchObject(expected));

  test.each([
    ['quanti pezzi devo vendere per il pareggio con 2.000 di spese e prezzo 9?', 'asks unitCost'],
    ['rata di 9.000 euro in 3 anni?', 'asks annualRate'],
    ['siamo una snc, possiamo stare nel forfettario?', 'ruled out company'],
    ['forfettario: quest’anno arrivo a 95.000 di ricavi, che succede?', 'ruled out over-85'],
    ['forfettario con 120.000 di ricavi, resto?', 'ruled out over-100'],
    ['stipendio da dipendente 41.000 l’anno: posso aprire in forfettario?', 'ruled out employment-income'],
    ['vendo a 5 e mi costa 7, spese fisse 900: pareggio?', 'price-not-above-cost'],
    ['come trovo nuovi clienti?', 'nothing'],
    ['ho 3 figli e 2 negozi', 'nothing'],
  ])('%s: %s', (text, expected) => expect(resultOf(text)).toBe(expected));
});

describe('a further message', () => {
  const LOAN = 'prestito di 12.000 al 6% in 4 anni: che rata?';
  test.each<[string, string[], Record<string, number>]>([
    [
      'changes the price',
      ['spese fisse 1.000, vendo a 15, mi costa 5: pareggio?', 'e se vendo a 25?'],
      { units: 50 },
    ],
    ['corrects the rate', [LOAN, 'no scusa, era al 5'], { payment: 276.35 }],
    ['changes the term', [LOAN, 'e in 6 anni?'], { payment: 198.87 }],
    [
      'raises a cost by a share',
      ['compro a 40 e vendo a 80: margine?', 'e se il fornitore aumenta del 20%?'],
      { marginRate: 40, profit: 32 },
    ],
    [
      'cuts a cost by an amount',
      ['in cassa 10.000, uscite 3.000, entrate 2.000: quanti mesi duro?', 'e se taglio 500 di spese?'],
      { runway: 20 },
    ],
    ['adds VAT', ['mi costa 30, voglio il 40% di margine: a che prezzo?', 'con l’iva?'], { gross: 61 }],
    ['changes the VAT rate', ['500 euro più iva quanto fa?', 'e al 10?'], { gross: 550 }],
    ['takes it over a year', ['scorporo dell’iva da 244 euro al mese', 'e in un anno?'], { net: 2400 }],
    [
      'takes it per day',
      ['spese 2.600, margine 10 euro a pezzo: quanti pezzi?', 'e al giorno, con 26 giorni di apertura?'],
      { units: 10 },
    ],
    ['adds the last results up', ['scorporo iva da 122', 'e da 244?', 'tutti e due insieme?'], { sum: 300 }],
    [
      'asks for a discount on the price found',
      ['mi costa 60, ricarico del 100%: a quanto lo vendo?', 'e se faccio il 25% di sconto quanto mi resta?'],
      { profit: 30 },
    ],
    ['completes what lacked', ['rata di 9.000 euro in 3 anni?', 'al 4%'], { payment: 265.72 }],
    [
      'remembers fixed costs that were named after their amount',
      ['qual è il mio pareggio con 2.000 euro di costi fissi?', 'vendo a 12 euro e mi costa 7 euro'],
      { units: 400 },
    ],
    [
      'a new value for a margin',
      ['spese fisse 3.000, margine 50%', 'e se il margine scende al 30%?'],
      { turnover: 10_000 },
    ],
    [
      'asks only after the figures were told',
      ['ho 18.500 euro in cassa', 'ogni mese ne escono 4.900 e ne entrano 3.350', 'quanto duro?'],
      { runway: 11 },
    ],
    [
      'leans on a trade that was told',
      ['faccio la traduttrice', 'sono in forfettario e fatturo 28.600 l’anno', 'su quanto pago le tasse?'],
      { businessIncome: 22_308 },
    ],
    ['keeps the amount before VAT', ['quanto fa 640 + iva al 22?', 'e con l’iva al 4?'], { gross: 665.6 }],
    [
      'changes the rate of a new activity',
      [
        'consulente marketing in forfettario al 15%, 30.000 di incassi e 2.700 di contributi versati: imposta?',
        'e se fossi al 5?',
      ],
      { tax: 1035 },
    ],
    [
      'changes a cost by its name',
      [
        'corso di ceramica: sala 120, docente 260, materiali 6 a testa, quota 44. quanti iscritti per coprire?',
        'e se il docente costa 336?',
      ],
      { units: 12 },
    ],
    [
      'changes the hours of a quote',
      ['preventivo: 40 ore a 32 euro più 610 di materiale, più iva 22. totale?', 'e se le ore diventano 32?'],
      { gross: 1993.48 },
    ],
  ])('%s', (_, turns, expected) => expect(resultOf(...turns)).toMatchObject(expected));

  test('tells what it was before', () => {
    const solution = calculationOf(['compro a 10 e vendo a 20: margine?', 'e se vendo a 25?']);
    expect(solution?.before).toMatchObject({ name: 'marginRate', value: 5000 });
  });

  test('on another subject leaves the calculation alone', () =>
    expect(resultOf(LOAN, 'e come trovo clienti per la mia sartoria in centro?')).toBe('nothing'));
});

test('what is known of the company stands in for what nobody tells, and is named', () => {
  const solution = calculationOf(
    ['con i miei dati quanti scontrini al mese mi servono per coprire le spese fisse?'],
    {
      fixedCosts: 300_000,
      averageSale: 1_000,
      marginRate: 5_000,
    },
  );
  // 3,000 ÷ (10 × 50 %)
  expect(solution).toMatchObject({ state: 'done', assumed: ['fixedCosts', 'price', 'marginRate'] });
  expect(
    solution?.state === 'done' && solution.calculated.ok && solution.calculated.calculation.result[0]?.value,
  ).toBe(600);
});

test.each([
  'una parrucchiera mi costa 2.100 al mese e vendo i tagli a 25: che margine ho?',
  'voglio un utile di 3.000 al mese, margine 40%, spese fisse 5.000. a che prezzo vendo?',
])('a cost of a month is never set against the price of a piece: %s', (text) => {
  const result = resultOf(text);
  expect(typeof result === 'string' || !('markUp' in result)).toBe(true);
});

test('more fixed costs never lower the break-even, a higher price never raises it', () => {
  const unitsAt = (fixed: number, price: number): number => {
    const result = resultOf(
      `spese fisse ${fixed}, vendo a ${price}, mi costa 4: quanti pezzi per il pareggio?`,
    );
    return typeof result === 'string' ? Number.NaN : (result.units ?? Number.NaN);
  };
  for (let fixed = 500; fixed <= 5_000; fixed += 500)
    for (let price = 6; price < 30; price += 4) {
      expect(unitsAt(fixed + 500, price)).toBeGreaterThanOrEqual(unitsAt(fixed, price));
      expect(unitsAt(fixed, price + 4)).toBeLessThanOrEqual(unitsAt(fixed, price));
    }
});

test.each([
  ['affitto 1.400, maestra 900, ogni allieva mi dà 50 al mese: quante ne servono per pareggiare?', 'allieve'],
  ['affitto 1.400, luce 200, ogni socio mi rende 40 al mese: quanti ne servono per pareggiare?', 'soci'],
  ['affitto 1.400, luce 200, ogni pacco lo vendo a 40: quanti per pareggiare?', undefined],
  [
    'affitto 1.400 al mese, luce 200 al mese, prezzo 40: quanti ne servono ogni mese per pareggiare?',
    undefined,
  ],
])('“%s” counts %s', (question, label) => {
  const solution = calculationOf([question]);
  const calculated = solution?.state === 'done' && solution.calculated.ok && solution.calculated.calculation;
  expect(calculated && calculated.result.find(({ name }) => name === 'units')?.label).toBe(label);
});
