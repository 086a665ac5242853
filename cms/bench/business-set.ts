import fs from 'node:fs';
import path from 'node:path';
import type { Passage } from '../src/engines/ai/port';
import { readDocument } from '../src/engines/documents/read-document';

const FOLDER = path.join(__dirname, '../../bench/business');
export const KINDS = ['question', 'typo', 'follow', 'english', 'foreign'] as const;
export type Kind = (typeof KINDS)[number];
const isKind = (word: string): word is Kind => KINDS.some((kind) => kind === word);

export interface BusinessQuestion {
  kind: Kind;
  before: string | null;
  question: string;
  answers: string[];
}

/**
 * `earlier question > question => answer | other answer`, under the name of its kind. A foreign question is foreign to every business
 * of its half but those named after `=>`.
 */
const questionsIn = (folder: string): BusinessQuestion[] => {
  let kind: Kind = 'question';
  const businessQuestions: BusinessQuestion[] = [];
  for (const line of fs.readFileSync(path.join(folder, 'questions.txt'), 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    const name = line.startsWith('# ') ? line.slice(2).trim() : null;
    if (name !== null) {
      if (!isKind(name)) throw new Error(`${folder}: unknown kind ${name}`);
      kind = name;
      continue;
    }
    const [turn = '', gold = ''] = line.split('=>').map((part) => part.trim());
    const [first = '', second] = turn.split(' > ').map((part) => part.trim());
    const answers = gold
      .split('|')
      .map((answer) => answer.trim())
      .filter((answer) => answer !== '');
    businessQuestions.push({
      kind,
      before: second === undefined ? null : first,
      question: second ?? first,
      answers,
    });
  }
  return businessQuestions;
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

/** A small business: its bot's passages, and what it is asked. */
export interface Business {
  name: string;
  passages: Passage[];
  questions: BusinessQuestion[];
}

export const HALVES = ['tune', 'held'] as const;
export const readBusinesses = async (half: (typeof HALVES)[number]): Promise<Business[]> => {
  const folder = path.join(FOLDER, half);
  const read = fs
    .readdirSync(folder)
    .sort()
    .map(async (name): Promise<Business> => {
      const passages = await passagesIn(path.join(folder, name));
      return { name, passages, questions: questionsIn(path.join(folder, name)) };
    });
  const businesses = await Promise.all(read);
  const foreign = businesses.flatMap(({ questions }) => questions.filter(({ kind }) => kind === 'foreign'));
  return businesses.map(({ questions, ...business }) => ({
    ...business,
    questions: [
      ...questions.filter(({ kind }) => kind !== 'foreign'),
      ...foreign.filter(({ answers }) => !answers.includes(business.name)),
    ],
  }));
};
