import type { Model, Models } from '../src/engines/ai/index/model';
import { PassageIndex } from '../src/engines/ai/index/passage-index';
import { rankSentences } from '../src/engines/ai/index/quotes';
import { type Article, foldsOf, holdsAnswer, passagesOf, questionsOf } from './data';
import { type Group, train } from './train';

const only = (at: number, weight: number): Model => {
  const weights = new Array<number>(at + 1).fill(0);
  weights[at] = weight;
  return { weights, bias: 0 };
};
/** Believes the first ranking as it is: what learning starts from. */
export const PLAIN: Models = { passage: only(4, 5), sentence: only(4, 3), confidence: only(0, 1) };

/** A bot to learn from, and how many of its questions: bots are small and large, and must be judged alike. */
interface Bot {
  articles: Article[];
  every: number;
}
const botsOf = (articles: Article[]): Bot[] => [
  ...articles.map((article) => ({ articles: [article], every: 1 })),
  ...foldsOf(articles, 3).map((some) => ({ articles: some, every: 2 })),
  { articles: articles.slice(0, -2), every: 2 },
];

interface PassageGroup {
  articles: Article[];
  group: Group;
}

const passageGroupsOf = async (articles: Article[]): Promise<PassageGroup[]> => {
  const groups: PassageGroup[] = [];
  for (const bot of botsOf(articles)) {
    const index = await PassageIndex.build(passagesOf(bot.articles), PLAIN);
    for (const [number, { question, passageId }] of questionsOf(bot.articles).entries()) {
      if (number % bot.every !== 0) continue;
      const { candidates } = index.search(question);
      const features = candidates.map((candidate) => candidate.features);
      const right = candidates.map(({ passage }) => passage.id === passageId);
      groups.push({ articles: bot.articles, group: { features, right } });
    }
  }
  return groups;
};

/**
 * Learns the three models from articles, in the order in which they lean on each other: passages, then sentences of the re-ranked
 * passages, then confidence. The two later ones see rankings of a passage model that did not see the article, as in life.
 */
export const learnModels = async (articles: Article[]): Promise<Models> => {
  const passageGroups = await passageGroupsOf(articles);
  const sentences: Group[] = [];
  const confidences: Group[] = [];
  for (const half of foldsOf(articles, 2)) {
    const unseen = passageGroups.filter((each) => !each.articles.some((article) => half.includes(article)));
    const models = {
      ...PLAIN,
      passage: train(
        unseen.map(({ group }) => group),
        'list',
      ),
    };
    for (const bot of botsOf(half)) {
      const index = await PassageIndex.build(passagesOf(bot.articles), models);
      const asked = questionsOf(bot.articles).filter((_, number) => number % bot.every === 0);
      for (const { question, answers, passageId } of asked) {
        const search = index.search(question);
        confidences.push({ features: [search.confidenceFeatures], right: [true] });
        const ranked = rankSentences(models, search);
        const right = ranked.map(({ rank, at }) => {
          const candidate = search.candidates[rank];
          const span = candidate?.read.sentences[at];
          if (!candidate || !span || candidate.passage.id !== passageId) return false;
          return holdsAnswer(candidate.passage.text.slice(span.start, span.end), answers);
        });
        sentences.push({ features: ranked.map(({ features }) => features), right });
      }
      // As many foreign questions as own ones, spread over the other articles.
      const foreign = questionsOf(half.filter((article) => !bot.articles.includes(article)));
      for (let number = 0; number < asked.length && foreign.length > 0; number += 1) {
        const { question } = foreign[Math.floor((number * foreign.length) / asked.length)]!;
        confidences.push({ features: [index.search(question).confidenceFeatures], right: [false] });
      }
    }
  }
  return {
    passage: train(
      passageGroups.map(({ group }) => group),
      'list',
    ),
    sentence: train(sentences, 'list'),
    confidence: train(confidences, 'each'),
  };
};
