import { describe, expect, test } from 'vitest';
import { calculationOf } from './calculation-of';
import { resultOf } from './result-of.suite';

describe('an amount is what its own words say', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      'an hour of one’s own is a cost times the hours: (7 × 22 + 48 + 35) ÷ 70 %',
      'Restauro mobili. per una credenza ci metto 7 ore (la mia ora la conto 22), materiali 48, trasporto 35. vorrei il 30% di margine sul prezzo, quanto chiedo?',
      { price: 338.58 },
    ],
    [
      'an hour that is worth something: 6 × 28 + 190 + 34',
      'lavoro 6 ore su un armadio, la mia ora vale 28, legno 190 e ferramenta 34. quanto mi costa farlo?',
      { spending: 392 },
    ],
    [
      'an entrance beside what is charged is paid: 930 ÷ (39 − 14)',
      'organizzo una gita: pullman 780, guida 150, ingresso 14 a testa. Faccio pagare 39 euro. quanti iscritti minimo per non rimetterci?',
      { units: 38 },
    ],
    ['a rate before its hours: 38 × 85', 'a 38 euro con 85 ore quanto fatturo?', { revenue: 3230 }],
    [
      'takings less what is spent: 52 × 40 − 480',
      'con 52 ore a 40 euro quanto fatturo in un mese? e tolti 480 di spese?',
      { profit: 1600 },
    ],
    [
      'what is in the till holds its VAT: 1,342 ÷ 1.22',
      'oggi in cassa 1.342 euro tutta roba al 22. quanta è iva e quanto resta a me?',
      { net: 1100, vat: 242 },
    ],
    [
      'VAT that is inside, at its rate: 8,540 ÷ 1.10',
      'incassati 8.540 euro questo mese tutti con iva al 10 dentro, quanto è mio e quanto dello stato?',
      { net: 7763.64, vat: 776.36 },
    ],
    [
      'an invoice still gets VAT on top',
      'fattura da 900 più iva, quanta iva e quanto in tutto?',
      { gross: 1098 },
    ],
    [
      'what is paid once, and what every month: 6,250 + 6 × 2,110',
      'apro una sartoria. macchine 4.200, insegna 650, cauzione 1.400 e questi una volta sola. poi al mese affitto 700, bollette 140, inps 370 e 900 x vivere. conto 6 mesi senza clienti. quanto devo avere da parte',
      { cashNeed: 18_910 },
    ],
    [
      'months of reserve: 14,600 + 4 × 1,650',
      'apro un negozietto, arredo 6.500, cella frigo 3.200, cauzione 2.100, prima merce 2.800; poi 1.650 al mese fissi. voglio 4 mesi di riserva. quanto mi serve in tutto?',
      { cashNeed: 21_200 },
    ],
  ])('%s', (_, text, expected) => expect(resultOf(text)).toMatchObject(expected));
});

describe('counts, days and costs of each', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      'small costs beside what sells are of each: 60 × (14 − 3.75)',
      'Faccio candele. cera e stoppino 2,40, vasetto 1,10, etichetta 0,25. Le do a 14 euro l’una. Quanto ci guadagno su 60 candele?',
      { profit: 615 },
    ],
    [
      'a month by its name has its days: 4 × 75 × 31 × 80 %',
      'tengo un b&b 4 camere, prendo 75 a notte, agosto pieno al 80%. quanto incasso nel mese?',
      { revenue: 7440 },
    ],
    [
      'what is made a week is a count: 140 × 4.33 × 2.30 − 260',
      'ne faccio 140 la settimana a 3,20, materie 0,90, furgone 260 al mese. in un mese che resta?',
      { profit: 1134.26 },
    ],
    [
      'a count behind its noun: 62 × 11.40 × 26 × 68 %',
      'scontrini 62 al giorno, media 11,40, 26 giorni. il cibo mi costa il 32%. quanto resta prima delle spese fisse',
      { profit: 12_496.22 },
    ],
    [
      'days and hours of each: 2,900 ÷ (20 × 6)',
      'vorrei portarmi a casa 2.000 netti al mese, fissi 900, lavoro 20 giorni 6 ore, quanto all’ora?',
      { price: 24.17 },
    ],
    [
      'how many at a price pay for a machine: 4,800 ÷ 0.95',
      'Quanti caffè a 1,30 servono per pagare una macchina da 4.800 se il caffè mi costa 35 centesimi?',
      { units: 5053 },
    ],
    [
      'a lease in a list of costs is one of them: 5,100 ÷ 33',
      'affitto mille e tre, due ragazze a 1.550 l’una, prodotti 240 fissi, leasing del laser 460. Ogni trattamento mi lascia 33 euro puliti. Quanti me ne servono al mese?',
      { units: 155 },
    ],
    [
      'a trade that is told by its verb: (31,200 × 78 % − 5,900) × 15 %',
      'insegno pilates con partita iva forfettaria al 15%, quest’anno ho incassato 31.200 e versato 5.900 di inps. quanto mi viene di imposta?',
      { tax: 2765.4 },
    ],
  ])('%s', (_, text, expected) => expect(resultOf(text)).toMatchObject(expected));
});

describe('a further message gives a price anew', () => {
  test('"la porto a" is of what is sold', () =>
    expect(
      resultOf('bottiglia comprata a 7,20 venduta a 12, che margine ho?', 'e se la porto a 13,50'),
    ).toMatchObject({ marginRate: 46.67 }));
  test('the only amount of a rate is raised', () =>
    expect(resultOf('con 30 ore a 35 euro quanto fatturo?', 'e se alzo la tariffa a 42?')).toMatchObject({
      revenue: 1260,
    }));
  test('a price times hours of its own is no price of before', () =>
    expect(
      resultOf(
        'vorrei 2.100 euro al mese, ho 750 di spese e 95 ore da vendere. quanto all’ora?',
        'ok allora a 38 euro con 85 ore quanto fatturo?',
      ),
    ).toMatchObject({ revenue: 3230 }));
});

describe('a further message that reports a change', () => {
  test.each<[string, string[], Record<string, number>]>([
    [
      'a supplier who raised prices: (30 − 21.60) ÷ 30',
      ['compro a 18 vendo a 30, margine?', 'il fornitore mi ha appena alzato i prezzi del 20%, e adesso?'],
      { marginRate: 28 },
    ],
    [
      'costs that are cut: 27,000 ÷ (7,100 − 5,600)',
      [
        'ho 27 mila in cassa, spendo 8.200 e incasso 5.600 al mese: quanto resisto?',
        'se riesco a tagliare 1.100 di costi?',
      ],
      { runway: 18 },
    ],
    [
      'fewer hours that can be sold: 2,860 ÷ 65',
      [
        'voglio 2.100 al mese, ho 760 di spese e fatturo 100 ore: tariffa oraria?',
        'e se le ore vendibili fossero solo 65?',
      ],
      { price: 44 },
    ],
    [
      'two results added up: 900 + 500',
      ['togli l’iva da 1.098', 'e da 610', 'sommami i due imponibili'],
      { sum: 1400 },
    ],
  ])('%s', (_, turns, expected) => expect(resultOf(...turns)).toMatchObject(expected));
});

describe('what is counted, shared and paid once', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      'a share of takings without its sign: 6,200 × 60.5 %',
      'quanto mi rimane su un incasso di 6.200 se la merce è il 38 e il pos si prende l’1,5%?',
      { profit: 3751 },
    ],
    [
      'tiny costs are of each, a plate is of all: 4.50 + 120 ÷ 500',
      'stampo 500 magliette: tessuto 3,10, stampa 1,40, cliché 120 in tutto. costo l’una?',
      { spending: 4.74 },
    ],
    [
      'a market stall of food: 52,000 × 40 %',
      'banco di formaggi al mercato (ambulante), incasso 52.000 l’anno. qual è l’imponibile nel forfettario?',
      { businessIncome: 20_800 },
    ],
  ])('%s', (_, text, expected) => expect(resultOf(text)).toMatchObject(expected));

  test.each<[string, string[], Record<string, number>]>([
    [
      'days that are told divide nothing: 20 × 28 × 24',
      ['20 coperti a 28 euro, 24 giorni: incasso?'],
      { revenue: 13_440 },
    ],
    [
      'what is paid out, whatever verb: 340 × 12 + 80 × 8',
      ['ho venduto 340 biglietti a 12 e 80 ridotti a 8, quanto ho preso?'],
      { revenue: 4720 },
    ],
    [
      '"meno il 30" of a price is a share: 49 × 70 %',
      ['prezzo 49 euro meno il 30, quanto viene?'],
      { newAmount: 34.3 },
    ],
    [
      'a net pay is no gross one: 1,800 ÷ 78 % × 13',
      ['su 1.800 di stipendio netto quanto mi costa all’anno?'],
      { yearlyGross: 29_999.97 },
    ],
    [
      'a loan without a word, then another rate',
      ['15.000 in 48 mesi al 6%', 'la banca dice 5,5'],
      { payment: 348.85 },
    ],
    [
      'a cost that is to be forgotten: 800 ÷ 6',
      ['affitto 800 luce 150, guadagno 6 a pezzo, quanti pezzi?', 'dimentica la luce'],
      { units: 134 },
    ],
  ])('%s', (_, turns, expected) => expect(resultOf(...turns)).toMatchObject(expected));

  test('a price that goes from one to another is no income beside a cost', () =>
    expect(resultOf('da 14 a 16,50 il taglio. se perdo 8 clienti su 100 ci guadagno?')).toBe('asks'));
});

describe('what lenders, quarters and growth add to a sum', () => {
  test.each<[string, string, Record<string, number>]>([
    [
      'fees make the TAEG: 24,700 received, 60 times 489.15',
      'Prestito di 25.000 in 5 anni al 6,5% con 300 euro di spese di istruttoria, quanto pago di rata e che TAEG viene?',
      { payment: 489.15, effectiveRate: 7.23 },
    ],
    [
      'a year of interest only: 60,000 × 4.5 % ÷ 12, then 108 instalments',
      'mutuo 60.000 euro, 10 anni, 4,5%, il primo anno solo interessi. che rata pago dopo?',
      { graceInstalment: 225, payment: 676.66 },
    ],
    [
      'the TAN makes the instalment, whatever TAEG stands beside it',
      '20.000 in 48 mesi, tan 5,9% taeg 7,2%, rata?',
      { payment: 468.78 },
    ],
    [
      'a quarter of VAT with its interest: 4,250 × 1.01',
      'sono trimestrale: iva sulle vendite 9.400, iva sugli acquisti 5.150. quanto verso?',
      { vatWithInterest: 4292.5, vatDue: 4250 },
    ],
    [
      'hauliers pay every quarter without interest',
      'sono autotrasportatore conto terzi e trimestrale: iva sulle vendite 9.400, iva sugli acquisti 5.150. quanto verso?',
      { vatDue: 4250 },
    ],
    [
      'an apprentice: 15,600 × (1 + 11.61 % + 1 ÷ 13.5)',
      'assumo un apprendista a 1.200 lordi, quanto mi costa all’anno?',
      { yearlyCost: 18_566.72 },
    ],
  ])('%s', (_, text, expected) => expect(resultOf(text)).toMatchObject(expected));

  test('incomings that grow reach the outgoings before the cash is gone', () => {
    const solution = calculationOf([
      'ho in banca 14.000, ogni mese escono 6.200, entrano 3.000 il primo mese e poi 500 in più ogni mese. quando finisco i soldi?',
    ]);
    expect(solution).toMatchObject({ kind: 'cash-months', notes: ['cash-pays-itself'] });
  });
});
