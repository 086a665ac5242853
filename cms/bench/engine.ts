import { chooseQuotes } from '../src/engines/ai/index/quotes';
import { PassageIndex } from '../src/engines/ai/index/passage-index';
import type { Models } from '../src/engines/ai/index/model';
import { readBusinesses } from './business-set';
import { type Article, foldsOf, holdsAnswer, passagesOf, questionsOf, readArticles } from './data';
import { learnModels } from './learn-models';
import { plainBm25 } from './plain-bm25';

interface Row {
  name: string;
  first: number;
  five: number;
  at300: number;
  at500: number;
  count: number;
  times: number[];
  inside: number[];
  outside: number[];
}
const newRow = (name: string): Row => ({
  name,
  first: 0,
  five: 0,
  at300: 0,
  at500: 0,
  count: 0,
  times: [],
  inside: [],
  outside: [],
});
const reply = (models: Models, search: ReturnType<PassageIndex['search']>, budget: number): string =>
  chooseQuotes(models, search, budget)
    .map(({ text }) => text)
    .join('\n\n')
    .slice(0, budget);

const percent = (part: number, whole: number): string =>
  ((100 * part) / Math.max(1, whole)).toFixed(1).padStart(5);
const quantile = (values: number[], q: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0;

/** Share of foreign questions still answered when `keep` of the own ones are. */
const outsideAt = (row: Row, keep: number): number => {
  const limit = quantile(row.inside, 1 - keep);
  return row.outside.filter((value) => value >= limit).length / Math.max(1, row.outside.length);
};

/** Asks a bot made of `own` its questions, and questions of other articles. */
const ask = async (
  row: Row,
  baseline: Row,
  models: Models,
  own: Article[],
  others: Article[],
  every = 1,
): Promise<void> => {
  const index = await PassageIndex.build(passagesOf(own), models);
  const plain = await plainBm25(passagesOf(own));
  for (const [number, { question, answers, passageId }] of questionsOf(own).entries()) {
    if (number % every !== 0) continue;
    const start = performance.now();
    const search = index.search(question);
    const at500 = reply(models, search, 500);
    row.times.push(performance.now() - start);
    row.count += 1;
    row.inside.push(search.confidence);
    if (search.candidates[0]?.passage.id === passageId) row.first += 1;
    if (search.candidates.slice(0, 5).some(({ passage }) => passage.id === passageId)) row.five += 1;
    if (holdsAnswer(at500, answers)) row.at500 += 1;
    if (holdsAnswer(reply(models, search, 300), answers)) row.at300 += 1;

    const begun = performance.now();
    const ranked = plain.rank(question);
    const long = plain.reply(question, ranked, 500);
    baseline.times.push(performance.now() - begun);
    baseline.count += 1;
    baseline.inside.push(ranked[0]?.score ?? 0);
    if (ranked[0]?.passage.id === passageId) baseline.first += 1;
    if (ranked.slice(0, 5).some(({ passage }) => passage.id === passageId)) baseline.five += 1;
    if (holdsAnswer(long, answers)) baseline.at500 += 1;
    if (holdsAnswer(plain.reply(question, ranked, 300), answers)) baseline.at300 += 1;
  }
  const foreign = questionsOf(others);
  const step = Math.max(1, Math.floor(foreign.length / Math.max(1, questionsOf(own).length / every)));
  for (let at = 0; at < foreign.length; at += step) {
    const question = foreign[at]?.question ?? '';
    row.outside.push(index.search(question).confidence);
    baseline.outside.push(plain.rank(question)[0]?.score ?? 0);
  }
};

const print = (rows: Row[]): void => {
  console.log(
    'engine                               n     R@1   R@5   <=300 <=500 | foreign answered at keep 90 / 95 | p50 ms  p95 ms',
  );
  for (const row of rows)
    console.log(
      `${row.name.padEnd(34)} ${String(row.count).padStart(5)}  ${percent(row.first, row.count)} ${percent(row.five, row.count)} ${percent(row.at300, row.count)} ${percent(row.at500, row.count)} | ${(100 * outsideAt(row, 0.9)).toFixed(1).padStart(5)} / ${(100 * outsideAt(row, 0.95)).toFixed(1).padStart(5)}   | ${quantile(row.times, 0.5).toFixed(2)}  ${quantile(row.times, 0.95).toFixed(2)}`,
    );
};

/** Where the bands may be cut: confidence that keeps a share of own questions, and what it lets through. */
const printBands = (row: Row): void => {
  for (const limit of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8])
    console.log(
      `  confidence >= ${limit}: own ${percent(row.inside.filter((value) => value >= limit).length, row.inside.length)} %, foreign ${percent(row.outside.filter((value) => value >= limit).length, row.outside.length)} %`,
    );
};

const main = async (): Promise<void> => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('usage: engine <squad-it file>');
  const articles = readArticles(file);
  const businesses = await readBusinesses('tune');

  const alone = newRow('Officina, one article per bot (CV 4)');
  const aloneBase = newRow('plain BM25 (stop + stem), packed');
  for (const held of foldsOf(articles, 4)) {
    const models = await learnModels(
      articles.filter((article) => !held.includes(article)),
      businesses,
    );
    for (const article of held)
      await ask(
        alone,
        aloneBase,
        models,
        [article],
        held.filter((other) => other !== article),
      );
  }
  print([alone, aloneBase]);
  printBands(alone);

  const together = newRow('Officina, ten articles per bot (CV 2)');
  const togetherBase = newRow('plain BM25 (stop + stem), packed');
  for (const held of foldsOf(articles, 2)) {
    const models = await learnModels(
      articles.filter((article) => !held.includes(article)),
      businesses,
    );
    await ask(together, togetherBase, models, held.slice(0, 10), held.slice(10));
  }
  print([together, togetherBase]);
  printBands(together);
};
void main();
