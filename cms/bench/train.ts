import type { Model } from '../src/engines/ai/index/model';

/** One question's candidates: which of them are right. */
export interface Group {
  features: number[][];
  right: boolean[];
}

/** A small generator, so that learning gives the same weights each time. */
const randomFrom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
};

const EPOCHS = 20;
const RATE = 0.01;
const DECAY = 1e-4;
const BATCH = 32;

/**
 * Learns a linear model by Adam: `list` is a softmax over a question's candidates, `each` a yes or no for each row. Written out by
 * hand: a page, no dependency, the same result everywhere.
 */
export const train = (groups: Group[], loss: 'list' | 'each'): Model => {
  const all = groups.flatMap(({ features }) => features);
  const count = all[0]?.length ?? 0;
  const mean = Array.from(
    { length: count },
    (_, f) => all.reduce((sum, row) => sum + (row[f] ?? 0), 0) / all.length,
  );
  const scale = mean.map((m, f) => {
    const variance = all.reduce((sum, row) => sum + ((row[f] ?? 0) - m) ** 2, 0) / all.length;
    return variance < 1e-9 ? 0 : 1 / Math.sqrt(variance);
  });
  // A list without a right candidate, or with nothing else, teaches no order.
  const data = groups
    .filter(({ right }) => loss === 'each' || (right.includes(true) && right.includes(false)))
    .map(({ features, right }) => ({
      right,
      rows: features.map((row) =>
        Float64Array.from(row, (value, f) => (value - (mean[f] ?? 0)) * (scale[f] ?? 0)),
      ),
    }));
  // The bias is the last weight.
  const weights = new Float64Array(count + 1);
  const first = new Float64Array(count + 1);
  const second = new Float64Array(count + 1);
  const gradient = new Float64Array(count + 1);
  const score = (row: Float64Array): number =>
    row.reduce((sum, value, f) => sum + value * weights[f]!, weights[count]!);
  const slopesOf = (scores: number[], right: boolean[]): number[] => {
    if (loss === 'each') return scores.map((value, r) => 1 / (1 + Math.exp(-value)) - (right[r] ? 1 : 0));
    const top = Math.max(...scores);
    const powers = scores.map((value) => Math.exp(value - top));
    const total = powers.reduce((sum, value) => sum + value, 0);
    const good = powers.reduce((sum, value, r) => sum + (right[r] ? value : 0), 0) || 1e-12;
    return powers.map((value, r) => value / total - (right[r] ? value / good : 0));
  };

  const random = randomFrom(7);
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let index = data.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [data[index], data[other]] = [data[other]!, data[index]!];
    }
    const rate = RATE * (1.05 - epoch / EPOCHS);
    for (let from = 0; from < data.length; from += BATCH) {
      const batch = data.slice(from, from + BATCH);
      gradient.fill(0);
      for (const { rows, right } of batch)
        for (const [r, slope] of slopesOf(rows.map(score), right).entries()) {
          for (let f = 0; f < count; f += 1) gradient[f]! += slope * rows[r]![f]!;
          gradient[count]! += slope;
        }
      step += 1;
      for (let index = 0; index <= count; index += 1) {
        const slope = gradient[index]! / batch.length + DECAY * weights[index]!;
        first[index] = 0.9 * first[index]! + 0.1 * slope;
        second[index] = 0.999 * second[index]! + 0.001 * slope * slope;
        const pace = Math.sqrt(second[index]! / (1 - 0.999 ** step)) + 1e-8;
        weights[index]! -= (rate * first[index]!) / (1 - 0.9 ** step) / pace;
      }
    }
  }
  // The scaling goes into the weights, so that the server need not know it.
  const plain = mean.map((_, f) => weights[f]! * scale[f]!);
  const bias = weights[count]! - plain.reduce((sum, weight, f) => sum + weight * mean[f]!, 0);
  const round = (value: number): number => Number(value.toPrecision(6));
  return { weights: plain.map(round), bias: round(bias) };
};
