import { describe, expect, test } from 'vitest';
import type { Expectation, RegressionQuestion } from '../../contract';
import { changeOf, meets, summaryOf, type KeptReply } from './regression';

const reply = (changes: Partial<KeptReply> = {}): KeptReply => ({
  text: 'Il taglio costa 20 euro, all’ora.',
  outcome: 'answered',
  sources: [{ title: 'Listino.pdf', page: 2 }],
  exact: true,
  ...changes,
});
const price: Expectation = { kind: 'contains', text: '20 euro' };

describe('a reply', () => {
  test.each<[Expectation, Partial<KeptReply>, boolean]>([
    [price, {}, true],
    [{ kind: 'contains', text: "  20\tEURO, all'ora" }, {}, true],
    [{ kind: 'contains', text: 'perche si' }, { text: 'Perché sì.' }, true],
    [{ kind: 'contains', text: '200 euro' }, {}, false],
    [{ kind: 'refuses' }, { outcome: 'unknown' }, true],
    // Two near readings are neither an answer nor a refusal.
    [{ kind: 'refuses' }, { outcome: 'suggested' }, false],
    [{ kind: 'refuses' }, {}, false],
    [{ kind: 'source', title: 'listino.pdf' }, {}, true],
    [{ kind: 'source', title: 'listino' }, {}, false],
    [{ kind: 'source', title: 'listino.pdf' }, { sources: [] }, false],
  ])('%o of %o: %s', (expectation, changes, right) => {
    expect(meets(expectation, reply(changes))).toBe(right);
  });

  test.each<[string, Partial<KeptReply>, Partial<KeptReply> | null, string]>([
    ['said for the first time', {}, null, 'new'],
    ['said again', {}, {}, 'same'],
    ['that became wrong', { text: 'Costa 22 euro.' }, {}, 'broken'],
    ['that became right', {}, { text: 'Costa 22 euro.' }, 'fixed'],
    ['said in other words', { text: 'Sono 20 euro.' }, {}, 'reworded'],
    ['said in other words by a model', { text: 'Sono 20 euro.', exact: false }, {}, 'same'],
    ['of another kind', { outcome: 'suggested', exact: false }, {}, 'reworded'],
  ])('%s', (_, now, before, change) => {
    expect(changeOf(price, reply(now), before && reply(before))).toBe(change);
  });
});

test('a run counts what is right, what is as before, and leaves new questions out of the comparison', () => {
  const question = (passed: boolean, change: 'same' | 'broken' | 'reworded' | 'new') =>
    ({ result: { passed, change } }) as RegressionQuestion;
  const unasked = { result: null } as RegressionQuestion;
  const questions = [
    question(true, 'same'),
    question(false, 'same'),
    question(false, 'broken'),
    question(true, 'reworded'),
    question(true, 'new'),
    unasked,
  ];
  expect(summaryOf(questions)).toEqual({ total: 5, passed: 3, same: 2, changed: 2, first: false });
  expect(summaryOf([question(true, 'new')])).toMatchObject({ total: 1, same: 0, changed: 0, first: true });
});
