import { PROBLEM_EXAMPLES } from './problem-examples';
import { likenessFeatures, phrasesOf } from './problem-features';

export interface LikelyProblem {
  id: string;
  /** 0..1: how likely it is among all problems, given the words. */
  likelihood: number;
}

/** Below one example for every problem: a word that was seen once is little evidence. */
const SMOOTHING = 0.035;
/** Words of a message beyond which no further evidence counts: long messages tell of much that is not the problem. */
const MOST_EVIDENCE = 9;
/** Examples that have a say in what a message is like. */
const NEIGHBOURS = 12;
/** Phrases of which a problem is known at least: one word is no message. */
const LEAST_EVIDENCE = 2;

interface Example {
  problem: number;
  features: ReadonlyMap<string, number>;
}
interface Model {
  problems: readonly string[];
  /** Of each phrase, what it tells for each problem above what it tells on average. */
  evidence: ReadonlyMap<string, Float64Array>;
  /** Of each feature, how much telling it is: rare ones tell more. */
  rarity: ReadonlyMap<string, number>;
  examples: readonly Example[];
}

const normalised = (
  features: ReadonlyMap<string, number>,
  rarity: ReadonlyMap<string, number>,
  unknown: number,
): Map<string, number> => {
  const weighed = new Map<string, number>();
  let squares = 0;
  for (const [feature, weight] of features) {
    const value = weight * (rarity.get(feature) ?? unknown);
    weighed.set(feature, value);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [feature, value] of weighed) weighed.set(feature, value / length);
  return weighed;
};

/** Learns from examples by problem: naive Bayes over phrases, each problem alike likely, and the examples themselves as neighbours. */
export const learnProblems = (examples: Readonly<Record<string, readonly string[]>>): Model => {
  const problems = Object.keys(examples);
  const shares = new Map<string, Float64Array>();
  const counts = new Map<string, number>();
  const read: Example[] = [];
  problems.forEach((id, problem) => {
    const own = examples[id] ?? [];
    for (const example of own) {
      for (const phrase of phrasesOf(example)) {
        const share = shares.get(phrase) ?? new Float64Array(problems.length);
        share[problem] = (share[problem] ?? 0) + 1 / own.length;
        shares.set(phrase, share);
      }
      const features = likenessFeatures(example);
      for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
      read.push({ problem, features });
    }
  });
  const evidence = new Map<string, Float64Array>();
  for (const [phrase, share] of shares) {
    const mean = share.reduce((sum, each) => sum + each, 0) / problems.length;
    evidence.set(
      phrase,
      share.map((each) => Math.log((each + SMOOTHING) / (mean + SMOOTHING))),
    );
  }
  const rarity = new Map(
    [...counts].map(([feature, count]) => [feature, Math.log((read.length + 1) / (count + 0.5))]),
  );
  return {
    problems,
    evidence,
    rarity,
    examples: read.map((each) => ({ ...each, features: normalised(each.features, rarity, 0) })),
  };
};

const byEvidence = ({ problems, evidence }: Model, text: string): Float64Array | null => {
  const found = phrasesOf(text).flatMap((phrase) => evidence.get(phrase) ?? []);
  if (found.length < LEAST_EVIDENCE) return null;
  const scale = found.length > MOST_EVIDENCE ? MOST_EVIDENCE / found.length : 1;
  const scores = problems.map((_, at) => scale * found.reduce((sum, each) => sum + (each[at] ?? 0), 0));
  const highest = Math.max(...scores);
  const shares = Float64Array.from(scores, (score) => Math.exp(score - highest));
  const total = shares.reduce((sum, each) => sum + each, 0);
  return shares.map((each) => each / total);
};

const byNeighbours = ({ problems, rarity, examples }: Model, text: string): Float64Array => {
  const own = normalised(likenessFeatures(text), rarity, Math.log(examples.length));
  const near = examples
    .map(({ problem, features }) => {
      let likeness = 0;
      for (const [feature, value] of own) likeness += value * (features.get(feature) ?? 0);
      return { problem, likeness };
    })
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, NEIGHBOURS);
  const votes = new Float64Array(problems.length);
  for (const { problem, likeness } of near) votes[problem] = (votes[problem] ?? 0) + likeness ** 2;
  const total = votes.reduce((sum, each) => sum + each, 0) || 1;
  return votes.map((each) => each / total);
};

/**
 * The problems that a message tells of, likeliest first; none where it holds too few words of any. What its phrases tell and what the
 * examples nearest to it are of count alike: each errs on other messages. Cross-validated in `bench/problems.ts`.
 */
export const classifyProblem = (model: Model, text: string): LikelyProblem[] => {
  const evidence = byEvidence(model, text);
  if (!evidence) return [];
  const votes = byNeighbours(model, text);
  return model.problems
    .map((id, at) => ({ id, likelihood: ((evidence[at] ?? 0) + (votes[at] ?? 0)) / 2 }))
    .sort((a, b) => b.likelihood - a.likelihood);
};

let shipped: Model | null = null;
const learned = (): Model => (shipped ??= learnProblems(PROBLEM_EXAMPLES));
/** Learns from the examples now, so that nobody's first message waits for it. */
export const warmProblems = (): void => void learned();

const MOST_REMEMBERED = 200;
const remembered = new Map<string, LikelyProblem[]>();

/** What the examples that are shipped tell of a message. One reply asks several times: the last messages are remembered. */
export const likelyProblems = (text: string): LikelyProblem[] => {
  const known = remembered.get(text);
  if (known) return known;
  const found = classifyProblem(learned(), text);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, found);
  return found;
};
