/** A leaf's value, or a feature, its border, and what follows at most at the border and above it. */
export type TreeNode = number | [number, number, TreeNode, TreeNode];

/** Small decision trees whose values add up to the logit of a probability. Learned by `bench/learn-choice.ts`. */
export interface BoostedTrees {
  start: number;
  trees: TreeNode[];
}

/** Borders are rounded in the file. */
const ROUNDING = 1e-5;

/** How likely it is, by the model, that what has these features is right. */
export const likelihood = ({ start, trees }: BoostedTrees, features: readonly number[]): number => {
  let sum = start;
  for (const tree of trees) {
    let node: TreeNode = tree;
    while (typeof node !== 'number') {
      const [feature, border, low, high]: [number, number, TreeNode, TreeNode] = node;
      node = (features[feature] ?? 0) <= border + ROUNDING ? low : high;
    }
    sum += node;
  }
  return 1 / (1 + Math.exp(-sum));
};
