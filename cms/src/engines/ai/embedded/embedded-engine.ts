import type { Locale } from '../../../contract';
import type { Answer, AnswerEngine, AnswerEvent, Question, Retrieved, Retriever } from '../port';
import { answerMessage } from '../answers/answer-question';
import type { Candidate } from '../answers/candidate';
import { questionLanguage } from '../answers/question-language';
import { standardSpelling } from '../answers/question-words';
import { cleanQuestion } from '../text/clean-question';
import { languageOf } from '../text/language';
import { classifyConfidence } from './confidence-level';
import { deltasOf } from './deltas-of';
import { asksForHours, hoursIn } from './opening-hours';
import { openingOf, PHRASES, refusalOf } from './phrases';
import { plain } from '../values/plain';
import { isRemark, type Talk, talkOf } from './small-talk';
import { shortened, sourcesOf } from './sources-of';

/** Longest reply of the embedded engine: a paragraph, not a page. */
export const REPLY_LENGTH = 500;
const CONSIDERED = 8;

type Reply = Omit<Answer, 'engine' | 'why'> & { band: string };

const fixedReply = (text: string, band: string, handover = false): Reply => ({
  text,
  outcome: 'answered',
  sources: [],
  suggestions: [],
  handover,
  band,
});

const talk = (kind: Talk, { bot }: Question, language: Locale): Reply => {
  const phrases = PHRASES[language];
  const where = bot.contactUrl;
  switch (kind) {
    case 'greeting':
      return fixedReply(phrases.greeting(bot.name), kind);
    case 'thanks':
    case 'goodbye':
      return fixedReply(phrases[kind], kind);
    case 'identity':
      return fixedReply(phrases.identity(bot.name), kind);
    case 'order':
    case 'mood':
    case 'remark':
      return fixedReply(phrases[kind], kind);
    case 'insult':
    case 'distress':
      return fixedReply(phrases[kind], kind, true);
    case 'person':
      return fixedReply(where === '' ? phrases.person : phrases.personAt(where), kind, true);
    case 'contact':
      return fixedReply(where === '' ? phrases.person : phrases.contactAt(where), kind, true);
  }
};

/** Opening hours that the owner wrote into the bot's settings, where those are asked for. */
const hours = (text: string, instructions: string): Reply | null => {
  const stated = asksForHours(text) ? hoursIn(instructions) : '';
  return stated === '' ? null : fixedReply(shortened(stated, REPLY_LENGTH), 'hours');
};

const replyOf = ({ text, quotes, band }: Candidate): Reply => ({
  text: shortened(text, REPLY_LENGTH),
  outcome: 'answered',
  sources: sourcesOf(quotes),
  suggestions: [],
  handover: false,
  band: band === 'curated' ? band : 'answer',
});

/** Whether a quote is in another language than the visitor's: names of products alone do not make it so. */
const isForeign = ({ text, quotes, isComposed }: Candidate, language: Locale): boolean =>
  !isComposed &&
  languageOf(withoutNames(text), language) !== language &&
  quotes.some(({ passage }) => languageOf(passage.text, language) !== language);
const withoutNames = (text: string): string => text.replace(/(?<=\p{Ll}[,;:]? )\p{Lu}[\p{Ll}’']+/gu, '');

const POLAR = /^(?:s[iì]|no|yes)(?!\p{L})/iu;
/** What stands before an answer: that it is quoted from another language, or the tone's few words. */
const leadOf = (answer: Candidate, { tone }: Question['bot'], language: Locale): string => {
  if (answer.band === 'curated') return '';
  if (isForeign(answer, language)) return PHRASES[language].foreign;
  // "Here you go: no" is no way to say no.
  return POLAR.test(answer.text) ? '' : openingOf(tone, language);
};

/** The reply to a question, from the owner's pairs and documents, or an honest way out. */
export const replyTo = (
  question: Question,
  text: string,
  retriever: Retriever,
  today: Date,
): [Reply, Retrieved] => {
  const { bot, history } = question;
  const language = questionLanguage(standardSpelling(plain(text), retriever.knowledge), bot.language);
  const kind = talkOf(text);
  const { answer, isHalf, nearest, retrieved } = answerMessage(text, retriever, { bot, history, today });
  if (kind !== null && kind !== 'contact' && answer?.band !== 'curated')
    return [talk(kind, question, language), retrieved];

  if (answer) {
    const rest = isHalf ? ` ${PHRASES[language].restUnknown}` : '';
    return [replyOf({ ...answer, text: `${leadOf(answer, bot, language)}${answer.text}${rest}` }), retrieved];
  }
  if (kind !== null) return [talk(kind, question, language), retrieved];
  const stated = hours(text, bot.instructions);
  if (stated) return [stated, retrieved];
  if (isRemark(text)) return [talk('remark', question, language), retrieved];
  if (classifyConfidence(retrieved.confidence) === 'suggest' && retrieved.suggestions.length > 0) {
    const suggested = {
      ...fixedReply(PHRASES[language].suggested, 'suggest', true),
      outcome: 'suggested' as const,
    };
    return [{ ...suggested, suggestions: retrieved.suggestions }, retrieved];
  }
  const refusal =
    nearest !== null && bot.fallbackText.trim() === ''
      ? PHRASES[language].nearest(nearest)
      : refusalOf(bot, language);
  return [{ ...fixedReply(refusal, 'unknown', true), outcome: 'unknown' }, retrieved];
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
    return { ...fixedReply(PHRASES[language].nothingYetForOwner, 'empty'), outcome: 'unknown' };
  return { ...fixedReply(refusalOf(bot, language, 'nothingYet'), 'empty', true), outcome: 'unknown' };
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
