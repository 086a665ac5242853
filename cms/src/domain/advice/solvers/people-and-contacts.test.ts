import { describe, expect, test } from 'vitest';
import { resultOf } from '../result-of.suite';

type Expected = Record<string, number>;

describe('material and hours of one’s own, however the hour is reckoned', () => {
  test.each<[string, string, Expected]>([
    [
      '(120 + 60 + 10 × 25) ÷ 70 %',
      'tavolo: legno 120, resina 60, 10 ore mie che metto a 25, margine del 30% sul prezzo. che prezzo gli faccio?',
      { price: 614.29 },
    ],
    [
      '(70 + 15 + 6 × 18) ÷ 60 %',
      'sarta, un abito: stoffa 70, fodera 15, 6 ore mie che conto a 18. voglio un margine del 40% sul prezzo. che preventivo le faccio?',
      { price: 321.67 },
    ],
    [
      '(210 + 80 + 5 × 30) × 1.2',
      'quadro elettrico: quadro 210, cavi 80, 5 ore mie che calcolo a 30, ricarico del 20%: quanto gli chiedo?',
      { price: 528 },
    ],
    [
      '44 + 22 + 3 × 28',
      'una bici da rimettere a posto: copertoni 44, catena 22, 3 ore mie che valuto a 28. quanto gli faccio di preventivo?',
      { price: 150 },
    ],
    [
      '(96 + 45 + 7 × 32) ÷ 73 %',
      'inferriata: ferro 96, zincatura 45, 7 ore mie che calcolo a 32. ci voglio un margine del 27% sul prezzo finale. quanto gli faccio di preventivo?',
      { price: 500 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));

  test('a price that is told already is no material', () =>
    expect(
      resultOf('tavolo: legno 120, lo vendo a 400, 10 ore mie che metto a 25. quanto chiedo?'),
    ).not.toMatchObject({ price: 770 }));
});

describe('a rate in brackets beside a trade', () => {
  test.each<[string, string, Expected]>([
    [
      '32,000 × 78 %',
      'Fisioterapista in forfettario (5%), 32.000 di fatture: su che reddito calcolo l’imposta?',
      { businessIncome: 24_960 },
    ],
    [
      '40,000 × 78 %',
      'Avvocata con partita iva, forfettario (15%). 40.000 di compensi: qual è il reddito imponibile?',
      { businessIncome: 31_200 },
    ],
    [
      '29,400 × 78 %',
      'Psicologo con partita iva aperta da poco (5%). 29.400 € di parcelle: qual è il reddito su cui mi calcolano l’imposta forfettaria?',
      { businessIncome: 22_932 },
    ],
    [
      '50,000 × 86 %',
      'Idraulico con partita iva da poco (5%), forfettario, ricavi 50.000. qual è il reddito tassato?',
      { businessIncome: 43_000 },
    ],
    [
      '25,000 × 78 %',
      'Logopedista, partita iva in forfettario (5%): 25.000 di parcelle, qual è la base imponibile?',
      { businessIncome: 19_500 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));

  test('a rate of VAT stays one', () =>
    expect(resultOf('fattura da 500 + iva (10%): quanto fa in tutto?')).toMatchObject({ gross: 550 }));
});

describe('what somebody costs who asks for so much net', () => {
  test.each<[string, string]>([
    [
      'who is wanted',
      'la cuoca che vorrei prendere chiede 1.500 netti al mese, a me quanto viene a costare?',
    ],
    ['who serves', 'il banconista vuole 1.400 puliti al mese, a me quanto esce in un anno?'],
    ['who was tried', 'quella che ho provato in negozio vuole 1.250 netti: io quanto spendo in tutto?'],
    ['in hand', 'il meccanico mi chiede 1.600 in mano al mese: alla fine quanto mi costa?'],
    [
      'of a shop',
      'la ragazza che vorrei in edicola chiede 1.250 puliti al mese. a me alla fine quanto costa, più o meno?',
    ],
  ])('%s', (_, text) => expect(resultOf(text)).toMatchObject({ yearlyCost: expect.any(Number) }));

  test.each<[string, string]>([
    [
      'what a buyer pays net',
      'il cliente vuole pagare 1.250 netti e a me il lavoro costa 900: quanto ci guadagno?',
    ],
    ['one’s own pay', 'voglio 1.500 netti al mese, ho 800 di spese e 100 ore: quanto costa la mia ora?'],
  ])('%s is no pay of an employee', (_, text) =>
    expect(resultOf(text)).not.toMatchObject({ yearlyCost: expect.any(Number) }),
  );
});

describe('what a customer costs, from those who ask and the share that buys', () => {
  test.each<[string, string, Expected]>([
    [
      '300 ÷ (30 ÷ 3)',
      'spendo 300 al mese su facebook, mi chiamano in 30 e uno su tre compra. quanto mi costa un cliente?',
      { costPerCustomer: 30 },
    ],
    [
      '400 ÷ 8',
      '400 euro di volantini, rispondono in 80 e ne porto a casa uno su dieci: quanto mi costa un cliente?',
      { costPerCustomer: 50 },
    ],
    [
      '600 ÷ 12',
      '600 di google, 60 richieste e ne chiudo il 20%. un cliente quanto mi costa?',
      { costPerCustomer: 50 },
    ],
    [
      '250 ÷ 10',
      '250 al mese di sponsorizzate, mi scrivono 50 persone e una su cinque prenota: ogni cliente quanto mi costa?',
      { costPerCustomer: 25 },
    ],
    [
      '280 ÷ 7, where the verb ends the sentence',
      'metto 280 euro al mese di inserzioni, mi chiamano in 28 e uno su quattro viene. un paziente nuovo quanto mi costa?',
      { costPerCustomer: 40 },
    ],
    [
      '420 ÷ 7',
      'spendo 420 al mese di pubblicita su instagram, mi scrivono in 35 e ne chiudo uno su cinque. un cliente nuovo quanto mi costa?',
      { costPerCustomer: 60 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));

  test('a share that tells of something else buys nothing', () =>
    expect(
      resultOf('spendo 300 al mese di pubblicità e un cliente su cinque paga in ritardo: quanto mi costa?'),
    ).not.toMatchObject({
      costPerCustomer: expect.any(Number),
    }));
});

test('what is let to somebody comes in, whoever hires it', () =>
  expect(
    resultOf(
      'la poltrona la affitto a una ragazza a 350 al mese, io di affitto pago 900 e di bollette 260. quanto mi resta da pagare a me?',
    ),
  ).toMatchObject({ profit: -810 }));
test('an hour reckoned without a preposition: (140 + 35 + 8 × 26) × 1.2', () =>
  expect(
    resultOf(
      'falegname: una porta, legno 140, ferramenta 35, 8 ore mie che conto 26. che prezzo faccio se voglio guadagnarci il 20% sopra?',
    ),
  ).toMatchObject({ price: 459.6 }));
