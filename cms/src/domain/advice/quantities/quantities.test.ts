import { describe, expect, test } from 'vitest';
import { resultOf } from '../result-of.suite';

describe('takings over a span', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      'tables × turns × receipt × evenings: 12 × 1.5 × 50 × 20',
      'ho 12 tavoli, li riempio una volta e mezza la sera, scontrino medio a tavolo 50 euro, 20 sere al mese: quanto incasso al mese?',
      { revenue: 18_000 },
    ],
    [
      'of a week where a week is asked for: 30 × 15 × 6',
      'servo 30 clienti al giorno, spesa media 15 euro, 6 giorni a settimana. incasso settimanale?',
      { revenue: 2_700 },
    ],
    [
      'two prices in one sum: (8 × 20 + 3 × 40) × 10',
      'affitto 8 canoe a 20 al giorno e 3 a 40, escono tutte per 10 giorni. quanto incasso?',
      { revenue: 2_800 },
    ],
    [
      'a share that is full: 10 × 30 × 0.75 × 40',
      'ho 10 lettini, 30 euro al giorno, pieni al 75%, stagione di 40 giorni. quanto incasso?',
      { revenue: 9_000 },
    ],
    [
      'what is spent: 2 × 100 × 20 × 0.40',
      'ho 2 furgoni che fanno 100 km al giorno, 20 giorni al mese, 0,40 euro al km. quanto spendo al mese?',
      { spending: 1_600 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));

  test('counts that have nothing to do with each other are not multiplied', () =>
    expect(
      resultOf('con una tanica da 10 litri faccio 40 lavaggi e la pago 30. quanto incasso?'),
    ).not.toMatchObject({
      revenue: expect.any(Number),
    }));
});

describe('price and number of sales change together', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      '50 × 40 = 2,000; 45 × 46 = 2,070',
      'ho 50 allievi a 40 euro al mese. se passo a 46 e 5 smettono ci guadagno?',
      { revenueAfter: 2_070, moreThanNow: 70, revenueBefore: 2_000 },
    ],
    [
      'of each week: 20 × 5 × 20 = 2,000; 90 × 21 = 1,890',
      'faccio 20 tagli al giorno per 5 giorni a settimana, 20 euro l’uno. se alzo di 1 euro e perdo il 10% dei clienti, incasso di più o meno a settimana?',
      { revenueAfter: 1_890, lessThanNow: 110 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));
});

describe('what there is after a time', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      '100 + (12 − 7) × 6',
      'ho 100 iscritti, ogni mese ne entrano 12 e ne perdo 7. quanti ne ho tra 6 mesi?',
      { laterLevel: 130 },
    ],
    [
      'of money: 10,000 + (4,000 − 4,500) × 5',
      'ho 10.000 in cassa, ogni mese entrano 4.000 ed escono 4.500. quanto ho tra 5 mesi?',
      { laterLevel: 7_500 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));

  test('a year is twelve of what comes by the month: 200 + (10 − 4) × 12', () =>
    expect(
      resultOf(
        'la palestra ha 200 iscritti a 40 euro al mese. ogni mese ne perdo 4 e ne entrano 10. tra un anno quanti iscritti ho?',
      ),
    ).toMatchObject({ laterLevel: 272 }));
});

describe('what is left to pay', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      'shares paid ahead: 10,000 × (1 − 20 % − 50 %)',
      'il lavoro è 10.000: 20% all’ordine, 50% a metà lavori, saldo alla fine. quant’è il saldo?',
      { balance: 3_000 },
    ],
    [
      'an amount paid ahead: 5,000 − 1,500',
      'lavoro da 5.000 euro, acconto 1.500 già preso, quanto resta da avere?',
      { balance: 3_500 },
    ],
    [
      'instalments without interest: (20,000 − 5,000) ÷ 30',
      'furgone nuovo 20.000, il vecchio me lo ritirano 5.000. il resto in 30 rate senza interessi, quanto viene la rata',
      { payment: 500, balance: 15_000 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));

  test('with interest it is a loan', () =>
    expect(
      resultOf('furgone 20.000, acconto 5.000, il resto in 30 rate al 6%: quanto viene la rata?'),
    ).not.toMatchObject({
      payment: 500,
    }));
});

describe('material and hours', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      '45 + 6 × 15',
      'per un vestito uso 45 euro di stoffa e 6 ore a 15 l’ora. quanto lo devo far pagare?',
      { price: 135 },
    ],
    [
      '16 + 2.5 × 20',
      'una cornice: 2 ore e mezza, materiali 16 euro, l’ora la voglio pagata 20. quanto la faccio pagare?',
      { price: 66 },
    ],
    [
      'a mark-up on top: (100 + 10 × 20) × 1.25',
      'un mobile mi costa 100 di legno e 10 ore di lavoro, la mia ora la metto 20€. ci voglio guadagnare il 25% sopra. che prezzo faccio?',
      { price: 375, cost: 300 },
    ],
    [
      'a share that may be either is told both ways: 400 × 1.2, 400 ÷ 0.8',
      'un divano mi costa 200 di materiali e 8 ore di lavoro a 25 l’ora, voglio guadagnarci il 20%. prezzo?',
      { priceByMarkUp: 480, priceByMargin: 500, cost: 400 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));
});

describe('further sums', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      'a stock: 180 ÷ 12',
      'uso 12 kg di farina al giorno e ne ho 180 in magazzino. quanti giorni mi bastano?',
      { stockDays: 15 },
    ],
    [
      'a stock of monthly use: 20 × 30 ÷ 40',
      'consumo 40 sacchi di pellet al mese e ne tengo in magazzino 20. quanti giorni mi dura?',
      { stockDays: 15 },
    ],
    [
      'several people in a year: (2,000 + 2 × 1,500) × 14',
      'ho tre dipendenti, uno costa 2.000 al mese, gli altri due 1.500 ciascuno, x 14 mensilità. costo annuo?',
      { costsYear: 70_000, costsMonth: 5_000 },
    ],
    [
      'one of many: 48 ÷ 60',
      'con una tanica da 25 litri faccio 60 lavaggi e la pago 48. quanto mi costa un lavaggio?',
      { eachOne: 0.8 },
    ],
    [
      'a customer is who bought, not who asked: 300 ÷ 12',
      'con 300 euro di google ads ho avuto 60 contatti, 12 hanno comprato. costo per cliente?',
      { costPerCustomer: 25, costPerContact: 5 },
    ],
    [
      'income by its coefficient: 40,000 × 78 %',
      'fatturo 40.000 in forfettario, coefficiente 78, quanto è il reddito imponibile?',
      { businessIncome: 31_200 },
    ],
    [
      'a partner’s share: 30,000 × 40 %',
      'il mio socio ha il 40%, l’utile è 30.000: quanto gli spetta?',
      { part: 12_000 },
    ],
    [
      'two marks end one question: 0.10 × 500 × 12',
      'la farina è passata da 0,70 a 0,80 al kg, ne uso 500 kg al mese. quanto spendo in più in un anno??',
      { moreSpent: 600 },
    ],
    [
      'a list of what is spent: 8,000 − 900 − 2,100 − 2,600',
      'al mese incasso 8.000, affitto 900, stipendi 2.100, merce 2.600. cosa mi resta?',
      { profit: 2_400 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));
});

describe('a further message', () => {
  test.each<[string, string[], Record<string, number>]>([
    [
      'counts again what was counted: 60 × 28',
      ['il sabato faccio 45 coperti a 28 euro', 'quanto incasso?', 'e se ne faccio 60?'],
      { revenue: 1_680 },
    ],
    [
      'who comes is counted: 600 ÷ 8',
      ['quanto mi costa un cliente se spendo 600 di volantini e ne arrivano 20?', 'e se ne arrivano solo 8?'],
      { costPerCustomer: 75 },
    ],
    [
      'another turnover keeps the coefficient: 45,000 × 78 %',
      ['fatturo 38.000 in forfettario, coefficiente 78, quanto è il reddito imponibile?', 'e con 45mila?'],
      { businessIncome: 35_100 },
    ],
  ])('%s', (_, turns, result) => expect(resultOf(...turns)).toMatchObject(result));
});

describe('smaller sums', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      'over its years: 7,200 ÷ 6',
      'la macchina costa 7.200 e la scalo in 6 anni, quanto incide all’anno?',
      { eachYear: 1_200 },
    ],
    [
      'as many as a budget pays: 60,000 ÷ 28,000',
      'quante persone posso assumere con 60mila l’anno se ognuna mi costa 28mila?',
      { howMany: 2, leftOver: 4_000 },
    ],
    [
      'what goes into one: 0.60 + 0.65 + 0.25',
      'uno spritz: prosecco 0,60, aperol 0,65, soda 0,25: quanto mi costa?',
      { sum: 1.5 },
    ],
    [
      'a total that is told beside its parts: (980 + 230) ÷ (60 − 8)',
      'affitto 980 €, bollette 230, 1.210 € totali. una seduta costa 60 e spendo 8 di prodotti: quante sedute per coprirle?',
      { units: 24 },
    ],
    [
      'costs of different spans over some months: (250 + 1,800 ÷ 12) × 2',
      'il furgone: carburante 250 al mese, assicurazione 1.800 l’anno. quanto spendo in 2 mesi?',
      { spending: 800 },
    ],
    [
      'what each of ten a day leaves: (9.20 − 5.75) × 10',
      'pago l’olio 5,75 al litro e lo rivendo a 9,20 in bottiglia da 1 litro, ne vendo 10 al giorno: quanto ci guadagno al giorno?',
      { profit: 34.5 },
    ],
    [
      'cents are no percentage: 460 ÷ (16 − 4.50)',
      'piatto a 16 con food cost 4,5 e spese fisse 460: quanti piatti per il pareggio?',
      { units: 40 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));
});

describe('figures of a day, an hour and a price anew', () => {
  test.each<[string, string[], Record<string, number>]>([
    [
      'days of hours: (1,500 + 900) ÷ (20 × 6)',
      [
        'mi voglio dare 1.500 al mese, le spese sono 900 e posso lavorare 20 giorni da 6 ore. quanto chiedo all’ora?',
      ],
      { price: 20 },
    ],
    [
      'another price of the same: 100 × 26 × 1.50',
      ['ogni giorno vendo 100 caffè a 1,20', 'quanto fa in un mese di 26 giorni?', 'e se lo porto a 1,50?'],
      { revenue: 3_900 },
    ],
    [
      'another price of an hour: 4,200 ÷ 42',
      ['quante ore devo fatturare se chiedo 35 l’ora e voglio arrivare a 4.200 al mese?', 'e a 42 l’ora?'],
      { units: 100 },
    ],
    [
      'what comes in, less a list: 9,000 − 3,000 − 1,000 − 2,000',
      ['al mese mi entrano 9.000, di merce ne vanno 3.000, affitto 1.000, stipendi 2.000. cosa mi rimane?'],
      { profit: 3_000 },
    ],
  ])('%s', (_, turns, result) => expect(resultOf(...turns)).toMatchObject(result));
});

describe('customers and places', () => {
  test.each<[string, string[], Record<string, number>]>([
    [
      'customers for takings: 420 ÷ 14',
      ['mi servono 420 euro al giorno di incasso, lo scontrino è 14. quanti clienti al giorno?'],
      { orders: 30 },
    ],
  ])('%s', (_, turns, result) => expect(resultOf(...turns)).toMatchObject(result));

  test('places that stand empty are no cost', () =>
    expect(
      resultOf('ho 18 posti barca a 70 euro al mese, 3 sono liberi. quanto incasso in un anno?'),
    ).not.toMatchObject({ sum: expect.any(Number) }));
});
