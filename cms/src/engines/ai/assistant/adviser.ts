import type { Advice, Locale } from '../../../contract';
import { deltasOf } from '../embedded/deltas-of';
import { cleanQuestion } from '../text/clean-question';
import { answerQuestions } from './answer-questions';
import type { KnowledgeBase } from './knowledge/knowledge-base';
import { replyLanguage } from './language';
import { MessageReading } from './message-reading';
import { replyTo } from './message-reply';
import { expandAbbreviations } from './plain-spelling';
import type { AdviceEvent, AdviceRequest, Adviser, AdviserTools } from './port';
import { WORDS } from './words';

/**
 * The assistant that needs no key and no internet: it recognises small talk, computes, quotes attached documents and answers from a
 * curated base. What it does not know it says. Its memory is the history that it is given.
 */
export const createAdviser = (tools: AdviserTools, base: KnowledgeBase): Adviser => {
  /** Articles that were given as a guess at what was meant. */
  const guesses = new WeakSet<Advice>();
  const reply = async (request: AdviceRequest, text: string, language: Locale): Promise<Advice> => {
    const message = new MessageReading(request, { text, language }, await base.current(), tools);
    const { advice, isGuess } = await replyTo(message, tools);
    if (isGuess) guesses.add(advice);
    return advice;
  };

  const advise = async (request: AdviceRequest): Promise<Advice> => {
    const text = expandAbbreviations(cleanQuestion(request.text));
    const { language, isForeign } = replyLanguage(text, request.language);
    const history = request.history.map((turn) => ({ ...turn, text: expandAbbreviations(turn.text) }));
    const found = await answerQuestions(
      { reply, isGuess: (advice) => guesses.has(advice), tools },
      { ...request, history },
      text,
      language,
    );
    const advice = { ...found, text: tools.withParameters(found.text, language) };
    return isForeign ? { ...advice, text: `${WORDS.en.otherLanguage}\n\n${advice.text}` } : advice;
  };

  return {
    advise,
    async *stream(request): AsyncIterable<AdviceEvent> {
      const advice = await advise(request);
      for (const text of deltasOf(advice.text)) yield { type: 'delta', text };
      yield { type: 'done', advice };
    },
  };
};
