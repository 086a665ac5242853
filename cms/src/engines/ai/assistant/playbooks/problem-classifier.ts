import { stem } from '../../text/stem';
import { fold, tokenise } from '../../text/tokenise';
import { PROBLEM_EXAMPLES } from './problem-examples';

/** Words that stand in every message; "non", "più", "meno", "mai" and "nessuno" tell much and are kept. */
const SILENT = new Set(
  (
    'a ad ai al alla alle agli allo che chi ci coi col come con cosa cui d da dai dal dalla dalle dallo degli dei del dell della delle ' +
    'dello di e ed era erano fra gli ha hanno ho i il in io l la le lei li lo loro lui ma me mi mia mie miei mio ne negli nei nel nell ' +
    'nella nelle nello noi o per perche po poi qui quel quella quelli questo questa se si sia siamo sono su sul sulla sui tra tu un una ' +
    'uno vi voi anche ancora abbiamo hai essere fare faccio posso devo puo c x'
  ).split(' '),
);

const stemsOf = (text: string): string[] =>
  tokenise(text)
    .map(({ text: word }) => fold(word))
    .filter((word) => word.length > 1 && !SILENT.has(word) && !/\d/.test(word))
    .map((word) => stem(word, 'it'));
/** Words and their neighbours: "non tornano" tells more than both. */
const featuresOf = (text: string): string[] => {
  const stems = stemsOf(text);
  return [...stems, ...stems.slice(1).map((each, at) => `${stems[at] ?? ''} ${each}`)];
};

interface Model {
  /** Of each feature, what it tells for each problem above what it tells on average. */
  weights: ReadonlyMap<string, Float64Array>;
  problems: readonly string[];
}

/** Below one example for every problem: a word that was seen once is little evidence. */
const SMOOTHING = 0.35;

/** Naive Bayes over the examples, each problem alike likely. */
const learn = (): Model => {
  const problems = Object.keys(PROBLEM_EXAMPLES);
  const shares = new Map<string, Float64Array>();
  problems.forEach((problem, at) => {
    const examples = PROBLEM_EXAMPLES[problem] ?? [];
    for (const example of examples)
      for (const feature of new Set(featuresOf(example))) {
        const counts = shares.get(feature) ?? new Float64Array(problems.length);
        counts[at] = (counts[at] ?? 0) + 1 / examples.length;
        shares.set(feature, counts);
      }
  });
  const base = SMOOTHING / 10;
  const weights = new Map<string, Float64Array>();
  for (const [feature, counts] of shares) {
    const mean = counts.reduce((sum, each) => sum + each, 0) / problems.length;
    weights.set(
      feature,
      counts.map((each) => Math.log((each + base) / (mean + base))),
    );
  }
  return { weights, problems };
};

let model: Model | null = null;

export interface LikelyProblem {
  id: string;
  /** 0..1: how likely it is among all problems, given the words. */
  likelihood: number;
}

/** Words of a message beyond which no further evidence counts: long messages tell of much that is not the problem. */
const MOST_EVIDENCE = 9;

/** The problems that a message tells of by its words, likeliest first; none where it holds no word of any. */
export const likelyProblems = (text: string): LikelyProblem[] => {
  model ??= learn();
  const { weights, problems } = model;
  const found = [...new Set(featuresOf(text))].flatMap((feature) => weights.get(feature) ?? []);
  if (found.length < 2) return [];
  const scale = found.length > MOST_EVIDENCE ? MOST_EVIDENCE / found.length : 1;
  const scores = problems.map((_, at) => scale * found.reduce((sum, each) => sum + (each[at] ?? 0), 0));
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const total = shares.reduce((sum, each) => sum + each, 0);
  return problems
    .map((id, at) => ({ id, likelihood: (shares[at] ?? 0) / total }))
    .sort((a, b) => b.likelihood - a.likelihood);
};
