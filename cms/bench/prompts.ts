/**
 * What owners type, put to the built-in assistant in this process and judged as the scorer of the set judges it:
 *
 *   npm run bench -- prompts FILE JUDGE [-v] [--only ID] [--all]
 *
 * FILE is a list of prompts, JUDGE a module that exports `judge(item, reply)`. `-v` prints what was not right, `--all` every reply.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { calculationOf } from '../src/domain/advice/calculation-of';
import { readMentions } from '../src/domain/advice/read-mentions';
import { CALCULATORS } from '../src/domain/finance/calculators';
import { FISCAL_PARAMETERS } from '../src/domain/finance/fiscal-parameters';
import { readAmount } from '../src/domain/finance/read-amount';
import { createAdviser } from '../src/engines/ai/assistant';
import type { HistoryMessage } from '../src/engines/ai/port';

interface Prompt {
  id: string;
  kind: string;
  turns: string[];
  account?: {
    company?: { name?: string; city?: string; province?: string };
    project?: { name: string; answers: Record<string, string> };
  };
}
interface Verdict {
  verdict: 'right' | 'wrong' | 'unhelpful';
  reason: string;
  missing: string[];
  hit: string[];
}
type Judge = (prompt: Prompt, reply: { text: string; outcome: string; nextStep: string | null }) => Verdict;

const [file = '', judgeFile = '', ...options] = process.argv.slice(2);
const only = options.includes('--only') ? options[options.indexOf('--only') + 1] : undefined;

/** What the server would know of the prompt's account. */
const knownOf = ({ account }: Prompt) => {
  const figures: Record<string, number> = {};
  for (const [name, answer] of Object.entries(account?.project?.answers ?? {})) {
    const cents = readAmount(answer);
    if (cents !== null && name !== 'startYear')
      figures[name] = name === 'customersMonth' ? cents / 100 : cents;
  }
  if (figures.fixedCostsMonth !== undefined) figures.fixedCosts = figures.fixedCostsMonth;
  if (figures.turnoverYear && figures.variableCostsYear !== undefined)
    figures.marginRate = Math.round(
      (10_000 * (figures.turnoverYear - figures.variableCostsYear)) / figures.turnoverYear,
    );
  const { problem } = account?.project?.answers ?? {};
  return {
    companyName: account?.company?.name ?? '',
    figures,
    facts: [
      { name: 'city', value: [account?.company?.city, account?.company?.province].filter(Boolean).join(' ') },
      { name: 'sector', value: account?.project?.answers.sector ?? '' },
      { name: 'problem', value: problem ?? '' },
    ].filter(({ value }) => value !== ''),
    hasProjects: account?.project !== undefined,
  };
};

const main = async (): Promise<void> => {
  // A scorer may run when it is loaded: then over nothing.
  const empty = path.join(__dirname, 'no-prompts.json');
  fs.writeFileSync(empty, '[]');
  const argv = process.argv;
  process.argv = [argv[0] ?? '', judgeFile, 'http://127.0.0.1:9', empty];
  const { judge } = (await import(pathToFileURL(path.resolve(judgeFile)).href)) as { judge: Judge };
  process.argv = argv;
  const adviser = createAdviser({
    calculators: CALCULATORS,
    calculationOf,
    figuresIn: readMentions,
    lateInterest: FISCAL_PARAMETERS.lateInterest,
  });
  const prompts = (JSON.parse(fs.readFileSync(file, 'utf8')) as Prompt[]).filter(
    ({ id, kind }) => only === undefined || id === only || kind === only,
  );
  const counts = new Map<string, Record<Verdict['verdict'], number>>();
  const times: number[] = [];
  for (const prompt of prompts) {
    const history: HistoryMessage[] = [];
    let reply = { text: '', outcome: '', nextStep: null as string | null };
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
      reply = { text: advice.text, outcome: advice.outcome, nextStep: advice.nextStep?.kind ?? null };
      history.push({ role: 'user', text }, { role: 'bot', text: advice.text });
    }
    const { verdict, reason, missing, hit } = judge(prompt, reply);
    for (const row of [prompt.kind, 'total']) {
      const count = counts.get(row) ?? { right: 0, wrong: 0, unhelpful: 0 };
      count[verdict] += 1;
      counts.set(row, count);
    }
    if (options.includes('--all') || (options.includes('-v') && verdict !== 'right')) {
      console.log(
        `\n${prompt.id} ${verdict.toUpperCase()}: ${reason}\n  ? ${prompt.turns.join(' › ')}\n  (${reply.outcome}) ${reply.text.replace(/\n+/g, '\n    ')}`,
      );
      for (const pattern of missing) console.log(`  lacks ${pattern.slice(0, 160)}`);
      for (const pattern of hit) console.log(`  holds ${pattern.slice(0, 160)}`);
    }
  }
  counts.set('total', counts.get('total') ?? { right: 0, wrong: 0, unhelpful: 0 });
  for (const [kind, { right, wrong, unhelpful }] of counts)
    console.log(`${kind.padEnd(14)} right ${right}  wrong ${wrong}  unhelpful ${unhelpful}`);
  times.sort((a, b) => a - b);
  console.log(
    `a reply: median ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, 95 % ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms`,
  );
};

void main();
