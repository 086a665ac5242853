import { expect, it } from 'vitest';
import { reminderOf } from './reminder';

it.each([
  ['Videoispezione: 60 euro.', /^(?:E|Da tenere a mente,) per la videoispezione: 60 euro\.$/u],
  [
    'Scadenzario gratuito: un avviso 30 giorni prima.',
    /per lo scadenzario gratuito: un avviso 30 giorni prima\.$/u,
  ],
  [
    'Chi prenota online salta la fila.',
    /^(?:Da segnare|Da tenere a mente): chi prenota online salta la fila\.$/u,
  ],
  ['I corsi partono lunedì 11 gennaio.', /: i corsi partono lunedì 11 gennaio\.$/u],
])('“%s” is called to mind in other words', (sentence, reminder) =>
  expect(reminderOf(sentence, 'it')).toMatch(reminder),
);

it('English too', () => {
  expect(reminderOf('Gift vouchers: valid two years.', 'en')).toBe('About gift vouchers: valid two years.');
  expect(reminderOf('We bake every morning at 6.', 'en')).toMatch(/: we bake every morning at 6\.$/u);
});

it.each(['Nottola spedisce ovunque.', 'Si parte: zaino, acqua: tutto pronto.'])(
  'what would not read well is not called to mind: %s',
  (sentence) => expect(reminderOf(sentence, 'it')).toBe(''),
);
