import type { CuratedAnswer } from '@contract';
import { expect, test } from 'vitest';
import { answersAbout } from './answers-about';

const answers: CuratedAnswer[] = [
  { id: 'a', question: 'Perché siete chiusi?', answer: 'È lunedì.', updatedAt: '2026-11-21T09:00:00.000Z' },
  { id: 'b', question: 'Fate resi?', answer: 'Sì, entro 14 giorni.', updatedAt: '2026-11-21T09:00:00.000Z' },
];

test.each([
  ['', ['a', 'b']],
  ['  perche LUNEDI ', ['a']],
  ['14 resi', ['b']],
  ['resi lunedì', []],
])('%j finds %j', (search, ids) => {
  expect(answersAbout(answers, search).map(({ id }) => id)).toEqual(ids);
});
