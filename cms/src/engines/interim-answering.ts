import type { Answer, Answering } from './ai/port';

/** Answers honestly that it knows nothing, until the answering engine is assembled. */
export const createAnswering = (): Answering => ({
  primary: 'embedded',
  async *ask() {
    const answer: Answer = {
      text: 'Non ho trovato questa informazione.',
      outcome: 'unknown',
      sources: [],
      suggestions: [],
      handover: true,
      engine: 'embedded',
      why: { band: 'unknown', score: 0, considered: [], milliseconds: 0 },
    };
    yield { type: 'delta', text: answer.text };
    yield { type: 'done', answer };
  },
  invalidate: () => undefined,
  warm: async () => undefined,
});
