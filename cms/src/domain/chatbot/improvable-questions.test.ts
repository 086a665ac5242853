import { describe, expect, test } from 'vitest';
import {
  openQuestions,
  type DecidedQuestion,
  type FailedQuestion,
  type GroupWordings,
} from './improvable-questions';

const minute = (number: number) => new Date(Date.UTC(2026, 10, 21, 9, number));
let last = 0;
const failed = (text: string, at = 0, changes: Partial<FailedQuestion> = {}): FailedQuestion => ({
  messageId: (last += 1),
  documentId: `m${last}`,
  text,
  askedAt: minute(at),
  sessionId: `s${last}`,
  unanswered: true,
  thumbsDown: false,
  ...changes,
});
const decided = (kind: DecidedQuestion['kind'], at: number, ...wordings: string[]): DecidedQuestion => ({
  kind,
  wordings,
  decidedAt: minute(at),
});
/** As somebody would group them who knows these questions alone. */
const bySubject: GroupWordings = (wordings) =>
  [/parchegg/, /automobili/, /aprite/]
    .map((subject) => ({ wordings: wordings.filter(({ text }) => subject.test(text)) }))
    .filter((group) => group.wordings.length > 0);
const open = (questions: FailedQuestion[], decisions: DecidedQuestion[]) =>
  openQuestions(questions, decisions, bySubject);
const textsOf = (questions: FailedQuestion[], decisions: DecidedQuestion[]) =>
  open(questions, decisions).map(({ text, failures }) => [text, failures.length]);

const PARKING = [
  failed('Avete il parcheggio?', 1),
  failed('Avete il parcheggio?', 2),
  failed('C’è parcheggio?', 5),
];

describe('a failed question', () => {
  test('is counted over all of its wordings, newest first, the most frequent question before the others', () => {
    const [first, second] = open([failed('Vendete automobili?', 3), ...PARKING], []);
    expect(first).toMatchObject({ text: 'Avete il parcheggio?', wordings: ['C’è parcheggio?'] });
    expect(first?.failures.map(({ askedAt }) => askedAt)).toEqual([minute(5), minute(2), minute(1)]);
    expect(second?.text).toBe('Vendete automobili?');
  });
  test('that is ignored stays away, however it is worded and whenever it is asked', () => {
    expect(textsOf(PARKING, [decided('ignored', 3, 'Dove posso parcheggiare?')])).toEqual([]);
  });
  test('that was answered counts from then on only', () => {
    expect(textsOf(PARKING, [decided('answered', 3, 'Avete il parcheggio?')])).toEqual([
      ['C’è parcheggio?', 1],
    ]);
    expect(textsOf(PARKING, [decided('answered', 5, 'Dove posso parcheggiare?')])).toEqual([]);
  });
  test('is not dealt with by a decision about another one', () => {
    const others = [
      decided('ignored', 9, 'Vendete automobili?'),
      decided('answered', 9, 'A che ora aprite?'),
    ];
    expect(textsOf(PARKING, others)).toEqual([['Avete il parcheggio?', 3]]);
  });
  test('is none when nothing failed', () => {
    expect(textsOf([], [decided('ignored', 1, 'Vendete automobili?')])).toEqual([]);
  });
});
