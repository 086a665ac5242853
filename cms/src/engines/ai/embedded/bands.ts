/**
 * Where a question stops being answered. `answer` was chosen on the businesses that were learned from (`bench/business.ts`): from 0.5
 * to 0.4 two own questions in a hundred more are answered rightly, and four foreign ones in a thousand. Between the two the visitor
 * is asked what was meant.
 */
export const BANDS = { answer: 0.4, suggest: 0.2 } as const;
export type Band = 'answer' | 'suggest' | 'unknown';

export const bandOf = (confidence: number): Band => {
  if (confidence >= BANDS.answer) return 'answer';
  return confidence >= BANDS.suggest ? 'suggest' : 'unknown';
};
