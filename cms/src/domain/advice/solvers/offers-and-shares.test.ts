import { describe, expect, test } from 'vitest';
import { resultOf } from '../result-of.suite';

describe('offers that are compared', () => {
  test.each<[string, string, Record<string, number>]>([
    // 10,000 × 0.005 ÷ (1 − 1.005^−60) = 193.33 and, over 48 months at 4 %, 225.79: 11,599.68 and 10,837.95 with the last instalments.
    [
      'two loans by rate and term',
      'banca uno 10.000 in 5 anni al 6%, banca due 10.000 in 4 anni al 4%: quale costa meno?',
      { firstPayment: 193.33, secondPayment: 225.79 },
    ],
    [
      'two loans by their instalments: 400 × 24 = 9,600; 320 × 36 = 11,520',
      'mi prestano 9.000 a 24 mesi con rata 400 o a 36 mesi con rata 320. quale conviene?',
      { difference: 1920, firstTotal: 9600, secondTotal: 11_520 },
    ],
    [
      'a share and a fee: 5,000 × 1 % + 10',
      'il pos costa 10 euro al mese più l’1% di commissione, incasso 5.000 al mese: quanto pago?',
      { feeTotal: 60, commission: 50 },
    ],
    [
      'of receipts: 200 × 20 × 1.5 % + 12',
      'pos con canone 12 euro al mese e commissione 1,5%: 200 pagamenti da 20 euro al mese, quanto spendo?',
      { feeTotal: 72 },
    ],
    [
      'two plans: 4,000 × 2 % = 80; 4,000 × 1 % + 25 = 65',
      'pos al 2% senza canone oppure all’1% con 25 euro al mese: incasso 4.000 al mese, quale conviene?',
      { difference: 15, firstCost: 80, secondCost: 65 },
    ],
    [
      'the takings at which both cost the same: 20 ÷ 1 %',
      'piattaforma A 3% senza canone, oppure B al 2% e 20 euro al mese: da quanto incasso conviene la B?',
      { evenTakings: 2000 },
    ],
    [
      'a month against a year: 12 × 20 − 180',
      'il gestionale costa 20 euro al mese o 180 all’anno: quanto risparmio?',
      { difference: 60, savedShare: 25, twelveMonths: 240 },
    ],
    [
      'a month of which twelve cost less: 150 − 12 × 10',
      'il gestionale costa 10 euro al mese o 150 all’anno: quale conviene?',
      { difference: 30 },
    ],
  ])('%s', (_, message, result) => expect(resultOf(message)).toMatchObject(result));
});

describe('helpings of a measure', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      'a keg: 20 × 95 % ÷ 0.4 = 47; 47 × 5 − 80',
      'un fusto da 20 litri mi costa 80, medie da 40 cl a 5 euro, perdo il 5% in schiuma: quanto guadagno a fusto?',
      { profit: 155, portions: 47, revenue: 235 },
    ],
    [
      'a litre without its word',
      'fusto da 20 litri a 80 euro, medie da 0,4 a 5 euro: quanto incasso a fusto?',
      { revenue: 250, portions: 50 },
    ],
    [
      'what a glass leaves: 4 − 60 × 15 cl ÷ 30 l',
      'vino sfuso da 30 litri a 60 euro, calice da 15 cl a 4 euro: margine per calice?',
      { profit: 3.7, portionCost: 0.3, marginRate: 92.5 },
    ],
    [
      'with waste: 10 × 5 × 100 g ÷ (5 kg × 80 %)',
      'una forma da 5 kg a 10 al kg, scarto 20%, porzioni da 100 grammi: quanto mi costa una porzione?',
      { portionCost: 1.25, portions: 40 },
    ],
  ])('%s', (_, message, result) => expect(resultOf(message)).toMatchObject(result));
});

describe('what comes out of one, and lines of a bill', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      'the margin of one: 2.50 − 5 ÷ 10',
      'un kg di gelato mi costa 5, da un kg faccio 10 coni a 2,50. margine a cono?',
      { profit: 2, marginRate: 80, eachOne: 0.5 },
    ],
    [
      'what all of them leave: 10 × 2.50 − 5',
      'un kg di gelato mi costa 5, da un kg faccio 10 coni a 2,50. quanto guadagno in tutto?',
      { profit: 20, revenue: 25 },
    ],
    [
      'a bottle with its glass: 600 × 50 cl ÷ 400 l + 0.40',
      'un lotto da 400 litri costa 600, bottiglie da 50 cl a 0,40 di vetro e tappo. quanto mi costa una bottiglia?',
      { unitCost: 1.15, portionCost: 0.75 },
    ],
    [
      'a mark-up of one line: 2 × 40 + 100 × 1.3, with 22 % of VAT',
      'elettrauto: 2 ore a 40 e 100 di ricambi ricaricati del 30%, più iva. totale al cliente?',
      { net: 210, gross: 256.2 },
    ],
    [
      'pairs that are hired: 40 × 20 × 100 × 50 % − 10,000',
      'noleggio sci: 40 paia a 20 al giorno, piene al 50%, 100 giorni di stagione, spese 10.000. utile?',
      { profit: 30_000 },
    ],
    [
      'a margin times what is sold, less costs: 500 × 8 − 3,000',
      'vendo 500 bottiglie al mese con 8 euro di margine l’una, spese 3.000: quanto mi resta?',
      { profit: 1000 },
    ],
  ])('%s', (_, message, result) => expect(resultOf(message)).toMatchObject(result));

  test.each([
    'due operai per 3 giorni a 100 l’uno, 50 mq a 20 al mq: quanto mi avanza?',
    'pago 2 il panino e lo vendo 5, ne butto il 10%: quanto guadagno su 100 che ne preparo?',
  ])('an amount of another thing, and what is lost, are never guessed at: %s', (message) =>
    expect(['unclear', 'asks', 'nothing']).toContain(resultOf(message)),
  );

  test('a rise in per cent is the same over any span, its amount is not: 100 × 12', () => {
    expect(
      resultOf(
        'affitto da 1.000 a 1.100: di quanto è aumentato in percentuale?',
        'e in un anno quanto pago in più?',
      ),
    ).toMatchObject({ change: 1200 });
  });

  test('months that a sum leaves out are asked about, whatever amount has their number', () => {
    expect(resultOf('65 allieve a 45 al mese per 9 mesi, sala 900 al mese: quanto avanza in un anno?')).toBe(
      'unclear',
    );
  });
});

describe('shares of partners and tables', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      'one’s own share: 20,000 × 60 %',
      'siamo due soci, io ho il 60%, utile 20.000: quanto mi spetta?',
      { part: 12_000, left: 8000 },
    ],
    [
      'what the share of the other leaves: 20,000 × 70 %',
      'il mio socio ha il 30%. utile 20.000, quanto mi tocca?',
      { left: 14_000 },
    ],
    [
      'tables × guests × turns × receipt: 10 × 3 × 2 × 20',
      '10 tavoli da 3 persone, due turni, scontrino 20 euro: incasso a sera?',
      { revenue: 1200 },
    ],
    [
      'over the evenings of a month: 1,200 × 25 × 60 %',
      '10 tavoli da 3 persone, due turni a sera, pieni al 60%, scontrino 20, aperti 25 sere: incasso al mese?',
      { revenue: 18_000 },
    ],
    [
      'an hour and a quarter: (40 − 5) ÷ 1.25',
      'un bagno al cane 40 euro, un’ora e un quarto a cane, prodotti 5 euro: quanto mi resta all’ora?',
      { profit: 28 },
    ],
  ])('%s', (_, message, result) => expect(resultOf(message)).toMatchObject(result));
});
