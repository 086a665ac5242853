import type { Locale } from '../../../contract';
import type { Passage } from '../passage';
import type { BotProfile, Retrieved, Retriever, HistoryMessage } from '../port';
import { answerFromRanking } from './answer-from-ranking';
import type { Candidate } from './candidate';
import { answersForm, findAnswer } from './find-answer';
import type { Frame } from './frame';
import { isSupported } from './is-supported';
import type { Knowledge } from './knowledge';
import { isLight } from './question-words';
import { needsEarlierQuestion, readQuestion } from './read-question';
import { splitQuestion } from './split-question';
import { readRow } from '../text/row';
import { contentOf, meets, readWords, type Term } from './words';

/** How many passages one look into the index considers. */
const LOOKED_AT = 20;
/** How many sentences of the learned ranking are taken into account. */
const RANKED = 4;

export interface AnswerOptions {
  bot: BotProfile;
  history: HistoryMessage[];
  today: Date;
}

/** What the material answers to a message. */
export interface MessageAnswer {
  answer: Candidate | null;
  /** The message asked two things, of which only one is answered. */
  isHalf: boolean;
  /** By name, the nearest thing that is known, where the very thing is not. */
  nearest: string | null;
  /** What the index found for the whole message. */
  retrieved: Retrieved;
}

/** From October on a day without a year is of the next one, as price lists are. */
const yearMeant = (today: Date): number => today.getUTCFullYear() + (today.getUTCMonth() >= 9 ? 1 : 0);

/** Whether the ranking's choice speaks of what is asked less than what was found wanting. */
const isBehind = (
  ranked: Candidate,
  nearest: Candidate,
  { terms }: Frame,
  { languages }: Knowledge,
): boolean =>
  nearest.isExact === true &&
  nearest.coverage >
    shareOf(`${ranked.quotes[0]?.passage.heading ?? ''} ${ranked.text}`, terms, languages) + BEHIND;
const BEHIND = 0.15;

/** How much of what is asked about a text itself names. */
const shareOf = (text: string, terms: readonly Term[], languages: readonly Locale[]): number => {
  const words = readWords(text, languages);
  let mass = 0;
  let found = 0;
  for (const term of terms) {
    mass += term.weight;
    found += term.weight * meets(term, words);
  }
  return mass === 0 ? 0 : found / mass;
};

/**
 * Of a statement found by its words and one that the learned ranking is sure of: the latter where they differ and it
 * speaks of what is asked no less.
 */
const preferred = (
  statement: Candidate,
  ranked: Candidate,
  { measure, terms }: Frame,
  { languages }: Knowledge,
): Candidate => {
  const [quote] = statement.quotes;
  if (shareOf(ranked.text, terms, languages) < shareOf(statement.text, terms, languages) - 0.1)
    return statement;
  if (quote?.passage !== ranked.quotes[0]?.passage)
    return ranked.fits && ranked.score > (statement.coverage < 0.85 ? 0.8 : 0.95) ? ranked : statement;
  // What answers by itself needs no neighbours beside it.
  if (statement.fits && (measure === 'money' || measure === 'time' || measure === 'percent'))
    return statement;
  const own = terms.filter(({ carried }) => !carried);
  const around = `${quote?.passage.heading ?? ''} ${statement.text}`;
  if (statement.fits && own.length > 1 && shareOf(around, own, languages) >= SPOKEN_OF) return statement;
  return ranked.text.includes(statement.text) ? ranked : statement;
};

/** From which share of what is asked about on a sentence answers without its neighbours. */
const SPOKEN_OF = 0.75;

const NO_OTHER_NAMES: ReadonlySet<string> = new Set();
/** From which share of a question's words on, met as they are, a pair is meant. */
const MEANT = 0.6;

/** A pair answers its own question only: what was asked about must stand in it, not merely something of its kind. */
const isMeant = ({ question, text: answer }: Passage, text: string, knowledge: Knowledge): boolean => {
  const words = readWords(`${question ?? ''} ${answer}`, knowledge.languages);
  const terms = contentOf(text).flatMap((lexeme) =>
    isLight(lexeme.folded) ? [] : (knowledge.term(lexeme) ?? []),
  );
  let mass = 0;
  let found = 0;
  for (const term of terms) {
    mass += term.weight;
    found += term.weight * meets({ ...term, alike: NO_OTHER_NAMES }, words);
  }
  return mass === 0 || found / mass >= MEANT;
};

/** From which share of its words, met as they are, a quote answers whether a thing is so. */
const NAMED_AS_IT_IS = 0.35;
/** Whether something is so tells only what names it, in the language that was asked in. */
const speaksOf = (
  { text, quotes }: Candidate,
  { isYesNo, measure, terms, language }: Frame,
  knowledge: Knowledge,
): boolean => {
  if (!isYesNo || measure !== null || !knowledge.languages.includes(language)) return true;
  const words = readWords(
    `${quotes[0]?.passage.heading ?? ''} ${quotes[0]?.passage.question ?? ''} ${text}`,
    knowledge.languages,
  );
  const own = terms.filter(({ carried }) => !carried);
  const mass = own.reduce((sum, { weight }) => sum + weight, 0);
  const found = own.reduce(
    (sum, term) => sum + term.weight * meets({ ...term, alike: NO_OTHER_NAMES }, words),
    0,
  );
  return mass === 0 || found / mass >= NAMED_AS_IT_IS;
};

/** The owner's own answer, word for word. */
const curatedAnswer = ({ curated }: Retrieved, text: string, knowledge: Knowledge): Candidate | null =>
  curated && isMeant(curated, text, knowledge)
    ? {
        text: curated.text,
        quotes: [{ passage: curated, text: curated.text }],
        score: 2,
        coverage: 1,
        missing: [],
        carried: 1,
        fits: true,
        band: 'curated',
        isComposed: false,
      }
    : null;

/** Longest name of a thing that is offered instead. */
const LONGEST_NAME = 60;
/** What a candidate that does not answer is about, where it is about something that was asked. */
const topicOf = (
  candidate: Candidate | null,
  { terms }: Frame,
  languages: readonly Locale[],
): string | null => {
  const passage = candidate?.quotes[0]?.passage;
  if (!passage) return null;
  const topic = (readRow(passage.text)?.label ?? passage.question ?? passage.heading).trim();
  const words = readWords(topic, languages);
  const isNamed = terms.some((term) => term.known && meets(term, words) >= NAMED);
  if (topic === '' || topic.length > LONGEST_NAME || !isNamed) return null;
  const name = topic.replace(/[?.:]$/, '');
  return name === name.toUpperCase() ? `${name.charAt(0)}${name.slice(1).toLowerCase()}` : name;
};
const NAMED = 0.9;

const together = (one: Candidate, two: Candidate): Candidate => {
  if (one.text.includes(two.text)) return one;
  if (two.text.includes(one.text)) return two;
  return { ...one, text: `${one.text} ${two.text}`, quotes: [...one.quotes, ...two.quotes] };
};

/** What the owner's pairs and documents answer to a message, each of its questions by itself. */
export const answerMessage = (
  text: string,
  retriever: Retriever,
  { bot, history, today }: AnswerOptions,
): MessageAnswer => {
  const { knowledge } = retriever;
  const options = { knowledge, today, fallback: bot.language };
  const ambient = readWords(bot.name, knowledge.languages);
  let topic: string | null = null;
  const find = (part: string, before: HistoryMessage[], retrieved: Retrieved): Candidate | null => {
    const curated = curatedAnswer(retrieved, part, knowledge);
    if (curated) return curated;
    const readings = readQuestion(part, before, options);
    const { answer, nearest } = findAnswer(
      readings,
      knowledge,
      retrieved.hits.map(({ passage }) => passage),
      { year: yearMeant(today), confidence: retrieved.confidence, ranked: retrieved.ranked(RANKED), ambient },
    );
    const first = answerFromRanking(retrieved, readings[0]);
    const isRanked =
      first !== null && speaksOf(first, readings[0], knowledge) && answersForm(first, readings[0]);
    const ranked = isRanked ? first : null;
    topic ??= topicOf(nearest, readings[0], knowledge.languages);
    if (!answer && ranked && nearest && isBehind(ranked, nearest, readings[0], knowledge)) return null;
    const likeliest =
      answer && ranked && answer.band === 'statement'
        ? preferred(answer, ranked, readings[0], knowledge)
        : (answer ?? ranked);
    const near = retrieved.hits.map(({ passage }) => passage);
    const { confidence } = retrieved;
    const topRanked = retrieved.ranked(RANKED);
    const isCovered = (each: Candidate): boolean =>
      readings.some((frame) =>
        isSupported(each, frame, knowledge, { near, confidence, ambient, ranked: topRanked }),
      );
    if (likeliest === null || isCovered(likeliest)) return likeliest;
    topic ??= topicOf(likeliest, readings[0], knowledge.languages);
    return null;
  };
  const retrieved = retriever.search(text, history, LOOKED_AT);
  const ended = (answer: Candidate | null, isHalf = false): MessageAnswer => ({
    answer,
    isHalf,
    nearest: topic,
    retrieved,
  });
  const [first, second] = splitQuestion(text);
  if (second === undefined) return ended(find(text, history, retrieved));
  const turn: HistoryMessage = { role: 'user', text: first };
  const one = find(first, history, retriever.search(first, history, LOOKED_AT));
  // "How long does it take?" of a thing that is not known asks nothing that could be answered.
  const leans = one === null && needsEarlierQuestion(second, options);
  const two = leans
    ? null
    : find(second, [...history, turn], retriever.search(second, [...history, turn], LOOKED_AT));
  if (one && two) return ended(together(one, two));
  const known = one ?? two;
  return known ? ended(known, true) : ended(find(text, history, retrieved));
};
