import { describe, expect, test } from 'vitest';
import { calculationOf } from './calculation-of';

/** The first figure of what a conversation comes to: its name (or what it is called) and its value in units. */
const answer = (...turns: string[]): string => {
  const solution = calculationOf(turns);
  if (solution?.state === 'asks') return `asks ${solution.missing.join(', ')}`;
  if (solution?.state !== 'done' || !solution.calculated.ok) return solution?.state ?? 'none';
  const [main] = solution.calculated.calculation.result;
  if (!main) return 'none';
  return `${main.label ?? main.name} ${main.unit === 'count' || main.unit === 'months' ? main.value : main.value / 100}`;
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

describe('taxes', () => {
  test.each([
    [['srl con utile 100.000: quante tasse tra ires e irap?', 'e con 50.000?'], 'tax 13950'],
    [['la mia srl fattura 200.000 e ha 150.000 di costi: quante tasse paga?'], 'tax 13950'],
    [['che coefficiente di redditività ha un ristorante?'], 'ristorante 40'],
    [['coefficiente forfettario per ateco 43.22?'], 'ATECO 43.22 86'],
    [['coefficiente forfettario per ateco 47.82.01?'], 'ATECO 47.82.01 54'],
    [['coefficiente forfettario ateco 46.19?'], 'ATECO 46.19 62'],
    [['coefficiente forfettario ateco 62.01?'], 'ATECO 62.01 67'],
    [['ho una srl al 60% che fa la stessa cosa: posso avere il forfettario?'], 'ruled-out'],
  ])('%j: %s', (turns, expected) => expect(answer(...turns)).toBe(expected));

  test('who asks for contributions too is estimated both', () => {
    const solution = calculationOf(['artigiano in ordinario, reddito 35.000: quanto tra inps e irpef?']);
    expect(
      solution?.state === 'done' &&
        solution.calculated.ok &&
        solution.calculated.calculation.result.map(({ name }) => name),
    ).toEqual(['tax', 'contributions', 'left']);
  });
});

describe('work and pay', () => {
  test.each([
    [
      [
        "quanto chiedo all'ora per portare a casa 2.000 al mese con 20 giorni di lavoro e 5 ore vendibili al giorno?",
      ],
      'price 20',
    ],
    [
      [
        "a quanto mi vendo all'ora? vorrei 2.400 al mese, 480 di spese, lavoro 160 ore ma solo il 60% lo fatturo",
      ],
      'price 30',
    ],
    [['tariffa giornaliera: voglio 36mila lordi, lavoro 180 giorni, 9mila di costi'], 'price 250'],
    [
      ["grafica, 24.000 l'anno di guadagno, 6.000 di costi, 1.200 ore fatturabili: quanto chiedo all'ora?"],
      'price 25',
    ],
  ])('%j: %s', (turns, expected) => expect(answer(...turns)).toBe(expected));

  test('two people on 1,200 net each cost twice one of them, and no gross of 1,200', () => {
    const [two, one] = [
      answer('assumo 2 camerieri da 1.200 netti al mese, costo annuo?'),
      answer('assumo un cameriere a 1.200 netti al mese, costo annuo?'),
    ].map((text) => Number(text.split(' ')[1]));
    expect(Math.abs((two ?? 0) - 2 * (one ?? 0))).toBeLessThan(1);
  });
});

describe('cash, days and leases', () => {
  test.each([
    [
      ['voglio aprire un bar: 40.000 di lavori, 15.000 di attrezzature, cauzione 4.500, quanto mi serve?'],
      'cashNeed 59500',
    ],
    [
      [
        'voglio aprire un bar: 40.000 di lavori, 15.000 di attrezzature, quanto mi serve?',
        'e con 3 mesi di spese da 7.000?',
      ],
      'cashNeed 76000',
    ],
    [['ho 30.000 euro, spese di apertura 22.000, spese mensili 4.000, quanti mesi resisto?'], 'runway 2'],
    [
      ['ho 4.000 in cassa, incasso 2.000 a gennaio e 3.500 a febbraio, spendo 5.000 al mese: vado sotto?'],
      'cassa, febbraio -500',
    ],
    [['crediti verso clienti 25.000 su fatturato 250.000, dso?'], 'creditDays 36.5'],
    [['debiti fornitori 18.000, acquisti annui 109.500: a quanti giorni pago?'], 'creditDays 60'],
    [
      [
        'mi pagano a 90 giorni e pago i fornitori a 30, fatturo 20.000 al mese, quanta cassa mi serve?',
        'e se mi pagano a 60?',
      ],
      'gapDays 30',
    ],
    [
      ['leasing auto 40.000, maxicanone 8.000, tasso 6%, 60 mesi, riscatto 4.000: canone?'],
      'instalment 561.32',
    ],
    [
      [
        'leasing furgone 30.000 anticipo 3.000, 48 rate da 620, riscatto 1%, quanto mi costa?',
        'e con 60 rate?',
      ],
      'total 40500',
    ],
  ])('%j: %s', (turns, expected) => expect(answer(...turns)).toBe(expected));
});

describe('break-even', () => {
  test.each([
    // 22,000 of the year ÷ 75
    [
      [
        "con 12.000 di costi fissi l'anno e un corso da 90 euro che me ne costa 15, quanti iscritti per guadagnare 10.000?",
      ],
      'iscritti 294',
    ],
    // A mark-up of 100 % leaves half of the price.
    [
      [
        'affitto 900, commessa 1.700, luce 400, ricarico del 100% sulla merce: quanto devo incassare per non rimetterci?',
      ],
      'turnover 6000',
    ],
  ])('%j: %s', (turns, expected) => expect(answer(...turns)).toBe(expected));
});

describe('everyday questions', () => {
  test.each([
    // (2,000 + 1,000 + 60 × 10) ÷ 60 = 60
    [
      [
        "voglio portarmi a casa 2.000 al mese, ho 1.000 di spese fisse e faccio 60 torte che mi costano 10 l'una: a quanto le vendo?",
        'e se voglio 2.600?',
      ],
      'price 70',
    ],
    [
      [
        'se tolgo il 10% a un cliente che mi compra 5.000 euro con margine 30%, quanto perdo?',
        'e se tolgo il 5%?',
      ],
      'discount 250',
    ],
    [['ho una rata di 500 per 24 mesi su 12.000: che tasso è?'], 'annualRate 0'],
    [["se lo sconto è del 15% e poi metto l'iva al 22 su 800, quanto fa?"], 'gross 829.6'],
    [["quanto fa 2.400 più iva se prima dell'iva gli levo il 10%?"], 'gross 2635.2'],
    [['incassi 12.000, prelevo 2.000, spese 7.500, tasse 1.500: cosa mi avanza?'], 'profit 1000'],
    [['quanta cassa mi serve per 6 mesi se perdo 2.200 al mese?'], 'cashNeed 13200'],
    // 78 % of 20,000 less 4,000, at 5 %
    [['fatturo 20.000 col forfettario al 5% e coefficiente 78, contributi 4.000: che imposta?'], 'tax 580'],
    [['psicologa forfettaria, incasso 30.000, cassa enpap: quanta imposta pago?'], 'asks fundContributions'],
    [['psicologa forfettaria, incasso 30.000, cassa enpap: quanta imposta pago?', '3.400'], 'tax 3000'],
  ])('%j: %s', (turns, expected) => expect(answer(...turns)).toBe(expected));
});
