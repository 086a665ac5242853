/**
 * Where a question stops being answered. Calibrated with `bench/engine.ts` on articles that the models had not seen: at `answer`
 * more than nine in ten questions about the material are answered and about one foreign question in thirty; between the two the
 * visitor is asked what was meant.
 */
export const BANDS = { answer: 0.5, suggest: 0.2 } as const;
export type Band = 'answer' | 'suggest' | 'unknown';

export const bandOf = (confidence: number): Band => {
  if (confidence >= BANDS.answer) return 'answer';
  return confidence >= BANDS.suggest ? 'suggest' : 'unknown';
};
