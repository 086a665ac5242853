import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { EmbeddedEngine } from '../src/engines/ai/embedded/embedded-engine';
import { IndexRetriever } from '../src/engines/ai/index/index-retriever';
import models from '../src/engines/ai/index/models.json';
import { PassageIndex } from '../src/engines/ai/index/passage-index';
import type { Answer, BotProfile, HistoryMessage } from '../src/engines/ai/port';
import { readVisitedBusinesses, type VisitedBusiness, type VisitorQuestion } from './visitors-set';

interface Judged {
  verdict: string;
  note: string;
  length: number;
}
/** What the set's own scorer exports. */
interface Scorer {
  judge(question: VisitorQuestion, reply: Pick<Answer, 'text' | 'outcome' | 'sources' | 'handover'>): Judged;
}
interface Result extends Judged {
  business: string;
  question: VisitorQuestion;
  answer: Answer;
  milliseconds: number;
}

const VERDICTS = ['right', 'partly', 'wrong', 'refused', 'rightly refused'] as const;

/** The judge stands beside the set: `FOLDER/../score.mjs`. */
const loadScorer = async (folder: string): Promise<Scorer> =>
  (await import(pathToFileURL(path.resolve(folder, '../score.mjs')).href)) as Scorer;

const botOf = ({ name, title, language }: VisitedBusiness): BotProfile => ({
  id: name,
  name: title,
  instructions: '',
  tone: 'neutral',
  language,
  fallbackText: '',
  contactUrl: '',
  siteUrl: '',
});

const askBusiness = async (business: VisitedBusiness, { judge }: Scorer): Promise<Result[]> => {
  const retriever = new IndexRetriever(await PassageIndex.build(business.passages, models), models);
  const engine = new EmbeddedEngine({ now: () => new Date(`${business.today}T10:00:00Z`).getTime() });
  const reply = async (text: string, history: HistoryMessage[]): Promise<Answer> => {
    const signal = new AbortController().signal;
    for await (const event of engine.answer(
      { bot: botOf(business), text, history, sessionId: 's', signal },
      retriever,
    ))
      if (event.type === 'done') return event.answer;
    throw new Error('The answer never ended');
  };
  const results: Result[] = [];
  for (const question of business.questions) {
    const history: HistoryMessage[] = [];
    for (const before of question.before ?? [])
      history.push(
        { role: 'user', text: before },
        { role: 'bot', text: (await reply(before, history)).text },
      );
    const start = performance.now();
    const answer = await reply(question.ask, history);
    const milliseconds = performance.now() - start;
    results.push({ ...judge(question, answer), business: business.name, question, answer, milliseconds });
  }
  return results;
};

const printTable = (name: string, groups: [string, Result[]][]): void => {
  console.log(
    `\n${name.padEnd(14)}${'n'.padStart(5)}${VERDICTS.map((each) => each.padStart(17)).join('')}${'good %'.padStart(9)}`,
  );
  for (const [group, results] of groups) {
    const of = (verdict: string): number => results.filter((each) => each.verdict === verdict).length;
    const good = (100 * (of('right') + of('rightly refused'))) / Math.max(1, results.length);
    console.log(
      `${group.padEnd(14)}${String(results.length).padStart(5)}${VERDICTS.map((each) => String(of(each)).padStart(17)).join('')}${good.toFixed(1).padStart(9)}`,
    );
  }
};

const grouped = (results: Result[], keyOf: (result: Result) => string): [string, Result[]][] => {
  const groups = new Map<string, Result[]>();
  for (const each of results) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
};

const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const oneLine = (text: string): string => text.replace(/\n+/g, ' ⏎ ');

/** Questions of visitors to small businesses, asked in this process: `visitors FOLDER [-v] [--replies FILE]`. */
const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  const at = args.indexOf('--replies');
  const repliesTo = at < 0 ? null : (args.splice(at, 2)[1] ?? null);
  const folder = args.find((arg) => !arg.startsWith('-'));
  if (folder === undefined) throw new Error('visitors FOLDER [-v] [--replies FILE]');
  const scorer = await loadScorer(folder);
  const results: Result[] = [];
  for (const business of await readVisitedBusinesses(folder))
    results.push(...(await askBusiness(business, scorer)));
  for (const { business, question, answer, verdict, note, length } of results) {
    if (!args.includes('-v') || verdict === 'right' || verdict === 'rightly refused') continue;
    const before = (question.before ?? []).map((turn) => `«${turn}» `).join('');
    console.log(`\n[${verdict}] ${business} ${question.id} (${question.kind}) ${before}${question.ask}`);
    console.log(`    ${note} (${answer.outcome}, ${answer.why.band}, ${length} characters)`);
    console.log(`    → ${oneLine(answer.text)}`);
  }
  printTable('business', [...grouped(results, ({ business }) => business), ['all', results]]);
  printTable('kind', [...grouped(results, ({ question }) => question.kind), ['all', results]]);
  const mean = results.reduce((sum, { length }) => sum + length, 0) / Math.max(1, results.length);
  const p95 = percentile(
    results.map(({ milliseconds }) => milliseconds),
    0.95,
  );
  console.log(`\nmean reply ${mean.toFixed(0)} characters, reply p95 ${p95.toFixed(1)} ms`);
  if (repliesTo !== null)
    fs.writeFileSync(
      repliesTo,
      results
        .map(
          ({ question: { before = [], ask }, answer }) =>
            `- ${[...before, ask].join(' > ')} → ${oneLine(answer.text)}`,
        )
        .join('\n'),
    );
};
void main();
