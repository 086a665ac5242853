import { expect, test } from 'vitest';
import { replyFromText } from '../testing/reply-from-text';

const HOURS = `ORARI

Aprile e maggio: sabato, domenica e festivi 10:00-18:00
Luglio e agosto: tutti i giorni 9:30-19:30
Da settembre a dicembre: tutti i giorni 10:00-18:00

Eccezioni
Ferragosto (15 agosto): 9:30-17:00
Vigilia di Natale: 10:00-13:00
1° gennaio: chiuso
`;

test.each([
  ['che orario fate il 15 agosto?', /9:30-17:00/],
  ['che orari avete a ferragosto?', /9:30-17:00/],
  ['fino a che ora siete aperti il 24 dicembre?', /10:00-13:00/],
  ['Are you open on January 1st?', /^No\b/],
])('the hours of a day with a name beat those of its month: %s', async (question, expected) => {
  expect(await replyFromText(HOURS, question)).toMatch(expected);
});
