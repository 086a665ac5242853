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

export interface Training {
  hidden: number;
  epochs: number;
  rate: number;
  decay: number;
  /** `list`: softmax over a question's candidates; `each`: a yes or no for each row. */
  loss: 'list' | 'each';
}

/** Learns a small network by Adam. Written out by hand: a few dozen lines, no dependency, the same result everywhere. */
export const train = (groups: Group[], { hidden, epochs, rate, decay, loss }: Training): Model => {
  const rows = groups.flatMap(({ features }) => features);
  const count = rows[0]?.length ?? 0;
  const mean = Array.from(
    { length: count },
    (_, f) => rows.reduce((sum, row) => sum + (row[f] ?? 0), 0) / rows.length,
  );
  const scale = mean.map((m, f) => {
    const variance = rows.reduce((sum, row) => sum + ((row[f] ?? 0) - m) ** 2, 0) / rows.length;
    return variance < 1e-9 ? 0 : 1 / Math.sqrt(variance);
  });
  const random = randomFrom(7);
  // Layout: hidden × (count + 1), then count + hidden + 1.
  const size = hidden * (count + 1) + count + hidden + 1;
  const weights = new Float64Array(size);
  for (let index = 0; index < hidden * (count + 1); index += 1) weights[index] = (random() - 0.5) * 0.6;
  const outputAt = hidden * (count + 1);
  for (let unit = 0; unit < hidden; unit += 1) weights[outputAt + count + unit] = (random() - 0.5) * 0.6;
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  const gradient = new Float64Array(size);
  const data = groups
    .map(({ features, right }) => ({
      rows: features.map((row) =>
        Float64Array.from(row, (value, f) => (value - (mean[f] ?? 0)) * (scale[f] ?? 0)),
      ),
      right,
    }))
    .filter(({ right }) => loss === 'each' || (right.some(Boolean) && right.some((value) => !value)));
  const order = data.map((_, index) => index);
  const activations: Float64Array[] = [];
  let step = 0;
  const batch = 32;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other]!, order[index]!];
    }
    const speed = rate * (1 - epoch / epochs) + rate * 0.05;
    for (let from = 0; from < order.length; from += batch) {
      gradient.fill(0);
      const until = Math.min(order.length, from + batch);
      for (let place = from; place < until; place += 1) {
        const group = data[order[place]!]!;
        const scores = group.rows.map((row, r) => {
          const active = (activations[r] ??= new Float64Array(hidden));
          let sum = weights[size - 1]!;
          for (let f = 0; f < count; f += 1) sum += weights[outputAt + f]! * row[f]!;
          for (let unit = 0; unit < hidden; unit += 1) {
            const base = unit * (count + 1);
            let input = weights[base + count]!;
            for (let f = 0; f < count; f += 1) input += weights[base + f]! * row[f]!;
            active[unit] = Math.tanh(input);
            sum += weights[outputAt + count + unit]! * active[unit]!;
          }
          return sum;
        });
        let slopes: number[];
        if (loss === 'list') {
          const top = Math.max(...scores);
          const powers = scores.map((score) => Math.exp(score - top));
          const total = powers.reduce((sum, value) => sum + value, 0);
          const good = powers.reduce((sum, value, r) => sum + (group.right[r] ? value : 0), 0) || 1e-12;
          slopes = powers.map((value, r) => value / total - (group.right[r] ? value / good : 0));
        } else slopes = scores.map((score, r) => 1 / (1 + Math.exp(-score)) - (group.right[r] ? 1 : 0));
        for (const [r, slope] of slopes.entries()) {
          if (Math.abs(slope) < 1e-6) continue;
          const row = group.rows[r]!;
          const active = activations[r]!;
          gradient[size - 1]! += slope;
          for (let f = 0; f < count; f += 1) gradient[outputAt + f]! += slope * row[f]!;
          for (let unit = 0; unit < hidden; unit += 1) {
            gradient[outputAt + count + unit]! += slope * active[unit]!;
            const back = slope * weights[outputAt + count + unit]! * (1 - active[unit]! ** 2);
            const base = unit * (count + 1);
            for (let f = 0; f < count; f += 1) gradient[base + f]! += back * row[f]!;
            gradient[base + count]! += back;
          }
        }
      }
      step += 1;
      for (let index = 0; index < size; index += 1) {
        const slope = gradient[index]! / (until - from) + decay * weights[index]!;
        first[index] = 0.9 * first[index]! + 0.1 * slope;
        second[index] = 0.999 * second[index]! + 0.001 * slope * slope;
        const corrected = first[index]! / (1 - 0.9 ** step);
        weights[index]! -= (speed * corrected) / (Math.sqrt(second[index]! / (1 - 0.999 ** step)) + 1e-8);
      }
    }
  }
  const round = (value: number): number => Number(value.toPrecision(5));
  return {
    mean: mean.map(round),
    scale: scale.map(round),
    hidden: Array.from({ length: hidden }, (_, unit) =>
      Array.from(weights.slice(unit * (count + 1), (unit + 1) * (count + 1)), round),
    ),
    output: Array.from(weights.slice(outputAt), round),
  };
};
