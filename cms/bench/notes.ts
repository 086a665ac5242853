/**
 * How surely a note of the house, or an order to whoever writes, is told from what customers may read, by ten folds of the labelled
 * sentences; with `--learn FILE` the model is learned from all of them:
 *
 *   node cms/bench/run.mjs notes [HELD.tsv] [--sets notes|distress] [--class private|order|distress] [--learn FILE] [-v]
 *
 * A line of a set is `private`, `order`, `distress` or `public`, a tab and a sentence. HELD is a set that is only measured. The sets
 * of `distress` are what owners in despair write, and what sounds like it and is business.
 */
import fs from 'node:fs';
import path from 'node:path';
import { sentenceFeatures } from '../src/engines/ai/text/sentence-classes/sentence-features';
import { classLikelihood, type ClassModel } from '../src/engines/ai/text/sentence-classes/class-likelihood';

interface LabelledSentence {
  isOfClass: boolean;
  text: string;
}
const FOLDS = 10;
const EPOCHS = 20;
const RATE = 0.3;
/** Pulls weights towards nothing: few sentences stand behind each. */
const DECAY = 1;
/** Weights that hardly count are left out of the file. */
const LEAST_WEIGHT = 0.4;
/** What stands in one sentence alone tells of that sentence. */
const LEAST_COUNT = 2;
const LEVELS = [0.5, 0.6, 0.7, 0.78, 0.85] as const;

const args = process.argv.slice(2);
const optionOf = (name: string): string | undefined =>
  args.includes(name) ? args[args.indexOf(name) + 1] : undefined;
const className = optionOf('--class') ?? 'private';

/** The sentences of a set that are of the class, or public. */
const readSet = (file: string): LabelledSentence[] =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [label = '', text] = line.split('\t');
      return text && [className, 'public'].includes(label) ? [{ isOfClass: label === className, text }] : [];
    });

/** Logistic regression with steps of each weight's own size (AdaGrad). */
const learn = (set: readonly LabelledSentence[]): ClassModel => {
  const counts = new Map<string, number>();
  const found = set.map(({ isOfClass, text }) => ({
    target: isOfClass ? 1 : 0,
    features: sentenceFeatures(text),
  }));
  for (const { features } of found)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const read = found.map(({ target, features }) => ({
    target,
    features: features.filter((feature) => (counts.get(feature) ?? 0) >= LEAST_COUNT),
  }));
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    for (let turn = 0; turn < read.length; turn += 1) {
      // Another order in each round, the same in each run.
      const example = read[(turn * 7919 + epoch * 104_729) % read.length];
      if (!example) continue;
      const scale = 1 / Math.sqrt(example.features.length);
      const logit = scale * example.features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
      const error = scale * (1 / (1 + Math.exp(-logit)) - example.target);
      for (const feature of example.features) {
        const weight = weights.get(feature) ?? 0;
        const gradient = error + (DECAY * weight) / read.length;
        const square = (squares.get(feature) ?? 0) + gradient ** 2;
        squares.set(feature, square);
        weights.set(feature, weight - (RATE * gradient) / (1e-3 + Math.sqrt(square)));
      }
    }
  return Object.fromEntries(
    [...weights]
      .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
      .map(([feature, weight]) => [feature, Number(weight.toFixed(2))]),
  );
};

const report = (name: string, scored: readonly (LabelledSentence & { likelihood: number })[]): void => {
  const share = (isOfClass: boolean, isRight: (likelihood: number) => boolean): string => {
    const all = scored.filter((each) => each.isOfClass === isOfClass);
    return ((100 * all.filter(({ likelihood }) => isRight(likelihood)).length) / all.length).toFixed(0);
  };
  console.log(`${name}: ${scored.length} sentences`);
  for (const level of LEVELS)
    console.log(
      `  from ${level}: ${share(true, (each) => each >= level)} % of the class found, ${share(false, (each) => each < level)} % of the rest left`,
    );
};

const folder = path.resolve(__dirname, '../../bench', optionOf('--sets') ?? 'notes');
const sets = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.tsv'))
  .map((name) => readSet(path.join(folder, name)));
const all = sets.flat();
report(
  'folds',
  Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const model = learn(all.filter((__, at) => at % FOLDS !== fold));
    return all
      .filter((__, at) => at % FOLDS === fold)
      .map((sentence) => ({ ...sentence, likelihood: classLikelihood(model, sentence.text) }));
  }),
);
const target = optionOf('--learn');
const held = args.find((name) => name.endsWith('.tsv'));
const model = learn(all);
if (held) {
  const scored = readSet(held).map((sentence) => ({
    ...sentence,
    likelihood: classLikelihood(model, sentence.text),
  }));
  report(held, scored);
  if (args.includes('-v'))
    for (const { isOfClass, text, likelihood } of scored)
      if (isOfClass !== likelihood >= 0.78)
        console.log(`  ${isOfClass ? 'missed' : 'taken'} ${likelihood.toFixed(2)} ${text}`);
}
if (target) fs.writeFileSync(target, `${JSON.stringify(model)}\n`);
