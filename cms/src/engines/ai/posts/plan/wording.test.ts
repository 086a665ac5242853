import { expect, it } from 'vitest';
import { briefly, spelled } from './wording';

it.each([
  ['Sunrise ride: it starts at 6.30, coffee and bread at the ford.', 'Sunrise ride: it starts at 6.30.'],
  [
    "Il sopralluogo dura un'ora: si misura il tetto, si leggono le bollette.",
    "Il sopralluogo dura un'ora: si misura il tetto, si leggono le bollette.",
  ],
  ["Adozione di un'arnia: 48 euro, arrivano 3 vasetti e le foto.", "Adozione di un'arnia: 48 euro."],
])('calls to mind without half a figure: %s', (sentence, brief) => expect(briefly(sentence)).toBe(brief));

it.each([
  [
    'Confezioni regalo: da 3 a 18 euro, da 6 a 33 euro.',
    'Confezioni regalo: da 3 a 18 euro, da 6 a 33 euro.',
  ],
  [
    'Videoispezione: 60 euro, o 30 se la fai con la pulizia.',
    'Videoispezione: 60 euro, o 30 se la fai con la pulizia.',
  ],
  [
    'Scadenze: antincendio ogni 5 anni, primo soccorso ogni 3.',
    'Scadenze: antincendio ogni 5 anni, primo soccorso ogni 3.',
  ],
  [
    "Ogni mercoledì sera dalle 18 c'è il banco libero: vieni e impari a riparartela, gratis.",
    "Ogni mercoledì sera dalle 18 c'è il banco libero.",
  ],
])('never calls to mind one figure of a row: %s', (sentence, brief) => expect(briefly(sentence)).toBe(brief));

it('how sure an owner is stays with the owner', () =>
  expect(spelled('Magari la gente pensa che il forte abbia più caffeina: non è vero.', 'it')).toBe(
    'La gente pensa che il forte abbia più caffeina: non è vero.',
  ));
