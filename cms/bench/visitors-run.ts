import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { EmbeddedEngine } from '../src/engines/ai/embedded/embedded-engine';
import type { Answer, AnswerEvent, BotProfile, HistoryMessage, Question } from '../src/engines/ai/port';
import type { VisitedBusiness, VisitorQuestion } from './visitors-set';

export interface Judged {
  verdict: string;
  note: string;
  length: number;
}
/** What the set's own scorer exports. */
export interface Scorer {
  judge(question: VisitorQuestion, reply: Pick<Answer, 'text' | 'outcome' | 'sources' | 'handover'>): Judged;
}
export interface Result extends Judged {
  business: string;
  question: VisitorQuestion;
  answer: Answer;
  milliseconds: number;
}

const VERDICTS = ['right', 'partly', 'wrong', 'refused', 'rightly refused'] as const;

/** The judge, which stands beside the set unless it is named. */
export const loadScorer = async (
  folder: string,
  judge = path.join(folder, '../score.mjs'),
): Promise<Scorer> => (await import(pathToFileURL(path.resolve(judge)).href)) as Scorer;

export const botOf = ({ name, title, language }: VisitedBusiness): BotProfile => ({
  id: name,
  name: title,
  instructions: '',
  tone: 'neutral',
  language,
  fallbackText: '',
  contactUrl: '',
  siteUrl: '',
});

/** Asks one question of a business's bot. */
export type AskBot = (question: Question) => AsyncIterable<AnswerEvent>;

/** The built-in engine on the day of the set. */
export const embeddedOn = (today: string): EmbeddedEngine =>
  new EmbeddedEngine({ now: () => new Date(`${today}T10:00:00Z`).getTime() });

/** The reply to one message. */
export const replyTo = async (
  ask: AskBot,
  question: Omit<Question, 'sessionId' | 'signal'>,
): Promise<Answer> => {
  const { signal } = new AbortController();
  for await (const event of ask({ ...question, sessionId: 's', signal }))
    if (event.type === 'done') return event.answer;
  throw new Error('The answer never ended');
};

/** Asks a question after its earlier turns, and judges what comes. */
export const askQuestion = async (
  business: VisitedBusiness,
  question: VisitorQuestion,
  { judge }: Scorer,
  ask: AskBot,
): Promise<Result> => {
  const bot = botOf(business);
  const history: HistoryMessage[] = [];
  for (const before of question.before ?? [])
    history.push(
      { role: 'user', text: before },
      { role: 'bot', text: (await replyTo(ask, { bot, text: before, history })).text },
    );
  const start = performance.now();
  const answer = await replyTo(ask, { bot, text: question.ask, history });
  const milliseconds = performance.now() - start;
  return { ...judge(question, answer), business: business.name, question, answer, milliseconds };
};

/** How many replies of each group got which verdict. */
export const printTable = (name: string, groups: [string, Result[]][]): void => {
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

export const grouped = (results: Result[], keyOf: (result: Result) => string): [string, Result[]][] => {
  const groups = new Map<string, Result[]>();
  for (const each of results) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
};
