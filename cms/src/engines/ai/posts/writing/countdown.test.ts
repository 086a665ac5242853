import { expect, it } from 'vitest';
import { countdown } from './countdown';

const countdownOf = (sentence: string, until: string | null, day = '2026-11-24') =>
  countdown({ sentences: [sentence], points: [], until }, day, /the|is/u.test(sentence) ? 'en' : 'it');

it.each([
  ['Sconto sulle stufe fino al 27 novembre.', '2026-11-27', 'Restano tre giorni.'],
  ['Sconto sulle stufe fino al 24 novembre.', '2026-11-24', 'Oggi è l’ultimo giorno.'],
  ['Prova dei trapani sabato 28 novembre.', '2026-11-28', 'Mancano quattro giorni.'],
  ['Prova dei trapani il 25 novembre.', '2026-11-25', 'È domani.'],
  ['Settimana aperta da lunedì 23 a venerdì 27 novembre.', '2026-11-27', 'Restano tre giorni.'],
  ['The call is free until Friday.', '2026-11-27', 'There are three days left.'],
  ['Mercoledì 25 novembre chiudiamo alle 13.', '2026-11-25', ''],
  ['Saggio domenica 13 dicembre.', '2026-12-13', ''],
  ['Le prove durano un’ora.', null, ''],
])('“%s” ends or happens on %s: “%s”', (sentence, until, words) => {
  expect(countdownOf(sentence, until)).toBe(words);
});
