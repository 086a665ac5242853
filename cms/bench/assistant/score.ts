import type { Advice, Figure } from '../../src/contract';
import { figuresIn } from '../../src/domain/finance/figures-in';
import { createAdviser, KnowledgeBase } from '../../src/engines/ai/assistant';
import { ADVISER_TOOLS, SEEDED_KNOWLEDGE } from '../prompts-set';
import type { AskedQuestion, Expected } from './question-set';

export interface Scored {
  testQuestion: AskedQuestion;
  advice: Advice;
  isRight: boolean;
  /** For an entry: the very one, not only its topic. */
  isExact: boolean;
  milliseconds: number;
}

const inHundredths = ({ value, unit }: Figure): number =>
  unit === 'count' || unit === 'months' ? value * 100 : value;

const isRight = (expected: Expected, advice: Advice): { isRight: boolean; isExact: boolean } => {
  const both = (right: boolean) => ({ isRight: right, isExact: right });
  switch (expected.kind) {
    case 'entries':
      return {
        isRight:
          advice.outcome === 'answered' && expected.entries.some(({ topic }) => topic === advice.topic),
        isExact: expected.entries.some(({ id }) => advice.entryIds[0] === id),
      };
    case 'figure': {
      const [wanted] = figuresIn(expected.figure);
      const figures = advice.calculation?.result.map(inHundredths) ?? [];
      return both(
        advice.calculation?.kind === expected.calculation &&
          wanted !== undefined &&
          figures.includes(wanted.value),
      );
    }
    case 'asks':
      return both(advice.outcome === 'asks');
    case 'refuse':
      return both(advice.outcome === 'unknown');
    case 'greeting':
      return both(advice.outcome === 'greeting');
  }
};

/** Puts every question to the assistant. */
export const scoreAll = async (questions: readonly AskedQuestion[]): Promise<Scored[]> => {
  const adviser = createAdviser(ADVISER_TOOLS, new KnowledgeBase(SEEDED_KNOWLEDGE));
  await adviser.advise({
    text: 'test marketing',
    history: [],
    language: 'it',
    userName: '',
    companyName: '',
    hasProjects: false,
  });
  const scored: Scored[] = [];
  for (const testQuestion of questions) {
    const begun = performance.now();
    const advice = await adviser.advise({
      text: testQuestion.text,
      history: testQuestion.history,
      language: 'it',
      userName: 'Anna',
      companyName: '',
      hasProjects: false,
    });
    scored.push({
      testQuestion,
      advice,
      ...isRight(testQuestion.expected, advice),
      milliseconds: performance.now() - begun,
    });
  }
  return scored;
};
