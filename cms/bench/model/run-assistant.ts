import fs from 'node:fs';
import path from 'node:path';
import { createAssistant } from '../../src/engines/ai/assistant';
import type { Assistant, AssistantEvent } from '../../src/engines/ai/assistant/port';
import type { HistoryMessage } from '../../src/engines/ai/port';
import { ADVISER_TOOLS, SEEDED_KNOWLEDGE, knownOf, loadJudge, type Prompt } from '../prompts-set';
import { perfectAdvice } from './perfect-replies';
import { GOAL, type RunOptions } from './run-options';

type Done = Extract<AssistantEvent, { type: 'done' }>;

const adviceOf = async (
  assistant: Assistant,
  prompt: Prompt,
  text: string,
  history: HistoryMessage[],
): Promise<Done> => {
  const events = assistant.ask({
    text,
    history,
    language: 'it',
    userName: 'Anna',
    ...knownOf(prompt),
    attached: [],
    session: { id: 's', userId: 'u', vatNumber: '' },
    signal: new AbortController().signal,
  });
  for await (const event of events) if (event.type === 'done') return event;
  throw new Error('The advice never ended');
};

/** Owners' prompts, advised by the assistant with a model. True when a perfect script reaches the goal. */
export const runAssistantSet = async (
  file: string,
  { connection, script, isVerbose }: RunOptions,
): Promise<boolean> => {
  const judge = await loadJudge(path.resolve(path.dirname(file), 'score.mjs'));
  const assistant = createAssistant(
    { model: () => connection, webhookUrl: '' },
    {
      tools: ADVISER_TOOLS,
      knowledge: SEEDED_KNOWLEDGE,
      log: { warn: () => undefined },
      now: () => Date.now(),
    },
  );
  const prompts = JSON.parse(fs.readFileSync(file, 'utf8')) as Prompt[];
  const verdicts: Record<string, number> = {};
  let byModel = 0;
  for (const prompt of prompts) {
    const expected = script
      ? perfectAdvice(
          prompt,
          (text) => judge(prompt, { text, outcome: 'answered', nextStep: null }).verdict === 'right',
        )
      : null;
    const history: HistoryMessage[] = [];
    let done: Done | null = null;
    for (const [place, text] of prompt.turns.entries()) {
      if (script) script.reply = place === prompt.turns.length - 1 ? (expected ?? '') : 'Va bene.';
      done = await adviceOf(assistant, prompt, text, history);
      history.push({ role: 'user', text }, { role: 'bot', text: done.advice.text });
    }
    if (!done) continue;
    const { advice, engine } = done;
    if (engine === 'model') byModel += 1;
    const reply = { text: advice.text, outcome: advice.outcome, nextStep: advice.nextStep?.kind ?? null };
    const { verdict, reason, missing, hit } = judge(prompt, reply);
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
    if (!isVerbose || verdict === 'right') continue;
    console.log(
      `\n${prompt.id} ${verdict.toUpperCase()}: ${reason} (${engine})\n  ? ${prompt.turns.join(' › ')}`,
    );
    if (script) console.log(`  expected ${expected ?? '(no script)'}`);
    console.log(
      `  → ${advice.text.replace(/\n+/g, ' ⏎ ')}\n  lacks ${missing.join(' ')} holds ${hit.join(' ')}`,
    );
  }
  const share = (verdicts.right ?? 0) / Math.max(1, prompts.length);
  console.log(
    `\nright ${(100 * share).toFixed(1)} % of ${prompts.length}; ${byModel} advised by the model`,
    verdicts,
  );
  return !script || share >= GOAL;
};
