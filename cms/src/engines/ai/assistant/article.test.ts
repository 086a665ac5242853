import { expect, test } from 'vitest';
import { articleAdvice } from './article';
import type { Found } from './finder';
import { seededKnowledge } from '../../../seeds/knowledge/seeded-knowledge';
import { Knowledge } from './knowledge/knowledge';

const content = await seededKnowledge('2026-06-15').load();
const knowledge = new Knowledge(content);
const { entries } = content;
const [first] = entries;
const other = entries.find(({ topic }) => topic !== first?.topic);
if (!first || !other) throw new Error('no knowledge');
const advise = (...scores: [number, number]) => {
  const found: Found[] = [
    { entry: first, score: scores[0] },
    { entry: other, score: scores[1] },
  ];
  return articleAdvice(found, 'it', knowledge, { mayOfferGuesses: true, closing: [] });
};

test('two subjects that are about as likely are offered, neither is answered', () => {
  expect(advise(0.36, 0.35)).toMatchObject({
    confidence: 'either',
    advice: { outcome: 'asks', suggestions: [first.it.asks[0], other.it.asks[0]] },
  });
  expect(advise(0.36, 0.2)?.confidence).toBe('guess');
  expect(advise(0.6, 0.59)?.confidence).toBe('sure');
});

test('what is not likely enough to be answered is offered, what is far off is not', () => {
  expect(advise(0.28, 0.25)?.confidence).toBe('either');
  expect(advise(0.2, 0.1)).toBeNull();
});
