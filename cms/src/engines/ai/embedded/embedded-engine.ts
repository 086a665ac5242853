import type { Locale } from '../../../contract';
import type { Answer, AnswerEngine, AnswerEvent, Passage, Question, Retrieved, Retriever } from '../port';
import { cleanQuestion } from '../text/clean-question';
import { languageOf } from '../text/language';
import { type Band, bandOf } from './bands';
import { deltasOf } from './deltas-of';
import { asksForHours, hoursIn } from './opening-hours';
import { contactOf, openingOf, PHRASES, refusalOf } from './phrases';
import { type Talk, talkOf } from './small-talk';
import { shortened, sourcesOf } from './sources-of';
import { spokenRow } from './spoken-row';

/** Longest reply of the embedded engine: a paragraph, not a page. */
export const REPLY_LENGTH = 500;
/** What one look into the index considers. */
const LOOKED_AT = 8;

type Reply = Omit<Answer, 'engine' | 'why'> & { band: string };

/** Quotes one below the other; a row of a list as one would say it. */
const spoken = (asked: string, quotes: { passage: Passage; text: string }[]): string =>
  quotes.map(({ passage, text }) => (text === passage.text ? spokenRow(text, asked) : text)).join('\n\n');

const quoted = (asked: string, quotes: { passage: Passage; text: string }[], lead: string): Reply => ({
  text: shortened(lead + spoken(asked, quotes), REPLY_LENGTH),
  outcome: 'answered',
  sources: sourcesOf(quotes),
  suggestions: [],
  handover: false,
  band: 'answer',
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

/** The reply to a question, from the owner's pairs and documents, or an honest way out. */
export const replyTo = (question: Question, text: string, retrieved: Retrieved): Reply => {
  const { bot } = question;
  const language = languageOf(text, bot.language);
  const band: Band = bandOf(retrieved.confidence);
  const { curated } = retrieved;
  if (curated) return { ...quoted(text, [{ passage: curated, text: curated.text }], ''), band: 'curated' };

  const kind = talkOf(text);
  // "Qual è la vostra e-mail?" may stand in a document; a document knows better than a setting.
  if (kind !== null && !(kind === 'contact' && band === 'answer')) return talk(kind, question, language);

  if (band === 'answer') {
    const foreign = retrieved.hits[0] && languageOf(retrieved.hits[0].passage.text, language) !== language;
    const lead = foreign ? PHRASES[language].foreign : openingOf(bot.tone, language);
    const quotes = retrieved.quotes(REPLY_LENGTH - lead.length);
    if (quotes.length > 0) return quoted(text, quotes, lead);
  }
  const stated = hours(text, bot.instructions);
  if (stated) return stated;
  if (band === 'suggest' && retrieved.suggestions.length > 0)
    return {
      text: PHRASES[language].suggested,
      outcome: 'suggested',
      sources: [],
      suggestions: retrieved.suggestions,
      handover: true,
      band,
    };
  return { ...said(refusalOf(bot, language), 'unknown', true), outcome: 'unknown' };
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

  async *answer(question: Question, retriever: Retriever): AsyncIterable<AnswerEvent> {
    const start = performance.now();
    const text = cleanQuestion(question.text);
    const retrieved = retriever.search(text, question.history, LOOKED_AT);
    const { band, ...reply } = retriever.isEmpty
      ? emptyHanded(question, text)
      : replyTo(question, text, retrieved);
    for (const delta of deltasOf(reply.text)) yield { type: 'delta', text: delta };
    yield {
      type: 'done',
      answer: {
        ...reply,
        engine: this.name,
        why: {
          band,
          score: retrieved.confidence,
          considered: retrieved.hits.map(({ passage, score }) => ({ passageId: passage.id, score })),
          milliseconds: Math.round(performance.now() - start),
        },
      },
    };
  }
}
