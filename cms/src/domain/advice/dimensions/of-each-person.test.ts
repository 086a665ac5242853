import { describe, expect, test } from 'vitest';
import { resultOf } from '../result-of.suite';

type Expected = Record<string, number>;

describe('a price of each of those that a whole cost is for', () => {
  test.each<[string, string, Expected]>([
    [
      '2,400 ÷ 75 % ÷ 80',
      'Matrimonio per 80 invitati: spendo 2.400 tra fiori e noleggi, voglio il 25% di margine. quanto chiedo a invitato?',
      { price: 40 },
    ],
    [
      '360 ÷ 60 % ÷ 12',
      'gita in barca per 12 persone: mi costa 360 tra carburante e skipper, voglio che del prezzo mi resti il 40%. a persona quanto chiedo?',
      { price: 50 },
    ],
    [
      '900 ÷ 60 % ÷ 15',
      'un corso per 15 allievi mi costa 900 tra sala e docente. se voglio il 40% di margine quanto chiedo ad allievo?',
      { price: 100 },
    ],
    [
      'a mark-up: 1,140 × 1.5 ÷ 60',
      'Un buffet per 60 persone mi costa 1.140, ricarico del 50%: quanto chiedo a persona?',
      { price: 28.5 },
    ],
    [
      'without VAT: 800 ÷ 80 % ÷ 50',
      'pranzo per 50 persone, mi viene 800 in tutto. vorrei un margine del 20%. quanto chiedo a persona, iva esclusa?',
      { price: 20 },
    ],
    [
      'the price of all where no one is named',
      'un buffet per 60 persone mi costa 1.140, voglio il 24% di margine. che prezzo faccio?',
      { price: 1_500 },
    ],
    [
      'a cost that is of each already',
      'il buffet mi costa 19 a persona, voglio il 24% di margine. quanto chiedo a persona?',
      { price: 25 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));
});

describe('what shall be left of the price, in whatever verb', () => {
  test.each<[string, string, Expected]>([
    [
      '480 ÷ 60 % ÷ 40',
      'cena sociale per 40 soci: mi costa 480 tra cibo e sala, vorrei tenermi il 40% di quello che incasso. a testa quanto gli metto?',
      { price: 20 },
    ],
    [
      '300 ÷ 75 % ÷ 20',
      'gita per 20 persone, il pullman mi costa 300 in tutto e voglio tenere il 25% del prezzo. quanto chiedo a persona?',
      { price: 20 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));
});

describe('from how many on costs are covered', () => {
  test.each<[string, string, Expected]>([
    [
      '(40 + 60) ÷ 20',
      'Laboratorio di candele: 40 euro di cera e 60 a chi insegna, chiedo 20 a testa. da quante persone in su non ci perdo?',
      { units: 5 },
    ],
    [
      '(120 + 80) ÷ 30',
      'serata degustazione: vini 120, sommelier 80. a persona chiedo 30. da quante persone in poi sto in pari?',
      { units: 7 },
    ],
    [
      '(90 + 110) ÷ 16',
      'trekking: guida 90, pulmino 110. quota 16 a testa. quanti iscritti servono per non rimetterci?',
      { units: 13 },
    ],
    [
      '150 ÷ (32 − 12)',
      'cena a tema, cuoco 150, materia prima 12 a coperto, chiedo 32. da quanti coperti sto in pari?',
      { units: 8 },
    ],
    [
      'with cents in words: (48 + 62) ÷ 22.50',
      'sera di uncinetto: 48 euro tra filati e tè e 62 a chi insegna. a testa chiedo 22 e 50. da quante persone in su non ci perdo?',
      { units: 5 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));
});

describe('how many a day pay for a season', () => {
  test.each<[string, string, Expected]>([
    [
      '54,000 ÷ 150 ÷ 18, without VAT',
      'agricampeggio, la piazzola la do a 18 al giorno iva esclusa. di spese in stagione ho 54.000 e sto aperto 150 giorni: quante piazzole occupate al giorno per non rimetterci?',
      { units: 20 },
    ],
    [
      '9,000 ÷ 100 ÷ 15',
      'noleggio sup: uno lo do a 15 al giorno. spese di tutta la stagione 9.000, 100 giorni aperto. quanti sup al giorno per andare in pari?',
      { unitsPerDay: 6 },
    ],
    [
      'what one is made of counts nothing',
      'la postazione (ombrellone + 2 lettini) la do a 20 al giorno. di spese in tutta la stagione ho 60.000 e apro 100 giorni. quante postazioni occupate al giorno per andare in pari?',
      { units: 30 },
    ],
    [
      'plus VAT: 36,000 ÷ 120 ÷ 25',
      'la bici la noleggio a 25 al giorno più iva. in tutta la stagione spendo 36.000 e apro 120 giorni. quante bici noleggiate al giorno per andare in pari?',
      { units: 12 },
    ],
    [
      'shortened words',
      'il gommone lo do a 90 al giorno. di spese in stagione ho 27.000, aperto 100 gg. quanti gommoni al giorno x non rimetterci?',
      { units: 3 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));
});

test('a price of all is not told to who asks for that of each', () =>
  expect(
    resultOf(
      'per 60 persone il servizio lo prendo a 1.140 e ci aggiungo il 24%, poi tolgo 30: quanto a persona?',
    ),
  ).not.toMatchObject({
    price: 1_500,
  }));
