import { describe, expect, it } from 'vitest';
import { replyFromText } from '../testing/reply-from-text';
import { readDays } from '../values/calendar';

const BICYCLES = `Cicli Ronchi

Orari
Da martedì a sabato: 9:00–12:30 e 15:30–19:30. Domenica e lunedì chiuso.
Da inizio giugno a fine agosto il lunedì si lavora anche, 16:00–20:00.`;
const NURSERY = `Vivaio Le Ginestre

Orari
Martedì–venerdì 9:00–12:30 e 15:00–19:00. Sabato 9:00–12:30. Lunedì e domenica chiuso.
Da metà marzo a metà giugno si lavora anche il sabato pomeriggio, 15:00–18:00.`;

describe('hours of some months that come on top of the usual ones', () => {
  it.each([
    [NURSERY, 'ad aprile il sabato pomeriggio fino a che ora lavorate?', /18:00/, /12:30/],
    [NURSERY, 'il 20 maggio il sabato pomeriggio siete aperti?', /^Sì.*18:00/, /12:30/],
    [NURSERY, 'a novembre il sabato pomeriggio siete aperti?', /^No\. Sabato 9:00–12:30/, /18:00/],
    [NURSERY, 'ad aprile il sabato mattina siete aperti?', /^Sì.*12:30/, /18:00/],
    [BICYCLES, 'a luglio il lunedì fino a che ora lavorate?', /16:00–20:00/, /chiuso/],
    [BICYCLES, 'a marzo il lunedì lavorate?', /^No\..*chiuso/, /20:00/],
  ])('hold in them: %s %s', async (text, question, expected, absent) => {
    const reply = await replyFromText(text, question);
    expect(reply).toMatch(expected);
    expect(reply).not.toMatch(absent);
  });

  it.each(['ad aprile il sabato che orario fate?', 'il sabato pomeriggio siete aperti?'])(
    'are told beside the usual ones where either may be meant: %s',
    async (question) => {
      const reply = await replyFromText(NURSERY, question);
      expect(reply).toMatch(/^Sabato 9:00–12:30\..*sabato pomeriggio, 15:00–18:00\.$/);
    },
  );
});

describe('a stretch between parts of months', () => {
  it.each([
    ['da metà ottobre a metà dicembre', 1015, 1215],
    ['Da inizio giugno a fine agosto', 601, 831],
    ['dal 10 giugno a metà settembre', 610, 915],
    ['da giugno a metà settembre', 601, 915],
    ['from mid-October to late March', 1015, 331],
  ])('is one: %s', (text, from, to) => {
    expect(readDays(text, 2027)).toEqual([{ from, to }]);
  });
});
