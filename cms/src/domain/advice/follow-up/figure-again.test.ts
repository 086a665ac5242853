import { describe, expect, test } from 'vitest';
import { calculationOf } from '../calculation-of';
import { resultOf } from '../result-of.suite';

type Named = Record<string, number> | string;
const SOFA = 'divano listino 1.400 mi costa 900, se faccio il 10% quanto ci guadagno?';
const CARDS = 'il pos mi prende l’1,4% e ci passano 9.000 al mese, quanto mi costa?';
const CALLS = '600 al mese di google ads, 40 contatti e ne chiudo 8. quanto mi costa un cliente?';
const RATE = 'voglio 2.800 al mese, ho 1.100 di spese e 100 ore vendibili: tariffa?';
const PAY = 'impiegata a 1.700 lordi per 13 mensilità, costo totale dell’anno?';

describe('a share told anew by its article alone', () => {
  test.each<[string, string[], Named]>([
    ['a discount', [SOFA, 'e col 20?'], { profit: 220 }],
    [
      'with "al"',
      ['tavolo listino 800 mi costa 500, se faccio il 5% quanto ci guadagno?', 'e al 15?'],
      { profit: 180 },
    ],
    [
      'a mark-up of the whole cost',
      ['ricarico del 120% su scarpe che pago 40. a quanto le vendo?', 'e col 100?'],
      { price: 80 },
    ],
    ['"lo" before a decimal', [CARDS, 'se passo a uno che mi chiede lo 0,95?'], { commission: 85.5 }],
    ['after another span', [CARDS, 'e all’anno?', 'e con una banca che vuole l’1,2?'], { commission: 108 }],
    [
      'of a platform',
      [
        'il portale si prende il 18% e ci faccio 4.000 al mese, quanto mi costa?',
        'e quello che prende il 15?',
      ],
      { commission: 600 },
    ],
    [
      'of a margin',
      ['la giacca mi costa 60, voglio il 40% di margine: a quanto la vendo?', 'e col 50?'],
      { price: 120 },
    ],
  ])('%s', (_, turns, result) => expect(resultOf(...turns)).toMatchObject(result as Record<string, number>));

  test.each<[string, string[]]>([
    ['an amount with its sign is a price', [SOFA, 'e a 1.500 euro?']],
    [
      'without any share before it is no share',
      ['vendo torte a 30 e mi costano 12: quanto guadagno su 40 torte?', 'e col 20?'],
    ],
  ])('%s', (_, turns) => {
    const result = resultOf(...turns);
    expect(typeof result === 'string' ? {} : result).not.toMatchObject({ profit: 220 });
  });
});

test('what it was before is of the same span', () => {
  const solution = calculationOf([CARDS, 'e all’anno?', 'se passo a uno che mi chiede lo 0,95?']);
  expect(solution?.before).toMatchObject({ name: 'commission', value: 12_600 });
});

describe('a count told anew by "ne"', () => {
  test.each<[string, string[], Named]>([
    ['joined to its verb', [CALLS, 'e se riesco a chiuderne 12?'], { costPerCustomer: 50 }],
    ['before its verb', [CALLS, 'e se ne chiudo 10?'], { costPerCustomer: 60 }],
    ['another verb', [CALLS, 'e se arrivo a convincerne 15?'], { costPerCustomer: 40 }],
    [
      'another trade',
      [
        '300 euro di annunci, 30 contatti e ne chiudo 6: quanto mi costa un cliente?',
        'e se arrivo a chiuderne 10?',
      ],
      { costPerCustomer: 30 },
    ],
  ])('%s', (_, turns, result) => expect(resultOf(...turns)).toMatchObject(result as Record<string, number>));
});

describe('a measure told anew by its name', () => {
  test.each<[string, string[], Named]>([
    ['with an adjective', [RATE, 'mi sa che le ore vere sono 75'], { price: 52 }],
    ['after "in realtà"', [RATE, 'in realtà le ore sono 60'], { price: 65 }],
    ['with "di"', [RATE, 'guarda, di ore ne vendo 65'], { price: 60 }],
    ['behind its figure', [RATE, 'facciamo 78 ore'], { price: 50 }],
    ['effective ones', [RATE, 'le ore effettive saranno 130'], { price: 30 }],
  ])('%s', (_, turns, result) => expect(resultOf(...turns)).toMatchObject(result as Record<string, number>));
});

describe('another working time of the same person', () => {
  const HALF = { partGross: 11_050 };
  test.each<[string, string[], Named]>([
    ['half the day', [PAY, 'e se la prendo a mezza giornata?'], HALF],
    ['half the time', [PAY, 'e a metà tempo?'], HALF],
    ['half a day, without "a"', [PAY, 'se la tengo mezza giornata?'], HALF],
    ['a share', [PAY, 'e se fosse part time al 60%?'], { partGross: 13_260 }],
    ['hours of a week', [PAY, 'e part time a 30 ore?'], { partGross: 16_575 }],
  ])('%s', (_, turns, result) => expect(resultOf(...turns)).toMatchObject(result as Record<string, number>));
});

test('a sum of an hour rests on more than one of them', () =>
  expect(resultOf('lavoro mezza giornata e voglio 1.700, tariffa?')).not.toMatchObject({ price: 1_700 }));

describe('what fits no figure of before', () => {
  test.each<[string, string[]]>([
    ['an amount many times smaller, after another span', [CARDS, 'e all’anno?', 'e se fossero 90?']],
    ['a bare number that may be of several', [CALLS, 'e se fosse 20?']],
  ])('%s is asked about', (_, turns) => expect(['unclear', 'asks']).toContain(resultOf(...turns)));
});

describe('a further figure of each piece, and of months', () => {
  const WORK = '800 di spese e 24 a massaggio, quanti massaggi al mese per coprire?';
  const SOLD = 'vendo candele a 14, mi costano 5. quanto guadagno su 60?';
  const NET = 'commessa 1.300 netti, costo annuo?';
  test.each<[string, string[], Record<string, number>]>([
    ['the price stands behind what is spent', [WORK], { units: 34 }],
    ['what each costs is no price', [WORK, 'e se ogni massaggio mi costa 4 di olio?'], { units: 40 }],
    ['so many of what is sold', [SOLD], { profit: 540 }],
    ['and another number of them', [SOLD, 'e se ne vendo 90?'], { profit: 810 }],
    ['months in words are no persons', [NET, 'e per sei mesi?'], { yearlyCost: 14_994.17 }],
  ])('%s', (_, turns, result) => expect(resultOf(...turns)).toMatchObject(result));

  test('a margin on one price stays one', () =>
    expect(resultOf('che margine ho su 60 se mi costa 24?')).toMatchObject({ marginRate: 60 }));
});
