import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';
import type { Source } from './support-source';
import { tellsOtherFree } from './support-of-wording';
import type { Term } from './words';

/** What a zip-line park uploads. */
const ZIP_LINE = {
  'voli.csv': `Volo;Durata;Età minima;Peso max kg;Prezzo
Volo del falco;3 min;12;110;35,00 €
Salto del gufo;1 min;6;80;15,00 €`,
  'biglietti.csv': `Biglietto;Per chi;Prezzo
Gratuito;fino a 5 anni;0,00 €
Ridotto;da 6 a 14 anni;8,00 €
Intero;da 15 anni in su;12,00 €`,
  'regole.txt': `Al campo base
Due sdraio in prestito gratuito. Cartelli in Braille nelle prime due sale. I cani aspettano alla casetta.`,
};

describe('limits that headings name', () => {
  test.each([
    ['mio figlio ha 8 anni, può fare il volo del falco?', /^No\..*12/],
    ['peso 94 kg posso fare il salto del gufo?', /^No\..*80/],
    ['peso 94 kg posso fare il volo del falco?', /^Sì\..*110/],
  ])('answer by yes or no: %s', async (question, expected) =>
    expect(await replyFromFiles(ZIP_LINE, question)).toMatch(expected),
  );
});

test('"under six" is whoever is five at most', async () =>
  expect(await replyFromFiles(ZIP_LINE, 'i bimbi soto i 6 ani pagano?')).not.toContain('8,00'));

test('what is free is no answer to whether there is something else', async () =>
  expect(await replyFromFiles(ZIP_LINE, "c'è il wifi gratis nelle sale?")).not.toContain('sdraio'));

const PUPPETS: Term = {
  written: 'burattini',
  folded: 'burattini',
  stems: ['burattin'],
  alike: new Set(),
  weight: 0.6,
  known: true,
  carried: false,
};
test.each([
  ['Burattini dal 21 giugno al 27 agosto. È compreso per chi ha il biglietto.', false],
  ['Burattini dal 21 giugno al 27 agosto. Il parcheggio è gratuito.', true],
])('what goes on about the sentence before is free with it: %s', (text, isOther) =>
  expect(
    tellsOtherFree({
      candidate: { text, band: 'statement' },
      frame: { measure: 'money' },
      own: [PUPPETS],
      knowledge: { languages: ['it'] as const },
    } as Source),
  ).toBe(isOther),
);

test('a row that names no days tells nothing of a month', async () =>
  expect(
    await replyFromFiles(
      {
        'sale.csv': `Sala;Piano;Che cosa c'è
Sala delle mappe;primo;carte nautiche del Seicento
Sala dei sestanti;secondo;strumenti di bordo`,
      },
      'a febbraio posso vedere la sala delle mappe?',
    ),
  ).not.toContain('carte nautiche'));

test('a price without days is that of any month', async () =>
  expect(
    await replyFromFiles(
      { 'extra.csv': 'Extra;Al giorno\nCane in barca;5,00 €\nMuta corta;7,00 €\nMaschera;3,00 €' },
      'a maggio devo pagare per il cane in barca?',
    ),
  ).toContain('5,00'));
