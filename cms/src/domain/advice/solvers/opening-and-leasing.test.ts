import { describe, expect, test } from 'vitest';
import { resultOf } from '../result-of.suite';

type Expected = Record<string, number>;

describe('what a lease or a hire costs in all', () => {
  test.each<[string, string, Expected]>([
    [
      '2,000 + 36 × 480 + 1 % of 20,000',
      'macchinario in leasing: 20.000 + iva, anticipo 2.000, 36 canoni da 480 e riscatto all’1% del prezzo: in tutto quanto lo pago senza iva?',
      { total: 19_480 },
    ],
    [
      '3,000 + 48 × 320',
      'noleggio auto: anticipo 3.000 e 48 canoni da 320, alla fine quanto la pago?',
      { total: 18_360 },
    ],
    [
      '5,000 + 60 × 290 + 4,000',
      'furgone: do 5.000 subito, 60 rate da 290 e maxirata finale di 4.000. alla fine quanto l’ho pagato?',
      { total: 26_400 },
    ],
    [
      '24 × 410 + 300',
      'leasing del forno, 24 canoni da 410 e riscatto 300, a conti fatti quanto lo pago?',
      { total: 10_140 },
    ],
    [
      'a price that is told with its VAT apart',
      'escavatore in leasing: prezzo 28.000 + iva, do 4.000 di anticipo, poi 48 canoni da 560 e riscatto all’1% del prezzo. a conti fatti quanto lo pago senza iva?',
      { total: 31_160 },
    ],
    [
      '60 × 159 + 290 − 7,400, where the instalment stands before its number',
      'affettatrice in leasing: 159 al mese per 60 mesi e riscatto 290, in contanti costa 7.400. quanto pago in più?',
      { interest: 2_430, total: 9_830 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));

  test('with a rate it is no sum of instalments', () =>
    expect(
      resultOf('leasing al 5%: prezzo 20.000, 48 mesi, riscatto 1%, che canone pago?'),
    ).not.toMatchObject({ total: 20_000 }));
});

describe('what it takes to open, with months in advance', () => {
  test.each<[string, string, Expected]>([
    [
      '18,000 + 1,200 + 2 × 1,400 + 3 × 2,500',
      'palestra: attrezzi 18.000, insegna 1.200, 2 mesi di cauzione a 1.400 e 3 mesi di spese a 2.500. quanto mi serve per partire?',
      { cashNeed: 29_500 },
    ],
    [
      '22,000 + 5,400 + 3 × 800 + 4 × 3,000',
      'apro una gelateria: macchina 22.000, bancone e cassa 5.400, tre mesi di deposito da 800 e vorrei da parte 4 mesi di spese da 3.000. di quanto ho bisogno?',
      { cashNeed: 41_800 },
    ],
    [
      '9,000 + 3 × 700 + 6 × 1,000',
      'apro uno studio: lavori 9.000, 3 mesi di deposito a 700, 6 mesi di spese a 1.000 al mese: quanto mi serve?',
      { cashNeed: 17_100 },
    ],
    [
      '12,000 + 2,000 + 3 × 1,500',
      'apro un chiosco: struttura 12.000, prima merce 2.000, tengo da parte 3 mesi di spese a 1.500 l’uno. quanto mi serve?',
      { cashNeed: 18_500 },
    ],
    [
      '14,500 + 6,800 + 11,000 + 3 × 950 + 5 × 2,100',
      'apro una libreria: lavori 14.500, scaffali e cassa 6.800, prima merce 11 mila, 3 mesi di caparra a 950 e vorrei da parte 5 mesi di spese a 2.100 l’uno. di quanto ho bisogno?',
      { cashNeed: 45_650 },
    ],
    [
      '9,500 + 700 + 4 × 1,900: beside what each month takes the rest is paid once',
      'cucina 9.500, licenze 700, e ci vivo 4 mesi da 1.900. totale soldi da trovare?',
      { cashNeed: 17_800 },
    ],
    [
      '3,800 + 1,450 + 5,200 + 4 × 1,650',
      'per aprire: vasche 3.800, phon e tavolo 1.450, lavori 5.200. poi 4 mesi da 1.650 di spese. quanto mi serve in tutto?',
      { cashNeed: 17_050 },
    ],
  ])('%s', (_, text, result) => expect(resultOf(text)).toMatchObject(result));

  test('a rent beside what each month takes may be a part of it: asked about', () =>
    expect(resultOf('affitto 700, insegna 500, 4 mesi da 1.900: quanti soldi mi servono per aprire?')).toBe(
      'unclear',
    ));

  test('money on hand is still told from what is to be bought', () =>
    expect(resultOf('ho 21.000 in cassa e spendo 2.100 al mese: quanti mesi duro?')).toMatchObject({
      runway: 10,
    }));
});
