import { likenessFeatures, phrasesOf } from './features';

/** A class of messages, and how likely a message is of it. */
export interface LikelyClass {
  id: string;
  /** 0..1: how likely it is among all classes, given the words. */
  likelihood: number;
}

/** Below one example for every class: a word that was seen once is little evidence. */
const SMOOTHING = 0.035;
/** Words of a message beyond which no further evidence counts: long messages tell of much beside. */
const MOST_EVIDENCE = 9;
/** Examples that have a say in what a message is like. */
const NEIGHBOURS = 12;
/** Phrases of which a class is known at least: one word is no message. */
const LEAST_EVIDENCE = 2;

/** Where a feature stands: in which examples, with what weight in each. */
interface Posting {
  example: number;
  value: number;
}
/** What was learned from examples. */
export interface ExampleModel {
  classes: readonly string[];
  /** Of each phrase, what it tells for each class above what it tells on average. */
  evidence: ReadonlyMap<string, Float64Array>;
  /** Of each feature, how much telling it is: rare ones tell more. */
  rarity: ReadonlyMap<string, number>;
  /** The class of each example. */
  classOf: readonly number[];
  /** The examples that hold a feature. */
  postings: ReadonlyMap<string, readonly Posting[]>;
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

/** Learns from examples by class: naive Bayes over phrases, each class alike likely, and the examples themselves as neighbours. */
export const learnExamples = (examples: Readonly<Record<string, readonly string[]>>): ExampleModel => {
  const classes = Object.keys(examples);
  const shares = new Map<string, Float64Array>();
  const counts = new Map<string, number>();
  const read: { at: number; features: ReadonlyMap<string, number> }[] = [];
  classes.forEach((id, at) => {
    const own = examples[id] ?? [];
    for (const example of own) {
      for (const phrase of phrasesOf(example)) {
        const share = shares.get(phrase) ?? new Float64Array(classes.length);
        share[at] = (share[at] ?? 0) + 1 / own.length;
        shares.set(phrase, share);
      }
      const features = likenessFeatures(example);
      for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
      read.push({ at, features });
    }
  });
  const evidence = new Map<string, Float64Array>();
  for (const [phrase, share] of shares) {
    const mean = share.reduce((sum, each) => sum + each, 0) / classes.length;
    evidence.set(
      phrase,
      share.map((each) => Math.log((each + SMOOTHING) / (mean + SMOOTHING))),
    );
  }
  const rarity = new Map(
    [...counts].map(([feature, count]) => [feature, Math.log((read.length + 1) / (count + 0.5))]),
  );
  const postings = new Map<string, Posting[]>();
  read.forEach(({ features }, example) => {
    for (const [feature, value] of normalised(features, rarity, 0)) {
      const own = postings.get(feature);
      if (own) own.push({ example, value });
      else postings.set(feature, [{ example, value }]);
    }
  });
  return { classes, evidence, rarity, classOf: read.map(({ at }) => at), postings };
};

const byEvidence = ({ classes, evidence }: ExampleModel, text: string): Float64Array | null => {
  const found = phrasesOf(text).flatMap((phrase) => evidence.get(phrase) ?? []);
  if (found.length < LEAST_EVIDENCE) return null;
  const scale = found.length > MOST_EVIDENCE ? MOST_EVIDENCE / found.length : 1;
  const scores = classes.map((_, at) => scale * found.reduce((sum, each) => sum + (each[at] ?? 0), 0));
  const highest = Math.max(...scores);
  const shares = Float64Array.from(scores, (score) => Math.exp(score - highest));
  const total = shares.reduce((sum, each) => sum + each, 0);
  return shares.map((each) => each / total);
};

const byNeighbours = ({ classes, rarity, classOf, postings }: ExampleModel, text: string): Float64Array => {
  const likeness = new Float64Array(classOf.length);
  for (const [feature, weight] of normalised(likenessFeatures(text), rarity, Math.log(classOf.length)))
    for (const { example, value } of postings.get(feature) ?? [])
      likeness[example] = (likeness[example] ?? 0) + weight * value;
  const near = [...likeness.entries()]
    .filter(([, each]) => each > 0)
    .sort(([, a], [, b]) => b - a)
    .slice(0, NEIGHBOURS);
  const votes = new Float64Array(classes.length);
  for (const [example, each] of near) {
    const at = classOf[example] ?? 0;
    votes[at] = (votes[at] ?? 0) + each ** 2;
  }
  const total = votes.reduce((sum, each) => sum + each, 0) || 1;
  return votes.map((each) => each / total);
};

/**
 * The classes that a message may be of, likeliest first; none where it holds too few words of any. What its phrases tell and what the
 * examples nearest to it are of count alike: each errs on other messages. Cross-validated by `bench/problems.ts`.
 */
export const classify = (model: ExampleModel, text: string): LikelyClass[] => {
  const evidence = byEvidence(model, text);
  if (!evidence) return [];
  const votes = byNeighbours(model, text);
  return model.classes
    .map((id, at) => ({ id, likelihood: ((evidence[at] ?? 0) + (votes[at] ?? 0)) / 2 }))
    .sort((a, b) => b.likelihood - a.likelihood);
};

const MOST_REMEMBERED = 200;

/** A classifier that learns when it is first asked, or when it is warmed; one reply asks several times, so the last messages are remembered. */
export const exampleClassifier = (examples: Readonly<Record<string, readonly string[]>>) => {
  let model: ExampleModel | null = null;
  const learned = (): ExampleModel => (model ??= learnExamples(examples));
  const remembered = new Map<string, LikelyClass[]>();
  return {
    warm: (): void => void learned(),
    isWarm: (): boolean => model !== null,
    classify(text: string): LikelyClass[] {
      const known = remembered.get(text);
      if (known) return known;
      const found = classify(learned(), text);
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(text, found);
      return found;
    },
  };
};
