import { describe, expect, it } from 'vitest';
import { readInstructions } from './read-instructions';
import { isToWriter } from './to-writer';

const factsOf = (sentence: string): string[] =>
  readInstructions(`Il Forno Gallo di Modena fa pane.\n${sentence}`, '2026-11-23')
    .facts.slice(1)
    .map(({ text }) => text);

describe('what is said to the writer is no fact', () => {
  it.each([
    'I testi devono essere brevi.',
    'Va bene citare i prezzi delle teglie.',
    'Ricette semplici sì, ma senza promettere niente.',
    'Quando potete dite come si conserva, in due righe.',
    'Frasi corte, una battuta ci sta.',
    'Fate capire che siamo artigiani.',
    'Puntiamo molto sulle ceste.',
    'Bisogna insistere sulla consegna.',
    'Ripetete che la consegna è gratis.',
    'Gradirei un linguaggio semplice.',
    'Il lunedì parlate del menù.',
    'Se possibile una domanda alla fine.',
    'Guai a chi scrive economico.',
    'Sconti non se ne parla.',
    'Date spazio ai corsi del sabato.',
    'Prediligere le frasi attive.',
    'Rette mai, si danno in segreteria.',
    'Scusa gli errori, scrivo dal telefono.',
    'Se non sai una cosa chiedimela.',
    'Our tone is warm and plain.',
    'Make sure people know we are open on Sunday.',
    'Always end with an invitation.',
    'Stay away from politics.',
    'Thanks, let me know.',
    'Parlaci spesso delle torte salate.',
    'Words to avoid: "artisan", "genuine".',
    'Leave the price out once we are full.',
    'Per legge non possiamo dire che fa bene.',
  ])('%s', (sentence) => expect(factsOf(sentence)).toEqual([]));
});

describe('what is said of the business is a fact', () => {
  it.each([
    'Facciamo pane ogni mattina.',
    'Non usiamo conservanti.',
    'Senza prenotazione si aspetta dieci minuti.',
    'Chi porta un amico ha il 10% di sconto.',
    'Parliamo inglese e tedesco.',
    'No booking needed.',
    'Tell us when you book.',
    'Use of the pool is included.',
  ])('%s', (sentence) => expect(factsOf(sentence)).toEqual([sentence]));
});

it.each([
  'Nobody should feel stupid for liking milk.',
  'Nessuno deve sentirsi giudicato.',
  'People should not feel sold to.',
  'Chi legge non deve pensare che vendiamo miracoli.',
  'No reader must ever feel small.',
])('what readers are not to feel is said to the writer: %s', (sentence) =>
  expect(isToWriter(sentence)).toBe(true),
);
it('what nobody must do at the shop is for customers', () =>
  expect(isToWriter('Nessuno deve prenotare: si entra e si prova.')).toBe(false));
