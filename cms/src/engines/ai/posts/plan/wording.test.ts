import { expect, it } from 'vitest';
import { briefly } from './wording';

it.each([
  ['Sunrise ride: it starts at 6.30, coffee and bread at the ford.', 'Sunrise ride: it starts at 6.30.'],
  [
    "Il sopralluogo dura un'ora: si misura il tetto, si leggono le bollette.",
    "Il sopralluogo dura un'ora: si misura il tetto, si leggono le bollette.",
  ],
  ["Adozione di un'arnia: 48 euro, arrivano 3 vasetti e le foto.", "Adozione di un'arnia: 48 euro."],
])('calls to mind without half a figure: %s', (sentence, brief) => expect(briefly(sentence)).toBe(brief));
