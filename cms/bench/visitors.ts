import fs from 'node:fs';
import { IndexRetriever } from '../src/engines/ai/index/index-retriever';
import models from '../src/engines/ai/index/models.json';
import { PassageIndex } from '../src/engines/ai/index/passage-index';
import {
  askQuestion,
  embeddedOn,
  grouped,
  loadScorer,
  printTable,
  type Result,
  type Scorer,
} from './visitors-run';
import { readVisitedBusinesses, type VisitedBusiness } from './visitors-set';

const askBusiness = async (business: VisitedBusiness, scorer: Scorer): Promise<Result[]> => {
  const retriever = new IndexRetriever(await PassageIndex.build(business.passages, models), models);
  const engine = embeddedOn(business.today);
  const results: Result[] = [];
  for (const question of business.questions)
    results.push(
      await askQuestion(business, question, scorer, (request) => engine.answer(request, retriever)),
    );
  return results;
};

const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const oneLine = (text: string): string => text.replace(/\n+/g, ' ⏎ ');

/** Questions of visitors to small businesses, asked in this process: `visitors FOLDER [JUDGE] [-v] [--replies FILE]`. */
const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  const at = args.indexOf('--replies');
  const repliesTo = at < 0 ? null : (args.splice(at, 2)[1] ?? null);
  const [folder, judge] = args.filter((arg) => !arg.startsWith('-'));
  if (folder === undefined) throw new Error('visitors FOLDER [JUDGE] [-v] [--replies FILE]');
  const scorer = await loadScorer(folder, judge);
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
