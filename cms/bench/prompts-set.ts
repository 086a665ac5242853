import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { adviserTools } from '../src/domain/advice/adviser-tools';
import { romeDay } from '../src/domain/chatbot/rome-time';
import { seededKnowledge, seededParameters } from '../src/seeds/knowledge/seeded-knowledge';
import { readAmount } from '../src/domain/finance/read-amount';

/** What an owner types, turn by turn, and by what patterns the last reply is judged. */
export interface Prompt {
  id: string;
  kind: string;
  outcome: string;
  must: string[];
  mustNot: string[];
  turns: string[];
  account?: {
    company?: { name?: string; city?: string; province?: string };
    project?: { name: string; answers: Record<string, string> };
  };
}
export interface Verdict {
  verdict: 'right' | 'wrong' | 'unhelpful';
  reason: string;
  missing: string[];
  hit: string[];
}
export type Judge = (
  prompt: Prompt,
  reply: { text: string; outcome: string; nextStep: string | null },
) => Verdict;

/** What the server would know of the prompt's account. */
export const knownOf = ({ account }: Prompt) => {
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

const TODAY = romeDay(new Date());

/** What the adviser computes with, as the server gives it. */
export const ADVISER_TOOLS = adviserTools(seededParameters(TODAY));

/** What the adviser knows on a new server today. */
export const SEEDED_KNOWLEDGE = seededKnowledge(TODAY);

/** The judge of a set: a module that exports `judge(item, reply)`. */
export const loadJudge = async (judgeFile: string): Promise<Judge> => {
  // A scorer may run when it is loaded: then over nothing.
  const empty = path.join(__dirname, 'no-prompts.json');
  fs.writeFileSync(empty, '[]');
  const argv = process.argv;
  process.argv = [argv[0] ?? '', judgeFile, 'http://127.0.0.1:9', empty];
  const { judge } = (await import(pathToFileURL(path.resolve(judgeFile)).href)) as { judge: Judge };
  process.argv = argv;
  return judge;
};
