import type { Models } from '../src/engines/ai/index/model';
import { PassageIndex } from '../src/engines/ai/index/passage-index';
import { rankSentences } from '../src/engines/ai/index/quotes';
import { type Article, foldsOf, holdsAnswer, passagesOf, questionsOf } from './data';
import { type Group, train } from './train';

/** A linear model that only believes the first ranking: what learning starts from. */
export const plainModels = (): Models => {
  const model = (weights: number[]): Models['passage'] => ({
    mean: weights.map(() => 0),
    scale: weights.map(() => 1),
    hidden: [],
    output: [...weights, 0],
  });
  const passage = new Array<number>(24).fill(0);
  passage[4] = 5;
  const sentence = new Array<number>(29).fill(0);
  sentence[0] = 1;
  sentence[4] = 3;
  const confidence = new Array<number>(25).fill(0);
  confidence[0] = 1;
  return { passage: model(passage), sentence: model(sentence), confidence: model(confidence) };
};

/** Bots to learn from: each article alone, and a few articles together, because bots are small and large. */
const botsOf = (articles: Article[]): { articles: Article[]; every: number }[] => [
  ...articles.map((article) => ({ articles: [article], every: 1 })),
  ...foldsOf(articles, Math.max(1, Math.round(articles.length / 8))).map((some) => ({
    articles: some,
    every: 2,
  })),
];

export interface Knobs {
  passageHidden: number;
  sentenceHidden: number;
  confidenceHidden: number;
}
export const KNOBS: Knobs = { passageHidden: 0, sentenceHidden: 0, confidenceHidden: 0 };

/**
 * Learns the three models from articles, in the order in which they lean on each other: passages, then sentences of the re-ranked
 * passages, then confidence. The two later ones see rankings made by a passage model that did not see the article, as in life.
 */
export const learnModels = async (articles: Article[], knobs: Knobs = KNOBS): Promise<Models> => {
  const plain = plainModels();
  const passageGroups: { titles: Set<string>; group: Group }[] = [];
  for (const { articles: own, every } of botsOf(articles)) {
    const index = await PassageIndex.build(passagesOf(own), plain);
    for (const [number, { question, passageId }] of questionsOf(own).entries()) {
      if (number % every !== 0) continue;
      const { candidates } = index.search(question);
      passageGroups.push({
        titles: new Set(own.map(({ title }) => title)),
        group: {
          features: candidates.map(({ features }) => features),
          right: candidates.map(({ passage }) => passage.id === passageId),
        },
      });
    }
  }
  const passageTraining = {
    hidden: knobs.passageHidden,
    epochs: 20,
    rate: 0.01,
    decay: 1e-4,
    loss: 'list',
  } as const;
  const passage = train(
    passageGroups.map(({ group }) => group),
    passageTraining,
  );

  const sentenceGroups: Group[] = [];
  const confidenceGroups: Group[] = [];
  const halves = foldsOf(articles, 2);
  for (const half of halves) {
    const titles = new Set(half.map(({ title }) => title));
    const unseen = train(
      passageGroups
        .filter((each) => ![...each.titles].some((title) => titles.has(title)))
        .map(({ group }) => group),
      passageTraining,
    );
    const models = { ...plain, passage: unseen };
    for (const { articles: own, every } of botsOf(half)) {
      const index = await PassageIndex.build(passagesOf(own), models);
      const foreign = questionsOf(half.filter((article) => !own.includes(article)));
      const asked = questionsOf(own);
      for (const [number, { question, answers, passageId }] of asked.entries()) {
        if (number % every !== 0) continue;
        const search = index.search(question);
        confidenceGroups.push({ features: [search.confidenceFeatures], right: [true] });
        const ranked = rankSentences(models, search);
        sentenceGroups.push({
          features: ranked.map(({ features }) => features),
          right: ranked.map(({ rank, at }) => {
            const candidate = search.candidates[rank];
            const span = candidate?.read.sentences[at];
            if (!candidate || !span || candidate.passage.id !== passageId) return false;
            return holdsAnswer(candidate.passage.text.slice(span.start, span.end), answers);
          }),
        });
      }
      // As many foreign questions as own ones, spread over the other articles.
      const step = Math.max(1, Math.floor(foreign.length / Math.ceil(asked.length / every)));
      for (let at = 0; at < foreign.length; at += step) {
        const features = index.search(foreign[at]?.question ?? '').confidenceFeatures;
        confidenceGroups.push({ features: [features], right: [false] });
      }
    }
  }
  const sentence = train(sentenceGroups, {
    hidden: knobs.sentenceHidden,
    epochs: 20,
    rate: 0.01,
    decay: 1e-4,
    loss: 'list',
  });
  const confidence = train(confidenceGroups, {
    hidden: knobs.confidenceHidden,
    epochs: 30,
    rate: 0.01,
    decay: 1e-4,
    loss: 'each',
  });
  return { passage, sentence, confidence };
};
