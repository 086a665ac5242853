/** A small network: features in, one number out; `hidden` empty makes it linear. Learned by `bench/learn.ts`. */
export interface Model {
  mean: number[];
  scale: number[];
  /** One row per hidden unit: a weight per feature, then the bias. */
  hidden: number[][];
  /** Straight weight per feature, then one per hidden unit, then the bias. */
  output: number[];
}

/** The three things learned: which passage, which sentence, and whether to answer at all. */
export interface Models {
  passage: Model;
  sentence: Model;
  confidence: Model;
}

export const evaluate = (model: Model, features: readonly number[]): number => {
  const count = model.mean.length;
  let sum = model.output[model.output.length - 1] ?? 0;
  const scaled = features.map(
    (value, index) => (value - (model.mean[index] ?? 0)) * (model.scale[index] ?? 1),
  );
  for (let index = 0; index < count; index += 1) sum += (model.output[index] ?? 0) * (scaled[index] ?? 0);
  for (const [unit, weights] of model.hidden.entries()) {
    let input = weights[count] ?? 0;
    for (let index = 0; index < count; index += 1) input += (weights[index] ?? 0) * (scaled[index] ?? 0);
    sum += (model.output[count + unit] ?? 0) * Math.tanh(input);
  }
  return sum;
};
