import type { BoostedTrees, TreeNode } from '../src/engines/ai/answers/choice/boosted-trees';

/** One candidate's features, whether it is right (1), partly (between) or not (0), and how much it counts. */
export interface Example {
  features: readonly number[];
  right: number;
  weight: number;
  /** Examples of one question are drawn together. */
  group: number;
}

export interface BoostOptions {
  trees: number;
  depth: number;
  rate: number;
  /** Ridge of a leaf's value, and how many examples it must hold. */
  ridge: number;
  leaf: number;
  /** Share of the features and of the questions that one tree sees. */
  features: number;
  questions: number;
  seed: number;
}

export const OPTIONS: BoostOptions = {
  trees: 300,
  depth: 4,
  rate: 0.08,
  ridge: 20,
  leaf: 20,
  features: 0.35,
  questions: 0.6,
  seed: 7,
};

const BINS = 24;
const START = -2;

/** A small generator, so that learning gives the same trees each time. */
const randomFrom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

/** Borders between the bins of each feature. */
const bordersOf = (examples: readonly Example[]): number[][] =>
  (examples[0]?.features ?? []).map((_, f) => {
    const values = Float64Array.from(examples, ({ features }) => features[f] ?? 0).sort();
    const borders = new Set<number>();
    for (let bin = 1; bin < BINS; bin += 1)
      borders.add(values[Math.floor((values.length * bin) / BINS)] ?? 0);
    const most = values.at(-1) ?? 0;
    return [...borders].filter((border) => border < most).sort((a, b) => a - b);
  });

const binOf = (borders: readonly number[], value: number): number => {
  let low = 0;
  let high = borders.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > (borders[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Learns boosted trees for the log loss of "is this candidate right?". Written out by hand: no dependency, the same result everywhere. */
export const boost = (examples: readonly Example[], given: Partial<BoostOptions> = {}): BoostedTrees => {
  const options = { ...OPTIONS, ...given };
  const random = randomFrom(options.seed);
  const borders = bordersOf(examples);
  const width = borders.length;
  const count = examples.length;
  const bins = new Uint8Array(count * width);
  for (const [at, { features }] of examples.entries())
    for (let f = 0; f < width; f += 1) bins[at * width + f] = binOf(borders[f] ?? [], features[f] ?? 0);
  const scores = new Float64Array(count).fill(START);
  const slopes = new Float64Array(count);
  const curves = new Float64Array(count);
  const groups = [...new Set(examples.map(({ group }) => group))];
  const trees: TreeNode[] = [];
  let features: number[] = [];
  const histogram = new Float64Array(width * BINS * 3);

  const build = (rows: Int32Array, depth: number): TreeNode => {
    let slope = 0;
    let curve = 0;
    for (const row of rows) {
      slope += slopes[row]!;
      curve += curves[row]!;
    }
    const leaf = Math.round(((-options.rate * slope) / (curve + options.ridge)) * 1e4) / 1e4;
    if (depth === 0 || rows.length < 2 * options.leaf) return leaf;
    histogram.fill(0);
    for (const row of rows) {
      const from = row * width;
      const s = slopes[row]!;
      const c = curves[row]!;
      for (const f of features) {
        const cell = (f * BINS + bins[from + f]!) * 3;
        histogram[cell]! += s;
        histogram[cell + 1]! += c;
        histogram[cell + 2]! += 1;
      }
    }
    let gain = 1e-3;
    let best = -1;
    let bestBin = 0;
    const whole = (slope * slope) / (curve + options.ridge);
    for (const f of features) {
      let leftSlope = 0;
      let leftCurve = 0;
      let left = 0;
      const last = borders[f]!.length;
      for (let bin = 0; bin < last; bin += 1) {
        const cell = (f * BINS + bin) * 3;
        leftSlope += histogram[cell]!;
        leftCurve += histogram[cell + 1]!;
        left += histogram[cell + 2]!;
        if (left < options.leaf || rows.length - left < options.leaf) continue;
        const right = slope - leftSlope;
        const value =
          (leftSlope * leftSlope) / (leftCurve + options.ridge) +
          (right * right) / (curve - leftCurve + options.ridge) -
          whole;
        if (value > gain) {
          gain = value;
          best = f;
          bestBin = bin;
        }
      }
    }
    if (best < 0) return leaf;
    return [
      best,
      Math.round(borders[best]![bestBin]! * 1e5) / 1e5,
      build(
        rows.filter((row) => bins[row * width + best]! <= bestBin),
        depth - 1,
      ),
      build(
        rows.filter((row) => bins[row * width + best]! > bestBin),
        depth - 1,
      ),
    ];
  };

  for (let tree = 0; tree < options.trees; tree += 1) {
    for (let row = 0; row < count; row += 1) {
      const { right, weight } = examples[row]!;
      const likely = 1 / (1 + Math.exp(-scores[row]!));
      slopes[row] = weight * (likely - right);
      curves[row] = weight * Math.max(1e-3, likely * (1 - likely));
    }
    const drawn = new Set(groups.filter(() => random() < options.questions));
    features = borders.flatMap((each, f) => (each.length > 0 && random() < options.features ? [f] : []));
    const rows: number[] = [];
    for (const [row, { group }] of examples.entries()) if (drawn.has(group)) rows.push(row);
    const root = build(Int32Array.from(rows), options.depth);
    trees.push(root);
    for (let row = 0; row < count; row += 1) {
      let node = root;
      while (typeof node !== 'number') {
        const [f, border, low, high] = node;
        node = (examples[row]!.features[f] ?? 0) <= border + 1e-5 ? low : high;
      }
      scores[row]! += node;
    }
  }
  return { start: START, trees };
};
