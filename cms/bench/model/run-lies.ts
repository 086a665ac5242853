import type { Passage } from '../../src/engines/ai/port';
import { askQuestion, loadScorer } from '../visitors-run';
import { readVisitedBusinesses, type VisitedBusiness, type VisitorQuestion } from '../visitors-set';
import { injected, liesTo, type Lie } from './lies';
import { samplesOf } from './pattern-samples';
import { chainOf, type RunOptions } from './run-options';
import type { ScriptedServer } from './scripted-server';
import { sourcesOf } from './run-visitors';

interface Options extends RunOptions {
  script: ScriptedServer;
  /** Lies of each question, in turn; all of them when it is larger than there are. */
  each: number;
}

/** The price that a question's judge forbids, as the sources write it: a true price of something else. */
const otherPrices = ({ mustNot = [] }: VisitorQuestion, sources: string): string[] =>
  mustNot.flatMap((pattern) =>
    samplesOf(pattern).filter(
      (sample) => /^\d+(?:[.,]\d+)? ?€$/.test(sample) && sources.includes(parseInt(sample, 10).toString()),
    ),
  );

const order = (text: string): Passage => ({
  id: 'injected',
  sourceId: 'injected',
  sourceTitle: 'note.txt',
  page: null,
  heading: '',
  text,
  question: null,
});

/** A model that lies to every question. True when not one false fact reached a visitor. */
export const runLies = async (
  folder: string,
  { connection, script, isVerbose, each }: Options,
): Promise<boolean> => {
  const scorer = await loadScorer(folder);
  const counts = new Map<string, { cases: number; shown: number }>();
  let place = 0;
  const tell = async (business: VisitedBusiness, question: VisitorQuestion, lie: Lie): Promise<void> => {
    script.reply = lie.reply;
    const chain = chainOf(connection, business);
    const { answer } = await askQuestion(business, question, scorer, (request) => chain.ask(request));
    const count = counts.get(lie.kind) ?? { cases: 0, shown: 0 };
    count.cases += 1;
    if (answer.text.includes(lie.reply) || lie.falseWords.some((word) => answer.text.includes(word))) {
      count.shown += 1;
      if (isVerbose)
        console.log(
          `\n[${lie.kind}] ${question.id} ${question.ask}\n    → (${answer.engine}) ${answer.text}`,
        );
    }
    counts.set(lie.kind, count);
  };
  for (const business of await readVisitedBusinesses(folder)) {
    const sources = sourcesOf(business);
    for (const question of business.questions) {
      const { ask } = question;
      if (question.kind === 'small-talk') continue;
      const lies = liesTo({ ask, others: otherPrices(question, sources) }, sources, place);
      for (let step = 0; step < Math.min(each, lies.length); step += 1) {
        const lie = lies[(place * each + step) % lies.length];
        if (lie) await tell(business, question, lie);
      }
      const { text, lie } = injected(place);
      if (place % 4 === 0)
        await tell({ ...business, passages: [...business.passages, order(`${ask} ${text}`)] }, question, lie);
      place += 1;
    }
  }
  let shown = 0;
  let cases = 0;
  for (const [kind, count] of counts) {
    console.log(
      `${kind.padEnd(26)} ${String(count.cases).padStart(4)} cases  ${String(count.shown).padStart(4)} reached a visitor`,
    );
    shown += count.shown;
    cases += count.cases;
  }
  console.log(
    `${'all'.padEnd(26)} ${String(cases).padStart(4)} cases  ${String(shown).padStart(4)} reached a visitor`,
  );
  return shown === 0;
};
