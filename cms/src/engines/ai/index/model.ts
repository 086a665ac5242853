/** A linear model: features in, one number out. Learned by `bench/learn.ts`; hidden units were tried and did not help. */
export interface Model {
  weights: number[];
  bias: number;
}

/** What is learned: which words are common, which passage, which sentence, and whether to answer at all. */
export interface Models {
  /** Share of passages that hold a stem, for the commonest of them. */
  common: Readonly<Record<string, number>>;
  passage: Model;
  sentence: Model;
  confidence: Model;
}

export const evaluate = ({ weights, bias }: Model, features: readonly number[]): number => {
  let sum = bias;
  for (const [index, weight] of weights.entries()) sum += weight * (features[index] ?? 0);
  return sum;
};
