/**
 * What owners type, put to the built-in assistant in this process and judged as the scorer of the set judges it:
 *
 *   npm run bench -- prompts FILE JUDGE [-v] [--only ID] [--all] [--stages]
 *
 * FILE is a list of prompts, JUDGE a module that exports `judge(item, reply)`. `-v` prints what was not right, `--all` every reply,
 * `--stages` at which step those that were not right failed: topic, choice of plan or rule, figures, calculator, words.
 */
import fs from 'node:fs';
import { createAdviser, KnowledgeBase } from '../src/engines/ai/assistant';
import type { Advice } from '../src/contract';
import type { HistoryMessage } from '../src/engines/ai/port';
import { intentOf, stageOf, STAGES, type Stage } from './assistant/stages';
import {
  ADVISER_TOOLS,
  knownOf,
  loadJudge,
  SEEDED_KNOWLEDGE,
  type Prompt,
  type Verdict,
} from './prompts-set';

const [file = '', judgeFile = '', ...options] = process.argv.slice(2);
const only = options.includes('--only') ? options[options.indexOf('--only') + 1] : undefined;

const main = async (): Promise<void> => {
  const judge = await loadJudge(judgeFile);
  const adviser = createAdviser(ADVISER_TOOLS, new KnowledgeBase(SEEDED_KNOWLEDGE));
  const prompts = (JSON.parse(fs.readFileSync(file, 'utf8')) as Prompt[]).filter(
    ({ id, kind }) => only === undefined || id === only || kind === only,
  );
  const counts = new Map<string, Record<Verdict['verdict'], number>>();
  const times: number[] = [];
  const failed: { stage: Stage; verdict: string; prompt: Prompt }[] = [];
  for (const prompt of prompts) {
    const history: HistoryMessage[] = [];
    let reply = { text: '', outcome: '', nextStep: null as string | null };
    let last: Advice | null = null;
    for (const text of prompt.turns) {
      const begun = performance.now();
      const advice = await adviser.advise({
        text,
        history,
        language: 'it',
        userName: 'Anna',
        ...knownOf(prompt),
      });
      times.push(performance.now() - begun);
      last = advice;
      reply = { text: advice.text, outcome: advice.outcome, nextStep: advice.nextStep?.kind ?? null };
      history.push({ role: 'user', text }, { role: 'bot', text: advice.text });
    }
    const { verdict, reason, missing, hit } = judge(prompt, reply);
    for (const row of [prompt.kind, 'total']) {
      const count = counts.get(row) ?? { right: 0, wrong: 0, unhelpful: 0 };
      count[verdict] += 1;
      counts.set(row, count);
    }
    if (verdict !== 'right' && last)
      failed.push({
        verdict,
        prompt,
        stage: stageOf(prompt, last, {
          intent: intentOf(file, prompt.id),
          figures: ADVISER_TOOLS.figuresIn(prompt.turns.at(-1) ?? ''),
        }),
      });
    if (options.includes('--all') || (options.includes('-v') && verdict !== 'right')) {
      console.log(
        `\n${prompt.id} ${verdict.toUpperCase()}: ${reason}\n  ? ${prompt.turns.join(' › ')}\n  (${reply.outcome}) ${reply.text.replace(/\n+/g, '\n    ')}`,
      );
      for (const pattern of missing) console.log(`  lacks ${pattern.slice(0, 160)}`);
      for (const pattern of hit) console.log(`  holds ${pattern.slice(0, 160)}`);
    }
  }
  if (options.includes('--stages'))
    for (const stage of STAGES)
      for (const each of failed.filter((one) => one.stage === stage))
        console.log(
          `${stage.padEnd(11)}${each.verdict.padEnd(10)}${each.prompt.id.padEnd(11)}${each.prompt.turns.join(' › ').slice(0, 100)}`,
        );
  counts.set('total', counts.get('total') ?? { right: 0, wrong: 0, unhelpful: 0 });
  for (const [kind, { right, wrong, unhelpful }] of counts)
    console.log(`${kind.padEnd(14)} right ${right}  wrong ${wrong}  unhelpful ${unhelpful}`);
  times.sort((a, b) => a - b);
  console.log(
    `a reply: median ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, 95 % ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms`,
  );
};

void main();
