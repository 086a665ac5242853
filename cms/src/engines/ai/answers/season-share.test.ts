import { describe, expect, test } from 'vitest';
import { replyFromFiles } from '../testing/reply-from-text';
import { isOnlyEdge, shareOfDays } from './season-share';

const AUGUST = [{ from: 801, to: 831 }];
const HIGH = [{ from: 717, to: 829 }];
const MID = [
  { from: 613, to: 716 },
  { from: 830, to: 912 },
];

describe('the season of a month', () => {
  test('holds for the part of it that it covers', () => {
    expect(shareOfDays(HIGH, AUGUST)).toBeCloseTo(29 / 31);
    expect(shareOfDays([{ from: 1215, to: 110 }], [{ from: 101, to: 131 }])).toBeCloseTo(10 / 31);
  });
  test('is not the one that has its last two days', () => {
    expect(isOnlyEdge(MID, [HIGH], AUGUST)).toBe(true);
    expect(isOnlyEdge(HIGH, [MID], AUGUST)).toBe(false);
    expect(isOnlyEdge(MID, [HIGH], [{ from: 701, to: 731 }])).toBe(false);
  });
});

/** What a bathing place uploads. */
const BEACH = {
  'stagioni.csv':
    'Stagione;Periodo\nMedia;13 giugno – 16 luglio; \nAlta;17 luglio – 29 agosto\nBassa;30 agosto – 30 settembre',
  'ombrelloni.csv': 'Posto;Bassa;Media;Alta\nGazebo;18 €;24 €;32 €\nOmbrellone;14 €;19 €;26 €',
  'tessere.csv': 'Tessera;Soci;Altri\nTre giorni;40 €;55 €\nMattino;30 €;60 €\nPomeriggio;25 €;45 €',
};

describe('two things are compared under the same conditions', () => {
  test.each([
    ['ad agosto costa meno il gazebo o l’ombrellone?', /Ombrellone: 26 €, contro 32 €/],
    ['fra la tessera di tre giorni e il mattino per i soci quale costa meno?', /Mattino: 30 €, contro 40 €/],
  ])('%s', async (question, reply) => expect(await replyFromFiles(BEACH, question)).toMatch(reply));
});
