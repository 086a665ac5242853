import type { Advice, Locale } from '../../../contract';
import type { Found } from './finder';
import type { Knowledge } from './knowledge/knowledge';
import { WORDS } from './words';

/** Below it the likeliest entry is not what was asked. Chosen on the tune half of `bench/assistant`. */
export const SURE = 0.31;
/** Between the two the entry says what it took the question for, and offers the other likely meanings. */
export const CERTAIN = 0.4;
/** Of another subject, and this near to the likeliest one: neither is sure. */
const RIVAL = 0.93;
/** Below it not even a guess is worth offering. */
const WORTH_OFFERING = 0.24;

/**
 * So much of a question at least is in words of the entry; below it the two share a word by chance: who asks whether insurance pays for
 * flooded goods is not told how a stock is kept. Chosen on the tune half of `bench/assistant`.
 */
const LEAST_EVIDENCE = 0.38;
/** One of the entry's own phrasings, whatever else stands beside it. */
const OWN_PHRASING = 0.75;

/** Whether an entry shares too few words with the question to be what was asked. */
export const isByChance = ({ evidence, score }: Found): boolean =>
  evidence < LEAST_EVIDENCE && score < OWN_PHRASING;

interface Article {
  advice: Advice;
  /** An entry that is what was asked, one that is a guess, or two that are offered to choose from. */
  confidence: 'sure' | 'guess' | 'either';
}

const MOST_UNKNOWN = 3;

const eitherOf = (first: Found, second: Found, language: Locale): Article => {
  const asks: [string, string] = [first.entry[language].asks[0], second.entry[language].asks[0]];
  return {
    confidence: 'either',
    advice: {
      text:
        isByChance(first) && first.unknown.length > 0
          ? WORDS[language].nearestTo(first.unknown.slice(0, MOST_UNKNOWN), asks)
          : WORDS[language].eitherOf(asks),
      topic: first.entry.topic,
      outcome: 'asks',
      suggestions: asks,
      nextStep: null,
      entryIds: ['either-of'],
      sources: [],
    },
  };
};

/**
 * The entry of the curated base that answers a question. A subject needs a confidence of its own: where one of another subject is about
 * as likely, or nothing is likely enough, two are offered instead. `null` where nothing is near.
 */
export const articleAdvice = (
  [best, ...others]: readonly Found[],
  language: Locale,
  knowledge: Knowledge,
  { mayOfferGuesses, closing }: { mayOfferGuesses: boolean; closing: readonly string[] },
): Article | null => {
  if (!best) return null;
  const [second] = others;
  if (best.score < SURE || isByChance(best))
    return mayOfferGuesses && second && second.score >= WORTH_OFFERING
      ? eitherOf(best, second, language)
      : null;
  const rival = others.find(({ entry }) => entry.topic !== best.entry.topic);
  const isCertain = best.score >= CERTAIN;
  if (!isCertain && rival && rival.score >= best.score * RIVAL) return eitherOf(best, rival, language);
  const { entry } = best;
  return {
    confidence: isCertain ? 'sure' : 'guess',
    advice: {
      text: [
        ...(isCertain ? [] : [WORDS[language].takenFor(entry[language].asks[0])]),
        entry[language].answer,
        ...closing,
      ].join('\n\n'),
      topic: entry.topic,
      outcome: 'answered',
      suggestions: isCertain
        ? knowledge.suggestions(entry.leadsTo, language)
        : knowledge.suggestions(
            others.slice(0, 2).map((other) => other.entry.id),
            language,
          ),
      nextStep: entry.step,
      entryIds: [entry.id],
      sources: [],
    },
  };
};
