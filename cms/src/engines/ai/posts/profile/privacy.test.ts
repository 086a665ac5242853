import { describe, expect, it } from 'vitest';
import { isPrivateColumn, isPrivateHeading, isPrivateLabel, isSecret, publicNote } from './privacy';

describe('labels', () => {
  it.each([
    'Solo fra noi: x',
    'Cose private: x',
    'Per voi soltanto: x',
    'Ti dico in confidenza: x',
    'Quello che resta qui: x',
    'Attenzione, da non divulgare: x',
    'Zitti su questo: x',
    'Not for the feed: x',
    'Strictly between us: x',
    'Keep quiet about: x',
  ])('%s is for the house', (label) => expect(isPrivateLabel(label)).toBe(true));

  it.each([
    'Parcheggio privato: 10 posti',
    'Sala riservata: 20 posti',
    'Per voi: sconto del 10%',
    'Lezioni private: 30 euro',
    'Da sapere: x',
    'Private lessons: 30',
  ])('%s is for customers', (label) => expect(isPrivateLabel(label)).toBe(false));
});

describe('headings', () => {
  it.each([
    'Segreteria, non consegnare',
    'Listino di lavoro, non per il pubblico',
    'Da togliere prima di stampare',
    'Fornitori',
    'Back office',
    'For the kitchen',
  ])('%s is for the house', (heading) => expect(isPrivateHeading(heading)).toBe(true));

  it.each([
    'Segreteria',
    'Perché non filtriamo',
    'Cosa non mettere in lavatrice',
    'Private events',
    'Giardino interno',
  ])('%s is for customers', (heading) => expect(isPrivateHeading(heading)).toBe(false));
});

describe('columns', () => {
  it.each(['Ci costa', 'Pagata a noi', 'We pay', 'Ingrosso', 'Net', 'Chi lo fa'])(
    '%s is for the house',
    (column) => expect(isPrivateColumn(column)).toBe(true),
  );
  it.each(['Our season', 'Good for', 'Prezzo al pubblico', 'Insegnante', 'Origine'])(
    '%s is for customers',
    (column) => expect(isPrivateColumn(column)).toBe(false),
  );
});

it.each([
  'Il contratto scade a giugno.',
  'La cella frigo è rotta.',
  'We lost a big client.',
  'Coppia: acquisto 96, vendita 390.',
])('%s gives the house away', (sentence) => expect(isSecret(sentence)).toBe(true));

it.each(['conviene a noi, proporlo', 'il preferito, farlo girare', 'better for us, suggest it'])(
  'how a row is to be sold is for the house: %s',
  (note) => expect(publicNote(note)).toBe(''),
);
