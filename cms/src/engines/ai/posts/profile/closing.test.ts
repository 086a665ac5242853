import { describe, expect, test } from 'vitest';
import { closingIn, isAboutClosing } from './closing';

describe('how an owner wants posts to end', () => {
  test.each([
    ['Chiudete i post con "A presto, Ida".', '', { lines: ['A presto, Ida'], question: 'never' }],
    ['Always end with “See you on the water”.', '', { lines: ['See you on the water'], question: 'never' }],
    ['Metti sempre il telefono: 0125 000 318', '', { lines: ['Telefono: 0125 000 318'], question: 'never' }],
    [
      'Siamo allo 0125 000 318. In ogni post metti il numero.',
      '',
      { lines: ['Telefono: 0125 000 318'], question: 'never' },
    ],
    ['Finisci ogni post con una domanda ai lettori.', '', { lines: [], question: 'always' }],
    ['Una domanda alla fine, quando viene bene.', '', { lines: [], question: 'sometimes' }],
    ['Fate pure una domanda in fondo, ogni tanto.', '', { lines: [], question: 'sometimes' }],
    ['Qualche volta una domanda alla gente ci sta bene.', '', { lines: [], question: 'sometimes' }],
    ['Una domanda ogni tanto va bene.', '', { lines: [], question: 'sometimes' }],
    ['Mai chiudere con una domanda.', '', { lines: [], question: 'never' }],
    ['Non chiudete i post con "A presto".', '', { lines: [], question: 'never' }],
    ['Chiudiamo con la pausa dalle 13 alle 15.', '', { lines: [], question: 'never' }],
  ])('%s', (instructions, callToAction, closing) => {
    expect(closingIn(instructions, callToAction, 'it')).toEqual(closing);
  });

  test('a number that the call to action shows is not said twice', () => {
    expect(closingIn('Metti sempre il telefono.', 'Chiama lo 0125 000318', 'it').lines).toEqual([]);
  });

  test('a sentence about the end of posts is told to nobody', () => {
    expect(isAboutClosing('Chiudi con "Ci vediamo in bottega"')).toBe(true);
    expect(isAboutClosing('Chiudiamo alle 19')).toBe(false);
  });
});
