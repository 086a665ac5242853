import { describe, expect, test } from 'vitest';
import { calculationOf } from '../calculation-of';

/** The first result in euro, per cent, hours or pieces; the state where nothing was computed. */
const resultOf = (...turns: string[]): number | string => {
  const solution = calculationOf(turns);
  if (!solution) return 'nothing';
  if (solution.state !== 'done') return solution.state;
  if (!solution.calculated.ok) return solution.calculated.problem;
  const [first] = solution.calculated.calculation.result;
  if (!first) return 'nothing';
  return first.unit === 'count' || first.unit === 'months' ? first.value : first.value / 100;
};

describe('what a place can sell', () => {
  test.each<[string, string, number]>([
    [
      'places × hours × days × share',
      'ho 6 poltrone, 8 ore al giorno, occupate al 50%, 20 giorni: quante ore vendo al mese?',
      480,
    ],
    [
      'seats × courses × days × share',
      'palestra: 40 posti in sala, 4 corsi al giorno, 20 giorni al mese, occupazione 50%: quante presenze al mese?',
      1_600,
    ],
    [
      'hours at a price of each session',
      'studio: 3 lettini, 6 ore al giorno, 20 giorni, sedute da un’ora a 40 euro, occupati al 50%: incasso al mese?',
      7_200,
    ],
    [
      'sessions shorter than an hour',
      'studio: 2 lettini, 6 ore al giorno, 20 giorni, sedute da 30 minuti a 25 euro, occupati al 50%: incasso al mese?',
      6_000,
    ],
    [
      'machines × rounds × price × days',
      'lavanderia: 8 macchine, 5 cicli al giorno ciascuna, 4 euro a ciclo, 30 giorni. quanto fa?',
      4_800,
    ],
    [
      'seats × performances × share × ticket',
      'teatro da 100 posti, 10 repliche, 60% di posti venduti, biglietto 15 euro: incasso?',
      9_000,
    ],
    [
      'places at a price of a month',
      'coworking 10 scrivanie a 150 al mese, ne riempio l’80%. incasso?',
      1_200,
    ],
    [
      'of one day where one day is asked for',
      'parcheggio da 40 posti, 10 ore al giorno, 1,50 l’ora, pieno al 50% in media. quanto faccio al giorno?',
      300,
    ],
    [
      'trips, which are no expenses',
      'barca da 10 posti, 2 uscite al giorno, 30 euro a persona, 60 giorni di stagione, piena al 50%: incasso?',
      18_000,
    ],
    [
      'labour of several people',
      'due operai per 3 giorni, 8 ore al giorno, 20 euro l’ora: quanto costa la manodopera?',
      960,
    ],
  ])('%s', (_, question, expected) => {
    expect(resultOf(question)).toBe(expected);
  });

  test('the days are asked for where a month is wanted and only a day is told', () => {
    expect(
      resultOf('parcheggio da 40 posti, 10 ore al giorno, 1,50 l’ora, pieno al 50%. quanto incasso al mese?'),
    ).toBe('asks');
  });

  test('rooms without nights are of a month of thirty, not of one night', () => {
    expect(resultOf('b&b 4 camere a 80 euro, occupazione 50%: incasso mensile?')).toBe(4_800);
  });
});

describe('sums of everyday purchases', () => {
  test.each<[string, string, number]>([
    [
      'a helping of a bottle',
      'una bottiglia da 75 cl mi costa 6 euro, la servo a calici da 12,5 cl: quanto mi costa un calice?',
      1,
    ],
    [
      'list price less the supplier’s discount',
      'vernici: sul listino di 50 € a latta mi fanno il 20% e io la rivendo a 60. quanto ci guadagno a latta?',
      20,
    ],
    [
      'turnover of which one cost may be a share',
      'il costo del personale non deve superare il 30%: con 6.000 di stipendi quanto devo fatturare?',
      20_000,
    ],
    [
      'fuel by litres per hundred kilometres',
      'faccio 300 km a settimana, consuma 10 litri ogni 100 km e il gasolio sta a 1,70: quanto spendo a settimana?',
      51,
    ],
    [
      'a target that is saved for',
      'ho 7.000 da parte e mi servono 18.000: se metto via 500 al mese tra quanto ci arrivo?',
      22,
    ],
    ['years of payback', 'ho speso 9.000 di macchinario, risparmio 1.500 l’anno. in quanti anni rientro?', 6],
    ['days that are told by their names', 'incasso 400 al giorno, chiuso il lunedì. quanto al mese?', 10_400],
    [
      'the rest of a purchase that is lent',
      'furgone da 20.000: 5.000 li do io subito e il resto lo finanzio in 5 anni, tan 6%. rata?',
      289.99,
    ],
    ['the share of some who did so', '200 preventivi mandati, 50 accettati. che percentuale?', 25],
  ])('%s', (_, question, expected) => {
    expect(resultOf(question)).toBe(expected);
  });

  test('the share of one cost and the amount of another make a break-even, no quotient', () => {
    expect(resultOf('merce 40% dell’incasso, fisse 4.200: che incasso serve?')).toBe(7_000);
  });

  test('a cost of each guest is not left out of a break-even', () => {
    expect(
      resultOf('evento: sala 600, catering 20 a persona, biglietto 50. quante persone per andare in pari?'),
    ).toBe(20);
  });
});

describe('a cost that was forgotten', () => {
  test.each<[string, string[], number]>([
    [
      'joins the fixed costs',
      ['fisse 1.900 al mese, guadagno 10 euro a pezzo, quanti pezzi?', 'ah e pago pure 250 di magazzino'],
      215,
    ],
    [
      'joins a turnover to break even',
      [
        'spese fisse 2.400, margine 30%: quanto devo incassare per andare in pari?',
        'aggiungi anche 300 di leasing',
      ],
      9_000,
    ],
    [
      'goes with the piece where it is packaging',
      ['compro a 8, vendo a 20, margine?', 'e c’è anche 2 euro di packaging'],
      50,
    ],
    [
      'joins the lines of a result',
      [
        'incasso 9.000, affitto 1.200, personale 3.000, merce 2.700, utenze 500: utile?',
        'ho dimenticato 300 di leasing',
      ],
      1_300,
    ],
  ])('%s', (_, turns, expected) => {
    expect(resultOf(...turns)).toBe(expected);
  });

  test('money that comes once goes to the cash', () => {
    expect(
      resultOf(
        'in cassa 9.000, al mese escono 3.600 ed entrano 2.850. quanto duro?',
        'e se mi arriva anche un contributo di 3.000 una volta sola?',
      ),
    ).toBe(16);
  });

  test('the difference of two results is told', () => {
    expect(resultOf('quant’è l’iva al 22 su 800 euro?', 'e al 4?', 'che differenza c’è tra le due?')).toBe(
      144,
    );
  });

  test('a figure that changes nothing is asked about', () => {
    expect(
      resultOf(
        'lezioni a 25 euro, ne faccio 60 al mese. quanto incasso?',
        'e se aumento a 28 ma ne perdo 5?',
      ),
    ).toBe('unclear');
  });
});

describe('words that are easily taken for another sum', () => {
  test.each<[string, string, number]>([
    ['an amount before "e mi costano" is no count', 'ho 60 abbonamenti da 40 e 20 da 70: totale?', 3_800],
    [
      'a list says how many it holds',
      'tre fatture da 400, 800 e 1.100 euro + iva 22: totale da incassare?',
      2_806,
    ],
    [
      'shares of partners are no euro and cents',
      'due soci, utile 36.000, 70 e 30: quanto a ciascuno?',
      25_200,
    ],
    [
      'what each of several people costs',
      'ho 3 dipendenti che mi costano 2.000 al mese ciascuno. quanto all’anno?',
      72_000,
    ],
    [
      'what is left after a share',
      'fatturo 4.000 al mese, il 30% va in tasse: quanto mi resta in un anno?',
      33_600,
    ],
    ['what is still owed', 'ho un prestito di 18.000, ne ho ridati 7.200: quanto manca?', 10_800],
  ])('%s', (_, question, expected) => {
    expect(resultOf(question)).toBe(expected);
  });
});

describe('one figure changed in a later message', () => {
  test.each<[string, string[], number]>([
    [
      'a span in the words of a loan',
      ['prestito 10.000 al 7% in 4 anni, rata?', 'allungandolo a 6?'],
      170.49,
    ],
    [
      'money that is spent once',
      [
        'ho 25.000 in banca, spendo 4.000 e incasso 2.500 al mese: quanto duro?',
        'e se spendo 4.000 per un macchinario?',
      ],
      14,
    ],
    [
      'a cost that falls away',
      [
        'affitto 1.100, stipendi 3.200, utenze 400: quanto spendo al mese?',
        'e senza uno stipendio da 1.600?',
      ],
      3_100,
    ],
    [
      'another rate inside the same amount',
      ['fattura 1.830 iva compresa: imponibile?', 'e se l’iva era al 10?'],
      1_663.64,
    ],
    [
      'withheld of the fee, not of its VAT',
      ['imponibile 2.000, iva 22: totale?', 'e con la ritenuta del 20%?'],
      2_040,
    ],
    [
      'an amount off the result',
      ['incasso 300 al giorno, apro 25 giorni: quanto al mese?', 'meno 4.900 di spese?'],
      2_600,
    ],
  ])('%s', (_, turns, expected) => {
    expect(resultOf(...turns)).toBe(expected);
  });

  test('a figure that no sum has a place for is asked about', () => {
    expect(
      resultOf('incasso 300 al giorno, apro 25 giorni: quanto al mese?', 'e se chiudo 3 giorni in più?'),
    ).toBe('unclear');
  });
});
