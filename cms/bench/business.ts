import fs from 'node:fs';
import path from 'node:path';
import { EmbeddedEngine } from '../src/engines/ai/embedded/embedded-engine';
import { IndexRetriever } from '../src/engines/ai/index/index-retriever';
import models from '../src/engines/ai/index/models.json';
import { PassageIndex } from '../src/engines/ai/index/passage-index';
import type { Answer, BotProfile, Passage, Turn } from '../src/engines/ai/port';
import { readDocument } from '../src/engines/documents/read-document';
import { holdsAnswer } from './data';

const FOLDER = path.join(__dirname, '../../bench/business');
const KINDS = ['question', 'typo', 'follow', 'english', 'foreign'] as const;
type Kind = (typeof KINDS)[number];
const isKind = (word: string): word is Kind => KINDS.some((kind) => kind === word);

interface Asked {
  kind: Kind;
  before: string | null;
  question: string;
  answers: string[];
}

/** `earlier question > question => answer | other answer`, under the name of its kind. */
const questionsIn = (folder: string): Asked[] => {
  let kind: Kind = 'question';
  const asked: Asked[] = [];
  for (const line of fs.readFileSync(path.join(folder, 'questions.txt'), 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    const name = line.startsWith('# ') ? line.slice(2).trim() : null;
    if (name !== null) {
      if (!isKind(name)) throw new Error(`${folder}: unknown kind ${name}`);
      kind = name;
      continue;
    }
    const [said = '', gold = ''] = line.split('=>').map((part) => part.trim());
    const [first = '', second] = said.split(' > ').map((part) => part.trim());
    const answers = gold.split('|').filter((answer) => answer !== '');
    asked.push({ kind, before: second === undefined ? null : first, question: second ?? first, answers });
  }
  return asked;
};

/** The bot of a business: its files, read as the server reads them. */
const passagesIn = async (folder: string): Promise<Passage[]> => {
  const passages: Passage[] = [];
  for (const name of fs.readdirSync(folder).sort()) {
    if (name === 'questions.txt') continue;
    const read = await readDocument({ name, bytes: fs.readFileSync(path.join(folder, name)) });
    if (!read.ok) throw new Error(`${folder}/${name}: ${read.failure}`);
    for (const [at, passage] of read.passages.entries())
      passages.push({ ...passage, id: `${name}#${at}`, sourceId: name, sourceTitle: name });
  }
  return passages;
};

const BOT: BotProfile = {
  id: 'bench',
  name: 'Bot',
  instructions: '',
  tone: 'neutral',
  language: 'it',
  fallbackText: '',
  contactEmail: '',
  contactUrl: '',
  siteUrl: '',
};

const reply = async (retriever: IndexRetriever, text: string, history: Turn[]): Promise<Answer> => {
  const question = { bot: BOT, text, history, sessionId: 's', signal: new AbortController().signal };
  for await (const event of new EmbeddedEngine().answer(question, retriever))
    if (event.type === 'done') return event.answer;
  throw new Error('The answer never ended');
};

type Verdict = 'right' | 'offered' | 'refused' | 'wrong';
const verdictOf = ({ kind, answers }: Asked, { outcome, text }: Answer): Verdict => {
  if (outcome === 'unknown') return kind === 'foreign' ? 'right' : 'refused';
  if (outcome === 'suggested') return kind === 'foreign' ? 'right' : 'offered';
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
  const halves = ['tune', 'held'].filter((half) => args.includes(half) || !args.some((arg) => arg !== '-v'));
  for (const half of halves) {
    const counts = new Map<string, number>();
    const count = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const name of fs.readdirSync(path.join(FOLDER, half)).sort()) {
      const folder = path.join(FOLDER, half, name);
      const retriever = new IndexRetriever(
        await PassageIndex.build(await passagesIn(folder), models),
        models,
      );
      for (const asked of questionsIn(folder)) {
        const history: Turn[] = [];
        if (asked.before !== null) {
          const { text } = await reply(retriever, asked.before, []);
          history.push({ role: 'user', text: asked.before }, { role: 'bot', text });
        }
        const answer = await reply(retriever, asked.question, history);
        const verdict = verdictOf(asked, answer);
        count(`${asked.kind} ${verdict}`);
        count(asked.kind);
        if (verdict !== 'right' && verbose)
          console.log(
            `${name.padEnd(13)} ${verdict.padEnd(8)} ${answer.why.score.toFixed(2)} ${asked.question} => ${answer.text.slice(0, 120).replace(/\n/g, ' ')}`,
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
    const sum = (verdict: string): number => own.reduce((all, kind) => all + of(kind, verdict), 0);
    console.log(
      `  all own   ${String(sum('')).padStart(6)}  ${['right', 'offered', 'refused', 'wrong'].map((verdict) => percent(sum(verdict), sum('')).padEnd(8)).join(' ')}`,
    );
  }
};
void main();
