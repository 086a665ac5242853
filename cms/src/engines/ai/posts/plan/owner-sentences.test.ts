import { expect, it } from 'vitest';
import type { SocialProfile } from '../../../../contract';
import { whereabouts } from './owner-sentences';
import { deadlineIn, gainIn, titleIn } from './wording';

const profile = (changes: Partial<SocialProfile>) =>
  ({
    name: '',
    place: 'Pinerolo',
    language: 'it',
    voice: 'lei',
    trade: 'orafo',
    facts: [{ text: 'La gioielleria è aperta dal martedì.' }],
    questions: [],
    offers: [],
    ...changes,
  }) as SocialProfile;

it('a signature says what a business is where its name does not', () => {
  expect(whereabouts(profile({ name: 'Filo e Punta' }))).toEqual([
    'Filo e Punta, gioielleria e oreficeria a Pinerolo.',
    'Ci trova a Pinerolo.',
  ]);
  expect(whereabouts(profile({ name: 'Gioielleria Arduino' }))).toEqual([
    'Gioielleria Arduino, a Pinerolo.',
    'Ci trova a Pinerolo.',
  ]);
  expect(whereabouts(profile({}))).toEqual(['Ci trova a Pinerolo.']);
  // Whose own words do not call it so is not called so.
  expect(whereabouts(profile({ name: 'Noleggio Vette', trade: 'sci', facts: [] }))).toEqual([
    'Noleggio Vette, a Pinerolo.',
    'Ci trova a Pinerolo.',
  ]);
});

it.each([
  [
    'Domenica 6 dicembre dalle 9 alle 13 apriamo la serra ai bambini: si semina l’insalata e ciascuno porta via il suo vasetto.',
    'Apriamo la serra ai bambini',
  ],
  [
    'Un lavoro: una scuola di Rho con trenta finestre. Entrava acqua.',
    'Una scuola di Rho con trenta finestre',
  ],
  [
    'Venerdì 4 dicembre alle 18 incontro con la prof. Anna Reali, che racconta.',
    'Venerdì 4 dicembre alle 18 incontro con la prof. Anna Reali',
  ],
])('“%s” is called “%s”', (text, title) => expect(titleIn(text)).toBe(title));

it('an offer too long for a title is called by what one gets, and until when', () => {
  const text =
    'Entro lunedì 30 novembre chi porta una bici vecchia, anche senza ruote, e ne compra una usata da noi ha il lucchetto in regalo.';
  expect([gainIn(text), deadlineIn(text)]).toEqual(['Il lucchetto in regalo', 'Entro lunedì 30 novembre']);
});
