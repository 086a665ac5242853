import type { Locale } from '../../../contract';
import type {
  Answer,
  AnswerEngine,
  AnswerEvent,
  Passage,
  Question,
  Retrieved,
  Retriever,
  Turn,
} from '../port';
import { answerFromRanking } from '../answers/answer-from-ranking';
import type { Candidate } from '../answers/candidate';
import { findAnswer } from '../answers/find-answer';
import type { Frame } from '../answers/frame';
import type { Knowledge } from '../answers/knowledge';
import { contentOf, meets, readWords, type Term } from '../answers/words';
import { questionLanguage } from '../answers/question-language';
import { isLight, standardSpelling } from '../answers/question-words';
import { readQuestion } from '../answers/read-question';
import { splitQuestion } from '../answers/split-question';
import { cleanQuestion } from '../text/clean-question';
import { languageOf } from '../text/language';
import { bandOf } from './bands';
import { deltasOf } from './deltas-of';
import { asksForHours, hoursIn } from './opening-hours';
import { contactOf, openingOf, PHRASES, refusalOf } from './phrases';
import { plain } from '../values/plain';
import { type Talk, talkOf } from './small-talk';
import { shortened, sourcesOf } from './sources-of';

/** Longest reply of the embedded engine: a paragraph, not a page. */
export const REPLY_LENGTH = 500;
/** What one look into the index considers. */
const LOOKED_AT = 20;
const CONSIDERED = 8;
/** How many sentences of the learned ranking are taken into account. */
const RANKED = 4;

type Reply = Omit<Answer, 'engine' | 'why'> & { band: string };

const quoted = (passage: Passage, lead: string): Reply => ({
  text: shortened(lead + passage.text, REPLY_LENGTH),
  outcome: 'answered',
  sources: sourcesOf([{ passage, text: passage.text }]),
  suggestions: [],
  handover: false,
  band: 'curated',
});

const said = (text: string, band: string, handover = false): Reply => ({
  text,
  outcome: 'answered',
  sources: [],
  suggestions: [],
  handover,
  band,
});

const talk = (kind: Talk, { bot }: Question, language: Locale): Reply => {
  const phrases = PHRASES[language];
  const where = contactOf(bot, language);
  switch (kind) {
    case 'greeting':
      return said(phrases.greeting(bot.name), kind);
    case 'thanks':
    case 'goodbye':
      return said(phrases[kind], kind);
    case 'identity':
      return said(phrases.identity(bot.name), kind);
    case 'order':
      return said(phrases.order, kind);
    case 'insult':
    case 'distress':
      return said(phrases[kind], kind, true);
    case 'person':
      return said(where === '' ? phrases.person : phrases.personAt(where), kind, true);
    case 'contact':
      return said(where === '' ? phrases.person : phrases.contactAt(where), kind, true);
  }
};

/** Opening hours that the owner wrote into the bot's settings, where those are asked for. */
const hours = (text: string, instructions: string): Reply | null => {
  const stated = asksForHours(text) ? hoursIn(instructions) : '';
  return stated === '' ? null : said(shortened(stated, REPLY_LENGTH), 'hours');
};

const replyOf = ({ text, quotes }: Candidate): Reply => ({
  text: shortened(text, REPLY_LENGTH),
  outcome: 'answered',
  sources: sourcesOf(quotes),
  suggestions: [],
  handover: false,
  band: 'answer',
});

interface AnswerOptions {
  bot: Question['bot'];
  knowledge: Knowledge;
  today: Date;
}

/** From October on a day without a year is of the next one, as price lists are. */
const yearMeant = (today: Date): number => today.getUTCFullYear() + (today.getUTCMonth() >= 9 ? 1 : 0);

/** How much of what is asked about a text itself names. */
const shareOf = (text: string, terms: readonly Term[], { languages }: Knowledge): number => {
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
  knowledge: Knowledge,
): Candidate => {
  const [quote] = statement.quotes;
  if (shareOf(ranked.text, terms, knowledge) < shareOf(statement.text, terms, knowledge) - 0.1)
    return statement;
  if (quote?.passage !== ranked.quotes[0]?.passage)
    return ranked.fits && ranked.score > (statement.coverage < 0.85 ? 0.8 : 0.95) ? ranked : statement;
  // One figure was asked for: its neighbours' would stand beside it.
  if (statement.fits && (measure === 'money' || measure === 'time')) return statement;
  return ranked.text.includes(statement.text) ? ranked : statement;
};

/** What the documents answer to a message, each of its questions by itself. */
const answerTo = (
  text: string,
  history: Turn[],
  retrieved: Retrieved,
  { bot, knowledge, today }: AnswerOptions,
): Candidate | null => {
  const options = { knowledge, today, fallback: bot.language };
  const { confidence } = retrieved;
  const situation = {
    year: yearMeant(today),
    confidence,
    ranked: retrieved.ranked(RANKED),
    ambient: readWords(bot.name, knowledge.languages),
  };
  const near = retrieved.hits.map(({ passage }) => passage);
  const find = (part: string, before: Turn[]): Candidate | null => {
    const readings = readQuestion(part, before, options);
    const own = part === text ? retrieved : null;
    const { answer } = findAnswer(readings, knowledge, near, situation);
    const ranked = own && answerFromRanking(own, readings[0]);
    if (!answer || !ranked) return answer ?? ranked;
    return answer.band === 'statement' ? preferred(answer, ranked, readings[0], knowledge) : answer;
  };
  const [first, second] = splitQuestion(text);
  if (second === undefined) return find(text, history);
  const one = find(first, history);
  const two = find(second, [...history, { role: 'user', text: first }]);
  if (!one && !two) return find(text, history);
  if (one && two) {
    if (one.text.includes(two.text)) return one;
    if (two.text.includes(one.text)) return two;
    return { ...one, text: `${one.text} ${two.text}`, quotes: [...one.quotes, ...two.quotes] };
  }
  const known = one ?? two;
  const language = languageOf(text, bot.language);
  return known && { ...known, text: `${known.text} ${PHRASES[language].restUnknown}` };
};

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
  return mass === 0 || found / mass >= 0.6;
};
const NO_OTHER_NAMES: ReadonlySet<string> = new Set();

/** The reply to a question, from the owner's pairs and documents, or an honest way out. */
export const replyTo = (
  question: Question,
  text: string,
  retriever: Retriever,
  today: Date,
): [Reply, Retrieved] => {
  const { bot, history } = question;
  const retrieved = retriever.search(text, history, LOOKED_AT);
  const language = questionLanguage(standardSpelling(plain(text), retriever.knowledge), bot.language);
  const { curated } = retrieved;
  if (curated && isMeant(curated, text, retriever.knowledge)) return [quoted(curated, ''), retrieved];

  const kind = talkOf(text);
  if (kind !== null && kind !== 'contact') return [talk(kind, question, language), retrieved];

  const answer = answerTo(text, history, retrieved, { ...question, knowledge: retriever.knowledge, today });
  if (answer) {
    const isForeign = !answer.isComposed && languageOf(answer.text, language) !== language;
    const lead = isForeign ? PHRASES[language].foreign : openingOf(bot.tone, language);
    return [replyOf({ ...answer, text: `${lead}${answer.text}` }), retrieved];
  }
  if (kind !== null) return [talk(kind, question, language), retrieved];
  const stated = hours(text, bot.instructions);
  if (stated) return [stated, retrieved];
  if (bandOf(retrieved.confidence) === 'suggest' && retrieved.suggestions.length > 0) {
    const suggested = {
      ...said(PHRASES[language].suggested, 'suggest', true),
      outcome: 'suggested' as const,
    };
    return [{ ...suggested, suggestions: retrieved.suggestions }, retrieved];
  }
  return [{ ...said(refusalOf(bot, language), 'unknown', true), outcome: 'unknown' }, retrieved];
};

/** What a bot says that was given nothing to answer from. */
const emptyHanded = (question: Question, text: string): Reply => {
  const { bot, isPreview } = question;
  const language = languageOf(text, bot.language);
  const kind = talkOf(text);
  if (kind !== null) return talk(kind, question, language);
  const stated = hours(text, bot.instructions);
  if (stated) return stated;
  if (isPreview === true)
    return { ...said(PHRASES[language].nothingYetForOwner, 'empty'), outcome: 'unknown' };
  return { ...said(refusalOf(bot, language, 'nothingYet'), 'empty', true), outcome: 'unknown' };
};

/**
 * Answers with no key and no internet, in the owner's own words: pairs first, then small talk, then sentences of the documents. It
 * quotes and never writes, so it cannot invent.
 */
export class EmbeddedEngine implements AnswerEngine {
  readonly name = 'embedded';
  readonly #now: () => number;

  constructor({ now = Date.now }: { now?: () => number } = {}) {
    this.#now = now;
  }

  async *answer(question: Question, retriever: Retriever): AsyncIterable<AnswerEvent> {
    const start = performance.now();
    const text = cleanQuestion(question.text);
    const today = new Date(this.#now());
    const [{ band, ...reply }, retrieved] = retriever.isEmpty
      ? [emptyHanded(question, text), null]
      : replyTo(question, text, retriever, today);
    for (const delta of deltasOf(reply.text)) yield { type: 'delta', text: delta };
    yield {
      type: 'done',
      answer: {
        ...reply,
        engine: this.name,
        why: {
          band,
          score: retrieved?.confidence ?? 0,
          considered: (retrieved?.hits ?? [])
            .slice(0, CONSIDERED)
            .map(({ passage, score }) => ({ passageId: passage.id, score })),
          milliseconds: Math.round(performance.now() - start),
        },
      },
    };
  }
}
