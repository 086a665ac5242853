/** A linear model: features in, one number out. Learned by `bench/learn.ts`; hidden units were tried and did not help. */
export interface Model {
  weights: number[];
  bias: number;
}

/** The three things learned: which passage, which sentence, and whether to answer at all. */
export interface Models {
  passage: Model;
  sentence: Model;
  confidence: Model;
}

export const evaluate = ({ weights, bias }: Model, features: readonly number[]): number => {
  let sum = bias;
  for (const [index, weight] of weights.entries()) sum += weight * (features[index] ?? 0);
  return sum;
};
