/** A leaf's value, or a feature, its border, and what follows at most at the border and above it. */
export type TreeNode = number | [number, number, TreeNode, TreeNode];

/** Small decision trees whose values add up to the logit of a probability. Learned by `bench/learn-choice.ts`. */
export interface BoostedTrees {
  start: number;
  trees: TreeNode[];
}

/** Borders are rounded in the file. */
const ROUNDING = 1e-5;
/** In place of a feature: the node is a leaf. */
const LEAF = -1;

/**
 * The model, ready to say how likely it is that what has these features is right: asked some hundreds of times for each question, so
 * the nodes of all trees lie side by side, each before what follows it: the lower branch next, the higher where `higher` says.
 */
export const createLikelihood = ({
  start,
  trees,
}: BoostedTrees): ((features: readonly number[]) => number) => {
  const feature: number[] = [];
  const value: number[] = [];
  const higher: number[] = [];
  const lay = (node: TreeNode): void => {
    const at = feature.length;
    const isLeaf = typeof node === 'number';
    feature.push(isLeaf ? LEAF : node[0]);
    value.push(isLeaf ? node : node[1] + ROUNDING);
    higher.push(0);
    if (isLeaf) return;
    lay(node[2]);
    higher[at] = feature.length;
    lay(node[3]);
  };
  const roots = trees.map((tree) => {
    const root = feature.length;
    lay(tree);
    return root;
  });
  const features = Int16Array.from(feature);
  const values = Float64Array.from(value);
  const branches = Int32Array.from(higher);
  return (given) => {
    let sum = start;
    for (const root of roots) {
      let at = root;
      for (let named = features[at] ?? LEAF; named !== LEAF; named = features[at] ?? LEAF)
        at = (given[named] ?? 0) <= (values[at] ?? 0) ? at + 1 : (branches[at] ?? 0);
      sum += values[at] ?? 0;
    }
    return 1 / (1 + Math.exp(-sum));
  };
};
