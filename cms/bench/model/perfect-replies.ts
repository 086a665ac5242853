import { NO_ANSWER } from '../../src/engines/ai/remote/prompt';
import type { VisitorQuestion } from '../visitors-set';
import { samplesOf } from './pattern-samples';

/** Most combinations of wordings that are tried for one question. */
const MOST_TRIES = 400;

/** One sample of each pattern, the sources' own wording first. */
const combinationsOf = (patterns: readonly string[], sources: string): string[][] => {
  const known = sources.toLowerCase();
  let combinations: string[][] = [[]];
  for (const pattern of patterns) {
    const samples = samplesOf(pattern)
      .map((sample) => sample.replace(/\s+/g, ' ').trim())
      .filter((sample) => sample !== '')
      .sort((a, b) => Number(known.includes(b.toLowerCase())) - Number(known.includes(a.toLowerCase())));
    combinations = combinations
      .flatMap((chosen) => samples.slice(0, 12).map((sample) => [...chosen, sample]))
      .slice(0, MOST_TRIES);
  }
  return combinations;
};

const wordings = (ask: string, parts: readonly string[]): string[] => {
  const list = parts.join(', ');
  return [`${ask.replace(/[?!.]+\s*$/, '')}: ${list}.`, `${list}.`, `Sì: ${list}.`, `No: ${list}.`];
};

/**
 * What a model that knows the expected answer says: the shortest reply that the set's own judge calls right, in the words of the sources
 * where they have them; null where none of ours is.
 */
export const perfectReply = (
  { ask, refuse, kind, must = [] }: VisitorQuestion,
  sources: string,
  isRight: (reply: string) => boolean,
): string | null => {
  if (refuse || kind === 'person') return NO_ANSWER;
  if (must.length === 0) return 'Ciao! Come posso aiutarti?';
  for (const parts of combinationsOf(must, sources))
    for (const reply of wordings(ask, parts)) if (isRight(reply)) return reply;
  return null;
};

/** The same for a prompt of the assistant's set. */
export const perfectAdvice = (
  { must, outcome }: { must: readonly string[]; outcome: string },
  isRight: (reply: string) => boolean,
): string | null => {
  const lead =
    outcome === 'refuse' ? 'Non posso aiutarti con questo. ' : outcome === 'ask' ? 'Dimmi di più: ' : '';
  for (const parts of combinationsOf(must, '')) {
    const sum = parts.join('. ');
    for (const reply of [
      `${lead}${sum}`,
      `${lead}${parts.join(', ')}.`,
      `${lead}${sum}. Totale: = ${parts[0] ?? ''}`,
    ])
      if (reply.trim() !== '' && isRight(reply)) return reply;
  }
  return null;
};
