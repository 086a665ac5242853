import { EmbeddedEngine } from '../src/engines/ai/embedded/embedded-engine';
import { IndexRetriever } from '../src/engines/ai/index/index-retriever';
import models from '../src/engines/ai/index/models.json';
import { PassageIndex } from '../src/engines/ai/index/passage-index';
import type { Answer, BotProfile, HistoryMessage } from '../src/engines/ai/port';
import { type BusinessQuestion, HALVES, KINDS, readBusinesses } from './business-set';
import { holdsAnswer } from './data';
import { note } from './figures';

const BOT: BotProfile = {
  id: 'bench',
  name: 'Bot',
  instructions: '',
  tone: 'neutral',
  language: 'it',
  fallbackText: '',
  contactUrl: '',
  siteUrl: '',
};

const reply = async (retriever: IndexRetriever, text: string, history: HistoryMessage[]): Promise<Answer> => {
  const question = { bot: BOT, text, history, sessionId: 's', signal: new AbortController().signal };
  for await (const event of new EmbeddedEngine().answer(question, retriever))
    if (event.type === 'done') return event.answer;
  throw new Error('The answer never ended');
};

type Verdict = 'right' | 'offered' | 'refused' | 'wrong';
const verdictOf = ({ kind, answers }: BusinessQuestion, { outcome, text, handover }: Answer): Verdict => {
  // Showing the way to a person claims nothing.
  if (kind === 'foreign' && handover) return 'right';
  if (outcome === 'unknown') return 'refused';
  if (outcome === 'suggested') return 'offered';
  return kind !== 'foreign' && holdsAnswer(text, answers) ? 'right' : 'wrong';
};

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/**
 * Small businesses with one to four short documents: `business [tune|held] [-v]`. Bots in `tune` may be looked at while the engine is
 * improved; those in `held` only counted. `-v` shows each question that went wrong.
 */
const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  const verbose = args.includes('-v');
  const halves = HALVES.filter((half) => args.includes(half) || !args.some((arg) => arg !== '-v'));
  for (const half of halves) {
    const counts = new Map<string, number>();
    const count = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const { name, passages, questions } of await readBusinesses(half)) {
      const retriever = new IndexRetriever(await PassageIndex.build(passages, models), models);
      for (const question of questions) {
        const history: HistoryMessage[] = [];
        if (question.before !== null) {
          const { text } = await reply(retriever, question.before, []);
          history.push({ role: 'user', text: question.before }, { role: 'bot', text });
        }
        const answer = await reply(retriever, question.question, history);
        const verdict = verdictOf(question, answer);
        count(`${question.kind} ${verdict}`);
        count(question.kind);
        if (verdict !== 'right' && verbose)
          console.log(
            `${name.padEnd(13)} ${verdict.padEnd(8)} ${answer.why.score.toFixed(2)} ${question.question} => ${answer.text.slice(0, 120).replace(/\n/g, ' ')}`,
          );
      }
    }
    const of = (kind: string, verdict = ''): number => counts.get(`${kind} ${verdict}`.trim()) ?? 0;
    console.log(`${half}:            n   right    offered  refused  wrong`);
    for (const kind of KINDS)
      console.log(
        `  ${kind.padEnd(9)} ${String(of(kind)).padStart(6)}  ${(['right', 'offered', 'refused', 'wrong'] as const).map((verdict) => percent(of(kind, verdict), of(kind)).padEnd(8)).join(' ')}`,
      );
    const own = KINDS.filter((kind) => kind !== 'foreign');
    const share = (kinds: readonly string[]): number =>
      (100 * kinds.reduce((all, kind) => all + of(kind, 'right'), 0)) /
      Math.max(
        1,
        kinds.reduce((all, kind) => all + of(kind), 0),
      );
    note(`${half}: own`, share(own));
    note(`${half}: foreign`, share(['foreign']));
    note(`${half}: follow`, share(['follow']));
    const sum = (verdict: string): number => own.reduce((all, kind) => all + of(kind, verdict), 0);
    console.log(
      `  all own   ${String(sum('')).padStart(6)}  ${['right', 'offered', 'refused', 'wrong'].map((verdict) => percent(sum(verdict), sum('')).padEnd(8)).join(' ')}`,
    );
  }
};
void main();
