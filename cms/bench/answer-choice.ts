import fs from 'node:fs';
import { type BoostedTrees, createLikelihood } from '../src/engines/ai/answers/choice/boosted-trees';
import { FOLLOW_UP, LIKELY } from '../src/engines/ai/answers/choice/choose-answer';
import { boost } from './boost';
import { type ChoiceQuestion, readChoices } from './choice-set';
import { loadScorer } from './visitors-run';

/**
 * How much a question of a set counts, where not once: the small businesses' are short and by one hand, those of the unit tests are
 * few and must hold.
 */
const WEIGHTS: Readonly<Record<string, number>> = { tune: 0.5, rules: 2 };
const THRESHOLDS = [0.5, 0.55, 0.6, 0.62, 0.65, 0.7];

const learn = (questions: readonly ChoiceQuestion[]): BoostedTrees =>
  boost(
    questions.flatMap(({ set, candidates }, group) =>
      (candidates ?? []).map(({ features, verdict }) => ({
        features,
        right: verdict === 'right' ? 1 : 0,
        weight: WEIGHTS[set] ?? 1,
        group,
      })),
    ),
  );

interface Chosen {
  question: ChoiceQuestion;
  likely: number;
  verdict: string;
}
const chosenBy = (likelihood: ReturnType<typeof createLikelihood>, question: ChoiceQuestion): Chosen => {
  let best = { likely: 0, verdict: 'refused' };
  for (const { features, verdict, trust, mayAnswer } of question.candidates ?? []) {
    const likely = likelihood(features) + trust;
    if (mayAnswer && likely > best.likely) best = { likely, verdict };
  }
  return { question, ...best };
};

const isGood = (verdict: string): boolean => verdict === 'right' || verdict === 'rightly refused';
const verdictAt = ({ question, likely, verdict }: Chosen, threshold: number): string => {
  if (question.candidates === null) return question.verdict ?? 'refused';
  if (likely >= threshold - (question.isFollowUp ? FOLLOW_UP : 0)) return verdict;
  return question.refuse ? 'rightly refused' : 'refused';
};

const percent = (part: number, whole: number): string => ((100 * part) / Math.max(1, whole)).toFixed(1);
const share = (verdicts: readonly string[]): string =>
  `${percent(verdicts.filter(isGood).length, verdicts.length)}/${percent(verdicts.filter((each) => each === 'wrong').length, verdicts.length)}`;

const print = (name: string, chosen: readonly Chosen[]): void => {
  const documented = chosen.filter(({ question }) => question.candidates !== null && !question.refuse);
  const reachable = documented.filter(({ question }) =>
    question.candidates?.some(({ verdict }) => verdict === 'right'),
  );
  const first = documented.filter(({ verdict }) => verdict === 'right');
  const at = chosen.map((each) => verdictAt(each, LIKELY));
  const count = (take: (each: Chosen, verdict: string) => boolean): number =>
    chosen.filter((each, index) => take(each, at[index] ?? '')).length;
  console.log(
    `${name.padEnd(9)}${String(chosen.length).padStart(5)}  ` +
      `oracle ${percent(reachable.length, documented.length)}  chosen ${percent(first.length, documented.length)}  ` +
      THRESHOLDS.map((each) => `${each}: ${share(chosen.map((one) => verdictAt(one, each)))}`).join('  '),
  );
  console.log(
    `${' '.repeat(16)}no right candidate ${documented.length - reachable.length}, wrong choice ${count((each, verdict) => !each.question.refuse && verdict === 'wrong')}, ` +
      `wrongly refused ${count((each, verdict) => !each.question.refuse && verdict === 'refused')}, wrongly answered ${count((each, verdict) => each.question.refuse && verdict === 'wrong')}`,
  );
};

/** What a model chooses for the questions of businesses that it never met. */
const crossValidate = (questions: readonly ChoiceQuestion[], folds: number): Chosen[] => {
  const businesses = [...new Set(questions.map(({ set, business }) => `${set}/${business}`))];
  const foldOf = new Map(businesses.map((name, at) => [name, at % folds]));
  const fold = ({ set, business }: ChoiceQuestion): number => foldOf.get(`${set}/${business}`) ?? 0;
  return Array.from({ length: folds }, (_, at) => {
    const model = learn(questions.filter((each) => fold(each) !== at));
    const likelihood = createLikelihood(model);
    return questions.filter((each) => fold(each) === at).map((each) => chosenBy(likelihood, each));
  }).flat();
};

const optionOf = (args: string[], name: string): string | null => {
  const at = args.indexOf(name);
  return at < 0 ? null : (args.splice(at, 2)[1] ?? null);
};

/**
 * Which candidate answers: `answer-choice DEV [--folds N] [--unseen SET,SET] [--learn MODEL]`. Businesses are held out whole, and sets
 * too where they are named; `--learn` writes the model that is learned from everything.
 */
const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  const folds = optionOf(args, '--folds');
  const unseen = optionOf(args, '--unseen')?.split(',') ?? [];
  const to = optionOf(args, '--learn');
  const [dev] = args;
  if (dev === undefined) throw new Error('answer-choice DEV [--folds N] [--unseen SET,SET] [--learn MODEL]');
  const questions = await readChoices(dev, await loadScorer(dev));
  const printSets = (chosen: readonly Chosen[]): void => {
    for (const set of new Set(chosen.map(({ question }) => question.set)))
      print(
        set,
        chosen.filter(({ question }) => question.set === set),
      );
    print('all', chosen);
  };
  if (to !== null) fs.writeFileSync(to, `${JSON.stringify(learn(questions))}\n`);
  if (unseen.length > 0) {
    const model = learn(questions.filter(({ set }) => !unseen.includes(set)));
    const likelihood = createLikelihood(model);
    printSets(questions.filter(({ set }) => unseen.includes(set)).map((each) => chosenBy(likelihood, each)));
  }
  if (folds !== null) printSets(crossValidate(questions, Number(folds)));
};
void main();
