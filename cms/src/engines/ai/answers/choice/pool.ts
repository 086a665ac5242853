import type { Passage } from '../../passage';
import type { Retrieved } from '../../port';
import { answerFromRanking } from '../answer-from-ranking';
import { withSecondSigns } from '../bare-prices';
import type { Candidate, Situation } from '../candidate';
import { candidatesFor } from '../find-answer';
import type { Frame } from '../frame';
import type { Knowledge } from '../knowledge';
import { meantNames } from '../meant-names';
import { seasonsInText } from '../seasons';
import { ofAskedLength } from '../table-length';
import { presentable } from './presentable';
import { uniformCandidates } from './uniform-candidates';

/** A candidate with the reading of the question under which it came about. */
export interface Pooled {
  candidate: Candidate;
  frame: Frame;
  /** 0 for the likeliest reading. */
  reading: number;
  /** How many answerers came to the same words. */
  votes: number;
}

const normalised = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}€%]+/gu, ' ')
    .trim();

/** What is quoted, with the signs that its bare prices lack. */
const shownOf = ({ text, isComposed }: Candidate): string => (isComposed ? text : withSecondSigns(text));

/** Everything that may answer a question under any of its readings, each text once. */
export const poolOf = (
  readings: readonly Frame[],
  knowledge: Knowledge,
  retrieved: Retrieved,
  situation: Omit<Situation, 'seasons'>,
): Pooled[] => {
  const near: Passage[] = retrieved.hits.map(({ passage }) => passage);
  const pool = new Map<string, Pooled>();
  const { material } = knowledge;
  const statements = material.statements(near);
  const all = material.tables(near);
  const seasons = seasonsInText(
    statements.map(({ text }) => text),
    situation.year,
  );
  const full = { ...situation, seasons };
  for (const [reading, read] of readings.entries()) {
    const frame = { ...read, meant: meantNames(all, read, situation.year) };
    const tables = ofAskedLength(all, frame);
    const quote = answerFromRanking(retrieved, frame);
    const candidates = [
      ...candidatesFor(frame, knowledge, { tables, statements }, full),
      ...(quote ? [quote] : []),
      ...uniformCandidates(tables, near, frame, full, knowledge),
    ];
    for (const found of candidates) {
      const candidate = { ...found, text: presentable(shownOf(found)) };
      const key = normalised(candidate.text);
      if (key === '') continue;
      const known = pool.get(key);
      if (known) known.votes += known.reading === reading ? 1 : 0;
      else pool.set(key, { candidate, frame, reading, votes: 1 });
    }
  }
  return [...pool.values()];
};
