import { describe, expect, test } from 'vitest';
import { replyFromText } from '../../testing/reply-from-text';
import type { Candidate } from '../candidate';
import type { Frame } from '../frame';
import { concise, type Ranked } from './concise';

const ranked = (frame: Frame, band: string, text: string, likely: number): Ranked => ({
  pooled: {
    candidate: {
      text,
      band,
      quotes: [],
      score: 1,
      coverage: 1,
      missing: [],
      carried: 1,
      fits: true,
      isComposed: false,
    } satisfies Candidate,
    frame,
    reading: 0,
    votes: 1,
  },
  likely,
});
const chosen = (frame: Frame, whole: string, part: string, likely = 0.7): string =>
  concise(ranked(frame, 'quote', whole, 0.75), [ranked(frame, 'sentence', part, likely)], () => true).pooled
    .candidate.text;

const WHEN = { isYesNo: false, measure: 'time', quantities: [] as Frame['quantities'] } as Frame;
const WHETHER = { isYesNo: true, measure: null } as Frame;
const PART = 'Le cornici si ritirano il sabato 8:30-12:30.';
const WHOLE = `${PART} Vendiamo anche passe-partout e vetri antiriflesso.`;

describe('a quote of several sentences', () => {
  test('is cut to the one that answers', () => expect(chosen(WHEN, WHOLE, PART)).toBe(PART));

  test('stays whole where the one sentence is much less likely', () =>
    expect(chosen(WHEN, WHOLE, PART, 0.5)).toBe(WHOLE));

  test('stays whole where the other one excepts something', () => {
    const whole = `${PART} Ad agosto solo su appuntamento.`;
    expect(chosen(WHEN, whole, PART)).toBe(whole);
  });

  test('stays whole where the other one tells the case that was asked about', () => {
    const case8 = { ...WHEN, quantities: [{ amount: 8, unit: 'day', written: '8 giorni' }] };
    const whole = `${PART} Da 13 a 5 giorni prima tratteniamo la caparra.`;
    expect(chosen(case8, whole, PART)).toBe(whole);
  });

  test('stays whole where the other one may hold the yes', () =>
    expect(chosen(WHETHER, WHOLE, PART)).toBe(WHOLE));
});

test('what stands further on in the document is no part of a quote', async () => {
  const reply = await replyFromText(
    `Domande frequenti
Serve prenotare? In settimana no, il sabato sera sì, al 0461 222 333.
Cani: piccoli e al guinzaglio sono benvenuti, non nella sala torneo.
I bambini sotto gli 8 anni entrano con un adulto.
Si paga in contanti o con bancomat, niente carte di credito.
Il torneo di scacchi lo tiene Ottone Brandi, il giovedì alle 20.30.
Parcheggio gratuito dietro il cinema.`,
    'devo prenotare il martedì?',
  );
  expect(reply).toContain('In settimana no');
  expect(reply).not.toContain('Ottone');
});
