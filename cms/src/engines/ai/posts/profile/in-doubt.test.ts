import { describe, expect, it } from 'vitest';
import { readInstructions } from './read-instructions';
import { pricesAllowedIn, unpricedIn } from './style';

const FIRST = 'Bottega Nove, falegnameria ad Asti.';
const read = (line: string) => readInstructions(`${FIRST}\n${line}`, '2026-11-23');
const factsOf = (line: string) =>
  read(line)
    .facts.slice(1)
    .map(({ text }) => text);

describe('a hedge', () => {
  it.each([
    'Forse non tutti sanno che il rovere si scurisce con la luce.',
    "Magari la gente pensa che l'olio unga: dopo due giorni è asciutto.",
    'Portate magari una foto della stanza.',
  ])('about others keeps nothing back: %s', (line) => expect(factsOf(line)).toEqual([line]));

  it.each([
    'Magari in primavera cambiamo sede.',
    'Forse Aldo smette a giugno.',
    'Forse alzeremo i prezzi del tavolo.',
  ])('about the business does: %s', (line) => expect(factsOf(line)).toEqual([]));
});

describe('a line that turns private', () => {
  it('stays private to its end', () => {
    const line =
      'La signora Ferri ha contestato una sedia, non parlarne. Il mobiliere di via Roma ci manda il 30% dei lavori.';
    expect(factsOf(line)).toEqual([]);
    expect(read(line).privateNotes.join(' ')).toContain('via Roma');
  });
  it('still lets the writer be told what to write of', () => {
    const { wishes } = read('Guadagniamo poco sulle sedie. Parla spesso dei tavoli.');
    expect(wishes).toEqual([{ words: 'tavoli', often: true }]);
  });
});

describe('a day before which nothing is told', () => {
  it('may stand before the word that frees it', () => {
    expect(
      read('Dal 9 dicembre abbiamo la sega nuova; da quella data se ne può parlare.').facts.at(-1),
    ).toMatchObject({ text: 'Dal 9 dicembre abbiamo la sega nuova.', from: '2026-12-09' });
  });
});

describe('what is not to be told at the end of its sentence', () => {
  it('is kept back for good', () => {
    expect(factsOf('Dal 1 gennaio cambiamo orario, non anticiparlo.')).toEqual([]);
  });
  it('is kept back until the day that it names', () => {
    expect(read('Dal primo dicembre abbiamo un tornio nuovo, prima no.').facts.at(-1)).toMatchObject({
      text: 'Dal primo dicembre abbiamo un tornio nuovo.',
      from: '2026-12-01',
    });
  });
});

describe('prices of one thing', () => {
  it('are left out without the others', () => {
    const line = 'Niente prezzi degli armadi, dipendono dalla stanza.';
    expect(unpricedIn(line)).toEqual(['armadi']);
    expect(pricesAllowedIn(line)).toBe(true);
    expect(pricesAllowedIn('Niente prezzi nei post.')).toBe(false);
  });
});

describe('what is wanted now and then', () => {
  it.each([
    ['Ogni tanto cita il corso di tornio e la visita del sabato.', ['corso di tornio', 'visita del sabato']],
    ['Ogni tanto ricorda la consegna a domicilio.', ['consegna a domicilio']],
    ['Now and then mention the Saturday tour.', ['Saturday tour']],
    ['Every now and then mention the Saturday tour.', ['Saturday tour']],
  ])('%s', (line, words) => expect(read(line).wishes.map((wish) => wish.words)).toEqual(words));

  it('keeps what a bracket says with its thing', () => {
    expect(factsOf('Insisti sul tavolo Po (legno di noce, 480 € il modello base).')).toEqual([
      'Tavolo Po: legno di noce, 480 € il modello base.',
    ]);
  });
});
