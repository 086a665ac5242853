import { describe, expect, test } from 'vitest';
import { resultOf } from '../result-of.suite';

const first = (...turns: string[]): string | [string, number] => {
  const result = resultOf(...turns);
  return typeof result === 'string' ? result : (Object.entries(result)[0] ?? 'none');
};

describe('so many of what the sum was made for', () => {
  test.each([
    [
      ['la camera la vendo 80 euro, il portale vuole il 15: cosa mi resta?', 'su 45 notti?'],
      'afterCommission',
      3_060,
    ],
    [
      ['la camera la vendo 80 euro, il portale vuole il 15: cosa mi resta?', 'su 45 notti?', 'e su 60?'],
      'afterCommission',
      4_080,
    ],
    [['una torta mi costa 9 e la vendo a 24, quanto guadagno?', 'e se ne vendo 30?'], 'profit', 450],
    [
      ['taglio a 22 euro con 4 di prodotti: che margine ho?', 'e su 200 tagli quanto mi resta?'],
      'profit',
      3_600,
    ],
    [['vendo una lampada a 90 + iva, quanto fa?', 'per 5 lampade?'], 'gross', 549],
    // 28 × 1.22 × 60.
    [
      [
        'una cintura mi costa 14, ci metto il 100% di ricarico. prezzo?',
        'con l’iva al 22?',
        'e se ne vendo 60 in un mese quanto incasso iva compresa?',
      ],
      'gross',
      2_049.6,
    ],
    // From the kilo, and not from 19 rounded cents.
    [
      [
        'caffè a 24 € al kg, 8 grammi a tazzina: quanto mi costa una tazza?',
        'ok e per 350 tazzine al giorno?',
      ],
      'sum',
      67.2,
    ],
    [
      ['la cera la pago 9 euro al chilo, ogni candela ne vuole 250 g. quanto costa?', 'e per 40 candele?'],
      'sum',
      90,
    ],
  ])('%j', (turns, name, value) => expect(first(...turns)).toEqual([name, value]));

  test('is not meant where a whole business was reckoned', () =>
    expect(
      first('vasi a 30 che mi costano 12, spese fisse 1.800 al mese: pareggio?', 'e se ne vendo 200?')[0],
    ).not.toBe('sum'));
});

describe('a quantity in another measure than its price', () => {
  test.each([
    ['la mozzarella la pago 7,50 al kg e ne metto 120 grammi a pizza, quanto mi costa?', 0.9],
    ['l’olio 6,80 al litro, ne uso 30 ml a porzione: costo?', 0.2],
    ['stoffa a 18 € al metro, per ogni cuscino servono 80 cm: quanto mi costa la stoffa?', 14.4],
    ['il pellet lo pago 320 euro la tonnellata e ne brucio 40 kg al giorno: quanto spendo al giorno?', 12.8],
  ])('is converted: %s', (text, value) => expect(first(text)).toEqual(['quantityCost', value]));
});

describe('one figure that changes', () => {
  test.each([
    [
      [
        'piegatrice da 9.600 euro, mi fa risparmiare 320 al mese. in quanto rientro?',
        'e se il risparmio è solo 240?',
      ],
      'paybackMonths',
      40,
    ],
    [['976 euro ivati al 22 quanto fa l’imponibile?', 'e se l’aliquota era il 10?'], 'net', 887.27],
    [
      [
        'l’anno scorso ho chiuso a 47.500, quest’anno 53.200. di quanto sono cresciuta?',
        'e se l’anno prossimo cresco della stessa percentuale?',
      ],
      'newAmount',
      59_584,
    ],
    [
      ['gli iscritti erano 120 e ora 150, che aumento è?', 'e se crescono allo stesso ritmo?'],
      'newAmount',
      187.5,
    ],
    [
      [
        'ho 9.000 euro sul conto, escono 4.000 al mese e ne entrano 2.800. quanti mesi duro?',
        'e se riesco a far entrare 400 in più?',
      ],
      'runway',
      11,
    ],
  ])('%j', (turns, name, value) => expect(first(...turns)).toEqual([name, value]));
});
