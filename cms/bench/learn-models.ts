import type { Model, Models } from '../src/engines/ai/index/model';
import { wordsOf } from '../src/engines/ai/index/analysed-text';
import { PassageIndex } from '../src/engines/ai/index/passage-index';
import type { Search } from '../src/engines/ai/index/search';
import { rankSentences } from '../src/engines/ai/index/quotes';
import { isFollowUp } from '../src/engines/ai/index/query';
import type { Passage } from '../src/engines/ai/port';
import type { Business } from './business-set';
import { ALL_READ, type Article, articleOf, foldsOf, holdsAnswer, passagesOf, questionsOf } from './data';
import { type Group, train } from './train';

const only = (at: number, weight: number): Model => {
  const weights = new Array<number>(at + 1).fill(0);
  weights[at] = weight;
  return { weights, bias: 0 };
};
/** Believes the first ranking as it is: what learning starts from. */
const PLAIN: Omit<Models, 'common'> = { passage: only(4, 5), sentence: only(4, 3), confidence: only(0, 1) };

/** Stems that are in fewer passages than this are not worth a line in the file. */
const COMMON_FROM = 0.008;
const commonOf = (articles: Article[]): Record<string, number> => {
  const counts = new Map<string, { passages: number; sources: Set<string> }>();
  const passages = passagesOf(articles);
  for (const { text, sourceId } of passages)
    for (const stem of new Set(wordsOf(text, 'it').map((word) => word.stem))) {
      const count = counts.get(stem) ?? { passages: 0, sources: new Set<string>() };
      counts.set(stem, count);
      count.passages += 1;
      count.sources.add(sourceId);
    }
  return Object.fromEntries(
    [...counts]
      // What many passages of one article say is its subject, not common language.
      .filter(([stem, { sources }]) => sources.size >= articles.length / 3 && !/\d/.test(stem))
      .map(([stem, count]): [string, number] => [stem, Number((count.passages / passages.length).toFixed(3))])
      .filter(([, share]) => share >= COMMON_FROM)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
};

/** A bot to learn from: what it knows, and which of its questions are asked. */
interface Bot {
  knows: Article[];
  questioned: Article[];
  every: number;
}
/** Bots of one subject and of several. */
const botsOf = (articles: Article[]): Bot[] => [
  ...articles.map((article) => ({ knows: [article], questioned: [article], every: 2 })),
  ...foldsOf(articles, 3).map((some) => ({ knows: some, questioned: some, every: 3 })),
];

/** As small as a new owner's: one passage, three, eight. */
const smallBotsOf = (articles: Article[]): Bot[] =>
  articles.flatMap((article) =>
    [
      [0, 1],
      [1, 4],
      [4, 12],
    ].map(([from, to]) => {
      const part = { ...article, paragraphs: article.paragraphs.slice(from, to) };
      return { knows: [part], questioned: [part], every: 1 };
    }),
  );

/** As large as they come: all articles but a few, which the foreign questions are about. */
const largeBotsOf = (all: Article[], half: Article[]): { bot: Bot; foreign: Article[] }[] => {
  const parts = foldsOf(half, 2);
  return parts.map((questioned, at) => {
    const foreign = parts[1 - at] ?? [];
    return { bot: { knows: all.filter((each) => !foreign.includes(each)), questioned, every: 2 }, foreign };
  });
};

/** A question of a business counts as often as this: they are few beside an encyclopaedia's, and more like what a bot is asked. */
const BUSINESS_WEIGHT = 8;
/** Foreign questions put to each business. */
const FOREIGN = 80;
const repeated = <T>(value: T): T[] => Array.from({ length: BUSINESS_WEIGHT }, () => value);

interface PassageGroup {
  /** The article that was asked about. */
  article: string;
  group: Group;
}

const passageGroupsOf = async (articles: Article[], plain: Models): Promise<PassageGroup[]> => {
  const groups: PassageGroup[] = [];
  // The bot of all articles is the hardest to rank for: all of its questions are asked.
  for (const bot of [...botsOf(articles), { knows: articles, questioned: articles, every: 1 }]) {
    const index = await PassageIndex.build(passagesOf(bot.knows), plain, ALL_READ);
    for (const [number, { question, passageId }] of questionsOf(bot.questioned).entries()) {
      if (number % bot.every !== 0) continue;
      const { candidates } = index.search(question);
      const features = candidates.map((candidate) => candidate.features);
      const right = candidates.map(({ passage }) => passage.id === passageId);
      groups.push({ article: articleOf(passageId), group: { features, right } });
    }
  }
  return groups;
};

const sentenceGroupOf = (
  models: Models,
  search: Search,
  right: (text: string, passage: Passage) => boolean,
): Group => {
  const ranked = rankSentences(models, search);
  return {
    features: ranked.map(({ features }) => features),
    right: ranked.map(({ rank, at }) => {
      const candidate = search.candidates[rank];
      const span = candidate?.read.sentences[at];
      return (
        candidate !== undefined &&
        span !== undefined &&
        right(candidate.passage.text.slice(span.start, span.end), candidate.passage)
      );
    }),
  };
};

/**
 * Learns the three models from articles and businesses, in the order in which they lean on each other: passages, then sentences of
 * the re-ranked passages, then confidence. The two later ones see rankings of a passage model that did not see the article, as in
 * life.
 */
export const learnModels = async (articles: Article[], businesses: Business[]): Promise<Models> => {
  const plain: Models = { ...PLAIN, common: commonOf(articles) };
  const passageGroups = await passageGroupsOf(articles, plain);
  const sentences: Group[] = [];
  const confidences: Group[] = [];
  for (const half of foldsOf(articles, 2)) {
    const titles = new Set(half.map(({ title }) => title));
    const unseen = passageGroups.filter(({ article }) => !titles.has(article));
    const models = {
      ...plain,
      passage: train(
        unseen.map(({ group }) => group),
        'list',
      ),
    };
    const others = ({ knows }: Bot): Article[] => {
      const own = new Set(knows.map(({ title }) => title));
      return half.filter(({ title }) => !own.has(title));
    };
    const small = [...botsOf(half), ...smallBotsOf(half)].map((bot) => ({ bot, foreign: others(bot) }));
    for (const { bot, foreign } of [...small, ...largeBotsOf(articles, half)]) {
      const index = await PassageIndex.build(passagesOf(bot.knows), models, ALL_READ);
      const questions = questionsOf(bot.questioned).filter((_, number) => number % bot.every === 0);
      for (const { question, answers, passageId } of questions) {
        const search = index.search(question);
        confidences.push({ features: [search.confidenceFeatures], right: [true] });
        sentences.push(
          sentenceGroupOf(models, search, (text, { id }) => id === passageId && holdsAnswer(text, answers)),
        );
      }
      // As many foreign questions as own ones, spread over the articles that the bot does not know.
      const strange = questionsOf(foreign);
      for (let number = 0; number < questions.length && strange.length > 0; number += 1) {
        const { question } = strange[Math.floor((number * strange.length) / questions.length)]!;
        confidences.push({ features: [index.search(question).confidenceFeatures], right: [false] });
      }
    }
  }
  const passage = train(
    passageGroups.map(({ group }) => group),
    'list',
  );
  const models = { ...plain, passage };
  const foreign = questionsOf(articles);
  for (const { passages, questions } of businesses) {
    const index = await PassageIndex.build(passages, models, ALL_READ);
    for (const { kind, before, question, answers } of questions) {
      const search = index.search(question, before !== null && isFollowUp(question) ? before : undefined);
      const found = search.candidates.slice(0, 2).some(({ passage: { text } }) => holdsAnswer(text, answers));
      const features = [search.confidenceFeatures];
      confidences.push(...repeated({ features, right: [kind !== 'foreign' && found] }));
      if (kind !== 'foreign')
        sentences.push(...repeated(sentenceGroupOf(models, search, (text) => holdsAnswer(text, answers))));
    }
    for (let number = 0; number < FOREIGN; number += 1) {
      const { question } = foreign[Math.floor((number * foreign.length) / FOREIGN)]!;
      confidences.push({ features: [index.search(question).confidenceFeatures], right: [false] });
    }
  }
  return { ...models, sentence: train(sentences, 'list'), confidence: train(confidences, 'each') };
};
