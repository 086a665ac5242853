import { PassageIndex } from '../src/engines/ai/index/passage-index';
import type { Models } from '../src/engines/ai/index/model';
import { chooseQuotes } from '../src/engines/ai/index/quotes';
import { readBusinesses } from './business-set';
import {
  ALL_READ,
  type Article,
  type Asked,
  foldsOf,
  holdsAnswer,
  passagesOf,
  questionsOf,
  readArticles,
} from './data';
import { asKeywords, withTypos } from './disturb';
import { note } from './figures';
import { learnModels } from './learn-models';
import { type Found, type Yardstick, yardsticksOf } from './yardsticks';

const percent = (part: number, whole: number): string =>
  ((100 * part) / Math.max(1, whole)).toFixed(1).padStart(6);
const quantile = (values: number[], q: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0;

/** Everything that is counted of one way of answering. */
class Row {
  readonly times: number[] = [];
  readonly own: number[] = [];
  readonly foreign: number[] = [];
  #asked = 0;
  #first = 0;
  #five = 0;
  #reciprocal = 0;
  #at300 = 0;
  #at500 = 0;
  #disturbed = 0;
  #typos = 0;
  #keywords = 0;

  constructor(
    readonly name: string,
    private readonly everyOther: number,
  ) {}

  /** Asks one question, and every fourth also misspelt and as keywords. */
  ask(engine: Yardstick, { question, answers, passageId }: Asked): void {
    const place = (text: string): number =>
      engine.rank(text).findIndex(({ passage }) => passage.id === passageId);
    const begun = performance.now();
    const ranked = engine.rank(question);
    const long = engine.reply(question, ranked, 500);
    this.times.push(performance.now() - begun);
    const at = ranked.findIndex(({ passage }) => passage.id === passageId);
    if (at === 0) this.#first += 1;
    if (at >= 0 && at < 5) this.#five += 1;
    if (at >= 0 && at < 10) this.#reciprocal += 1 / (at + 1);
    if (holdsAnswer(long, answers)) this.#at500 += 1;
    if (holdsAnswer(engine.reply(question, ranked, 300), answers)) this.#at300 += 1;
    if (this.#asked % this.everyOther === 0) {
      this.#disturbed += 1;
      const isFive = (found: number) => found >= 0 && found < 5;
      if (isFive(place(withTypos(question)))) this.#typos += 1;
      if (isFive(place(asKeywords(question)))) this.#keywords += 1;
    }
    this.#asked += 1;
  }

  /** Share of foreign questions still answered when `keep` of the own ones are. */
  foreignAt(keep: number): number {
    const limit = quantile(this.own, 1 - keep);
    return this.foreign.filter((value) => value >= limit).length;
  }

  /** The figures that have goals. */
  figures(): Record<string, number> {
    const share = (part: number, whole: number): number => (100 * part) / Math.max(1, whole);
    return {
      'R@1': share(this.#first, this.#asked),
      'R@5': share(this.#five, this.#asked),
      'MRR@10': share(this.#reciprocal, this.#asked),
      typos: share(this.#typos, this.#disturbed),
      keywords: share(this.#keywords, this.#disturbed),
      'gold 300': share(this.#at300, this.#asked),
      'gold 500': share(this.#at500, this.#asked),
      foreign: share(this.foreignAt(0.9), this.foreign.length),
    };
  }

  toString(): string {
    const n = this.#asked;
    return [
      this.name.padEnd(36),
      String(n).padStart(5),
      percent(this.#first, n),
      percent(this.#five, n),
      percent(this.#reciprocal, n),
      percent(this.#typos, this.#disturbed),
      percent(this.#keywords, this.#disturbed),
      percent(this.#at300, n),
      percent(this.#at500, n),
      percent(this.foreignAt(0.9), this.foreign.length),
      percent(this.foreignAt(0.95), this.foreign.length),
      quantile(this.times, 0.5).toFixed(2).padStart(7),
      quantile(this.times, 0.95).toFixed(2).padStart(7),
    ].join(' ');
  }
}

const HEAD =
  'engine                                   n    R@1    R@5 MRR@10  typo5   key5  <=300  <=500  oos90  oos95  p50 ms  p95 ms';

/** The product's engine as the yardsticks are: the reply is chosen from the very search that ranked. */
const engineOf = (index: PassageIndex, models: Models): Yardstick => {
  let last: { question: string; search: ReturnType<PassageIndex['search']> } | null = null;
  const search = (question: string) => {
    if (last?.question !== question) last = { question, search: index.search(question) };
    return last.search;
  };
  return {
    name: 'Officina',
    rank: (question) => search(question).candidates,
    reply: (question, _ranked: Found[], budget) =>
      chooseQuotes(models, search(question), budget)
        .map(({ text }) => text)
        .join('\n\n')
        .slice(0, budget),
  };
};

/** One bot that knows every article; each article's questions are asked with models that have not seen it. */
const oneBot = async (rows: Map<string, Row>, articles: Article[], folds: number, every: number) => {
  const rowOf = (name: string): Row => {
    const row = rows.get(name) ?? new Row(name, 4);
    rows.set(name, row);
    return row;
  };
  const businesses = await readBusinesses('tune');
  const passages = passagesOf(articles);
  const others = yardsticksOf(passages);
  for (const held of foldsOf(articles, folds)) {
    const models = await learnModels(
      articles.filter((article) => !held.includes(article)),
      businesses,
    );
    const engine = engineOf(await PassageIndex.build(passages, models, ALL_READ), models);
    for (const [number, question] of questionsOf(held).entries()) {
      if (number % every !== 0) continue;
      for (const each of [engine, ...others]) rowOf(each.name).ask(each, question);
    }
  }
};

/** A third of the articles is hidden: its questions are foreign. Models have seen neither those nor the ones that are asked. */
const abstention = async (rows: Map<string, Row>, articles: Article[], every: number) => {
  const businesses = await readBusinesses('tune');
  const thirds = foldsOf(articles, 3);
  for (const [number, hidden] of thirds.entries()) {
    const questioned = thirds[(number + 1) % 3] ?? [];
    const learned = thirds[(number + 2) % 3] ?? [];
    const models = await learnModels(learned, businesses);
    const passages = passagesOf([...questioned, ...learned]);
    const index = await PassageIndex.build(passages, models, ALL_READ);
    const others = yardsticksOf(passages);
    const note = (kind: 'own' | 'foreign', questions: Asked[]) => {
      for (const { question } of questions.filter((_, at) => at % every === 0)) {
        rows.get('Officina')?.[kind].push(index.search(question).confidence);
        for (const { name, rank } of others) rows.get(name)?.[kind].push(rank(question)[0]?.score ?? 0);
      }
    };
    note('own', questionsOf(questioned));
    note('foreign', questionsOf(hidden));
  }
};

/** `engine FILE [--quick]`: the finder beside its yardsticks, in one run. */
const main = async (): Promise<void> => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('usage: engine <squad-it file> [--quick]');
  const quick = process.argv.includes('--quick');
  const articles = readArticles(file);
  const rows = new Map<string, Row>();
  await oneBot(rows, articles, quick ? 2 : 4, quick ? 4 : 1);
  await abstention(rows, articles, 4);
  console.log(HEAD);
  for (const row of rows.values()) {
    console.log(String(row));
    for (const [name, value] of Object.entries(row.figures())) note(`${row.name}: ${name}`, value);
  }
};
void main();
