import type { Locale } from '../../../contract';
import type { Passage } from '../passage';
import type { BotProfile, Retrieved, Retriever, HistoryMessage } from '../port';
import type { Candidate, Situation } from './candidate';
import { chooseAnswer } from './choice/choose-answer';
import type { Frame } from './frame';
import { holdsMeasure } from './holds-measure';
import type { Knowledge } from './knowledge';
import { otherHalf } from './other-half';
import { paraphrase, tellsOf } from './paraphrase';
import { isLight } from './question-words';
import { needsEarlierQuestion, readQuestion } from './read-question';
import { splitQuestion } from './split-question';
import { NOTHING_FOUND } from './support-source';
import { readRow } from '../text/row';
import { contentOf, meets, readWords } from './words';

/** How many passages one look into the index considers. */
export const LOOKED_AT = 20;
/** How many sentences of the learned ranking are taken into account. */
const RANKED = 8;

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

/** What the answerers need to know beside the question. */
export const situationOf = (
  retrieved: Retrieved,
  { languages }: Knowledge,
  { name }: BotProfile,
  today: Date,
): Omit<Situation, 'seasons'> => ({
  year: yearMeant(today),
  confidence: retrieved.confidence,
  ranked: retrieved.ranked(RANKED),
  ambient: readWords(name, languages),
});

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

/** The readings of a question that is put in other words: what it asks for is told by the visitor's own. */
const withForm = (readings: readonly [Frame, ...Frame[]], form: Frame): [Frame, ...Frame[]] => {
  const asForm = (frame: Frame): Frame =>
    frame.measure !== null && frame.measure !== form.measure
      ? frame
      : { ...frame, measure: form.measure, isYesNo: form.isYesNo, isList: form.isList };
  const [first, ...others] = readings;
  return [asForm(first), ...others.map(asForm)];
};

/** What the owner's pairs and documents answer to a message, each of its questions by itself. */
export const answerMessage = (
  text: string,
  retriever: Retriever,
  { bot, history, today }: AnswerOptions,
): MessageAnswer => {
  const { knowledge } = retriever;
  const options = { knowledge, today, fallback: bot.language };
  let topic: string | null = null;
  /** What a question that found no answer finds in other words. */
  const findOtherwise = (part: string, before: HistoryMessage[], form: Frame): Candidate | null => {
    const otherwise = paraphrase(part, form, knowledge);
    if (otherwise === null) return null;
    const readings = withForm(readQuestion(otherwise.text, before, options), form);
    const found = retriever.search(otherwise.text, before, LOOKED_AT);
    if (found.confidence < NOTHING_FOUND) return null;
    const situation = situationOf(found, knowledge, bot, today);
    return chooseAnswer(readings, knowledge, found, situation, ({ candidate, frame }) =>
      tellsOf(candidate, frame, otherwise.names, knowledge),
    ).answer;
  };
  const find = (part: string, before: HistoryMessage[], retrieved: Retrieved): Candidate | null => {
    const curated = curatedAnswer(retrieved, part, knowledge);
    if (curated) return curated;
    const readings = readQuestion(part, before, options);
    const { answer, nearest } = chooseAnswer(
      readings,
      knowledge,
      retrieved,
      situationOf(retrieved, knowledge, bot, today),
    );
    if (answer) return answer;
    topic ??= topicOf(nearest, readings[0], knowledge.languages);
    return findOtherwise(part, before, readings[0]);
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
  if (!known) return ended(find(text, history, retrieved));
  // "Where do I park and how much is it?": one sentence may tell both, where they ask for values of two kinds.
  const [about] = readQuestion(one ? first : second, history, options);
  const [other] = readQuestion(one ? second : first, one ? [...history, turn] : history, options);
  const tellsBoth =
    other.measure !== null &&
    other.measure !== 'how' &&
    other.measure !== about.measure &&
    holdsMeasure(known.text, other);
  if (tellsBoth) return ended(known);
  const half = otherHalf(known, other, knowledge);
  return half === null
    ? ended(known, true)
    : ended({ ...known, text: (one ? [known.text, half] : [half, known.text]).join(' ').trim() });
};
