/**
 * Where a question stops being answered. `answer` was chosen on the businesses that were learned from (`bench/business.ts`): from 0.5
 * to 0.4 two own questions in a hundred more are answered rightly, and four foreign ones in a thousand. Between the two the visitor
 * is asked what was meant.
 */
export const CONFIDENCE_LEVELS = { answer: 0.4, suggest: 0.2 } as const;
export type ConfidenceLevel = 'answer' | 'suggest' | 'unknown';

export const classifyConfidence = (confidence: number): ConfidenceLevel => {
  if (confidence >= CONFIDENCE_LEVELS.answer) return 'answer';
  return confidence >= CONFIDENCE_LEVELS.suggest ? 'suggest' : 'unknown';
};
