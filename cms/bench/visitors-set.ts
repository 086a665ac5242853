import fs from 'node:fs';
import path from 'node:path';
import type { Passage } from '../src/engines/ai/port';
import { readDocument } from '../src/engines/documents/read-document';
import { readPage } from '../src/engines/documents/read-page';

/** What a visitor asks, and by what patterns a reply is judged. */
export interface VisitorQuestion {
  id: string;
  kind: string;
  before?: string[];
  ask: string;
  must?: string[];
  mustNot?: string[];
  maxChars?: number;
  refuse?: boolean;
}

/** A business of the set: what its bot knows, and what it is asked. */
export interface VisitedBusiness {
  name: string;
  title: string;
  language: 'it' | 'en';
  today: string;
  passages: Passage[];
  questions: VisitorQuestion[];
}

interface QuestionFile {
  business: string;
  language: 'it' | 'en';
  today: string;
  questions: VisitorQuestion[];
}

const UPLOADED = /\.(?:pdf|docx|csv|txt|xlsx)$/i;

const filesIn = (folder: string, pattern: RegExp): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => pattern.test(name))
        .sort()
    : [];

const documentsIn = async (folder: string): Promise<Passage[]> => {
  const passages: Passage[] = [];
  for (const name of filesIn(folder, UPLOADED)) {
    const read = await readDocument({ name, bytes: fs.readFileSync(path.join(folder, name)) });
    if (!read.ok) throw new Error(`${folder}/${name}: ${read.failure}`);
    for (const [at, passage] of read.passages.entries())
      passages.push({ ...passage, id: `${name}#${at}`, sourceId: name, sourceTitle: name });
  }
  return passages;
};

const pagesIn = async (folder: string): Promise<Passage[]> => {
  const passages: Passage[] = [];
  for (const name of filesIn(folder, /\.html$/)) {
    const url = `http://site.example/${name}`;
    const read = await readPage({ url, charset: null, bytes: fs.readFileSync(path.join(folder, name)) });
    if (!read.ok) throw new Error(`${folder}/${name}: ${read.failure}`);
    for (const [at, passage] of read.passages.entries())
      passages.push({ ...passage, id: `${name}#${at}`, sourceId: url, sourceTitle: read.title });
  }
  return passages;
};

/** The businesses of a folder, read as the server reads them. */
export const readVisitedBusinesses = async (folder: string): Promise<VisitedBusiness[]> => {
  const names = fs
    .readdirSync(folder)
    .filter((name) => fs.existsSync(path.join(folder, name, 'questions.json')))
    .sort();
  const businesses: VisitedBusiness[] = [];
  for (const name of names) {
    const home = path.join(folder, name);
    const file = JSON.parse(fs.readFileSync(path.join(home, 'questions.json'), 'utf8')) as QuestionFile;
    const documents = path.join(home, 'documents');
    const passages = [...(await documentsIn(documents)), ...(await pagesIn(path.join(documents, 'site')))];
    const { business: title, language, today, questions } = file;
    businesses.push({ name, title, language, today, questions, passages });
  }
  return businesses;
};
