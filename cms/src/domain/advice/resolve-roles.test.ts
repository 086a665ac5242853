import { describe, expect, test } from 'vitest';
import { calculationOf } from './calculation-of';

const mainOf = (...turns: string[]): number | string => {
  const solution = calculationOf(turns);
  if (solution?.state !== 'done') return solution?.state ?? 'nothing';
  if (!solution.calculated.ok) return solution.calculated.problem;
  const [main] = solution.calculated.calculation.result;
  return main ? (main.unit === 'count' ? main.value : main.value / 100) : 'nothing';
};

describe('figures that no word names', () => {
  test.each<[string, string, number]>([
    [
      'the larger of two amounts of one sale is its price: 3,000 ÷ (20 − 5)',
      'piega 20 €, cinque euro a testa se ne vanno in prodotti, spese fisse 3.000 al mese: quante pieghe per pareggiare?',
      200,
    ],
    [
      'who works is paid by the month: (800 + 1,600) ÷ 40',
      'affitto 800 al mese, la ragazza mi costa 1.600. su ogni lavoro mi restano 40 euro: quanti lavori devo fare per coprire tutto?',
      60,
    ],
    [
      'what goes in is a cost, whatever verb it stands with: 1,500 ÷ (5 − 2)',
      'crepes: la vendo 5 euro e di roba dentro ci metto 2. affitto 1.500 al mese: quante crepes per andare in pari?',
      500,
    ],
  ])('%s', (_, message, expected) => expect(mainOf(message)).toBe(expected));

  test('a figure that fits nowhere is asked about with two meanings', () => {
    const solution = calculationOf(['compro a 40 euro e vendo a 90, e poi c’è il 12%: che margine ho?']);
    expect(solution).toMatchObject({ state: 'unclear', meanings: ['marginRate', 'discountRate'] });
  });

  test('the meaning that was chosen completes the sum', () => {
    const first = 'compro a 40 euro e vendo a 90, e poi c’è il 12%: che margine ho?';
    expect(mainOf(first)).toBe('unclear');
    expect(mainOf(first, '12% di sconto')).not.toBe('unclear');
  });
});

describe('shapes of sums', () => {
  test.each<[string, string[], number]>([
    [
      'hours of a year: 36,800 ÷ (46 × 5 × 4)',
      [
        'lavoro 46 settimane l’anno, 5 giorni, 4 ore fatturabili. mi servono 30.000 lordi per me più 6.800 di spese: tariffa oraria minima?',
      ],
      40,
    ],
    ['severance pay: 27,000 ÷ 13.5', ['quanto matura di tfr in un anno uno che prende 27.000 lordi?'], 2_000],
    ['gross pay of all: 3 × 1,500', ['ho 3 operai a 1.500 lordi, quanto fa al mese solo di lordo?'], 4_500],
    [
      '… of four of them',
      ['ho 3 operai a 1.500 lordi, quanto fa al mese solo di lordo?', 'no aspetta, sono 4'],
      6_000,
    ],
    [
      'a rise over a year: 2,000 × 6 % × 12',
      ['il grossista mi alza tutto del 6%. da lui spendo 2.000 al mese, quanto mi costa in più in un anno?'],
      1_440,
    ],
    [
      'an hour shared, and what each costs besides: 12 ÷ 4 + 0.50',
      [
        'il ragazzo prende 12 euro l’ora e ne fa 4 in un’ora, di benzina metto 50 centesimi a giro. ogni consegna quanto mi costa?',
      ],
      3.5,
    ],
    [
      'days until customers pay: 30,000 ÷ 120,000 × 365',
      ['fatturato annuo 120k e crediti verso clienti 30k, dopo quanti giorni mi pagano in media?'],
      91.25,
    ],
    ['three for two', ['il 3x2 che sconto sarebbe in percentuale?'], 33.33],
    [
      'rooms: 150 ÷ (10 × 30)',
      [
        'albergo di 10 camere, 30 giorni, 150 notti vendute, ricavi 12.000 €. occupazione e prezzo medio a notte?',
      ],
      50,
    ],
    [
      'a share on top of a result: 40 × 1.1',
      ['voglio 2.100 al mese, 740 di spese, 71 ore fatturabili. tariffa?', 'mettici sopra un 10%'],
      44,
    ],
    [
      'a further cost of a piece: (60 − 20 − 10) ÷ 60',
      ['pago 20 rivendo 60, margine %?', 'se il corriere mi mangia altri 10 euro a pezzo?'],
      50,
    ],
    [
      'a new cost in place of the old one: 900 ÷ (12 − 6)',
      [
        'affitto 900 al mese. la bottiglia la vendo 12 e mi costa 4. punto di pareggio?',
        'e se il vetro aumenta e la bottiglia mi costa 6?',
      ],
      150,
    ],
    [
      'a price asked is no share of the cost: 3 ÷ 25 %',
      [
        'un risotto mi costa 3 euro a porzione, non voglio passare il 25% di food cost. a quanto lo scrivo sul menù?',
      ],
      12,
    ],
  ])('%s', (_, turns, expected) => expect(mainOf(...turns)).toBe(expected));

  test('what only tells of a business is no sum', () =>
    expect(
      calculationOf(['catering, confermano 120 persone e due giorni prima sono 90 e vogliono pagare 90']),
    ).toBeNull());

  test('people are counted as people', () => {
    const solution = calculationOf([
      'l’anno scorso 1.250 tesserati, adesso 1.100, in percentuale quanti ne ho persi?',
    ]);
    expect(solution).toMatchObject({
      state: 'done',
      calculated: { calculation: { inputs: [{ unit: 'hundredths' }, { unit: 'hundredths' }] } },
    });
  });

  test('VAT in the words of a VAT number is no VAT: 20,000 × 78 %', () =>
    expect(
      mainOf('sono psicologa, ho aperto la partita iva al 5%, farò 20.000: qual è il reddito su cui pago?'),
    ).toBe(15_600));
});
