import type { Answer } from '../../src/engines/ai/port';
import { askQuestion, grouped, loadScorer, printTable, type Result } from '../visitors-run';
import { readVisitedBusinesses, type VisitedBusiness, type VisitorQuestion } from '../visitors-set';
import { perfectReply } from './perfect-replies';
import { chainOf, GOAL, type RunOptions } from './run-options';

export const isGood = ({ verdict }: { verdict: string }): boolean =>
  verdict === 'right' || verdict === 'rightly refused';

export const sourcesOf = ({ passages }: VisitedBusiness): string =>
  passages.map(({ heading, text }) => `${heading} ${text}`).join('\n');

const stated = (text: string): Pick<Answer, 'text' | 'outcome' | 'sources' | 'handover'> => ({
  text,
  outcome: 'answered',
  sources: [],
  handover: false,
});

/** Visitors' questions, answered by the chain with a model in it. True when a perfect script reaches the goal. */
export const runVisitorsSet = async (
  folder: string,
  { connection, script, isVerbose }: RunOptions,
): Promise<boolean> => {
  const scorer = await loadScorer(folder);
  const results: Result[] = [];
  const unscripted: VisitorQuestion[] = [];
  for (const business of await readVisitedBusinesses(folder)) {
    const chain = chainOf(connection, business);
    for (const question of business.questions) {
      let expected: string | null = null;
      if (script) {
        expected = perfectReply(question, sourcesOf(business), (text) =>
          isGood(scorer.judge(question, stated(text))),
        );
        if (expected === null) unscripted.push(question);
        script.reply = expected ?? '';
      }
      const result = await askQuestion(business, question, scorer, (request) => chain.ask(request));
      results.push(result);
      if (isVerbose && !isGood(result)) printLoss(result, expected);
    }
  }
  printTable('kind', [...grouped(results, ({ question }) => question.kind), ['all', results]]);
  const byModel = results.filter(({ answer }) => answer.engine === 'openai-compatible').length;
  const share = results.filter(isGood).length / Math.max(1, results.length);
  console.log(
    `\ngood ${(100 * share).toFixed(1)} %; ${byModel} of ${results.length} answered by the model${script ? `; no script for ${unscripted.length}` : ''}`,
  );
  for (const { id } of unscripted) console.log(`  no script: ${id}`);
  return !script || share >= GOAL;
};

const printLoss = ({ business, question, answer, verdict, note }: Result, expected: string | null): void => {
  console.log(`\n[${verdict}] ${business} ${question.id} (${question.kind}) ${question.ask}: ${note}`);
  if (expected !== null) console.log(`    expected ${expected}`);
  console.log(`    → (${answer.engine}) ${answer.text.replace(/\n+/g, ' ⏎ ')}`);
  for (const { sentence, claim } of answer.why.heldBack ?? [])
    console.log(`    held back (${claim}): ${sentence}`);
};
