import type { Advice, Locale } from '../../../contract';
import { foldText } from './fold';
import { WANTS_SUM } from './message-kinds';
import type { AdviceRequest, AdviserTools } from './port';
import { shorten } from './reply-parts';
import { lawAdvice } from './rules/law';
import { alreadyHolds, joinAnswers, splitQuestions } from './two-questions';
import { WORDS } from './words';

interface QuestionTools {
  /** The answer to one question. */
  reply(request: AdviceRequest, text: string, language: Locale): Promise<Advice>;
  /** Whether an answer was only a guess at what was meant. */
  isGuess(advice: Advice): boolean;
  tools: AdviserTools;
}

/** Two questions in one message are answered one after the other, the second with the first before it. */
export const answerQuestions = async (
  { reply, isGuess, tools }: QuestionTools,
  request: AdviceRequest,
  text: string,
  language: Locale,
): Promise<Advice> => {
  const whole = await reply(request, text, language);
  const [first, second] = splitQuestions(text);
  // A text that was asked for holds all of the message.
  const isWhole = whole.entryIds.some((id) => id === 'care' || id.startsWith('text-'));
  if (second === undefined || whole.outcome === 'greeting' || isWhole) return whole;
  const ahead = await reply(request, first, language);
  const history: AdviceRequest['history'] = [...request.history, { role: 'user', text: first }];
  const behind = await reply({ ...request, history }, second, language);
  // "Quanto è l'iva su 500 e quando si paga?": the second question may leave out what the first named.
  const law = lawAdvice(
    `${foldText(first).replace(/\d/g, ' ')} ${foldText(second)}`,
    tools.lateInterest,
    language,
  );
  const isBehindSure = !isGuess(behind) && behind.outcome !== 'unknown';
  if (!isGuess(ahead) && !isBehindSure && law) {
    const joined = joinAnswers(ahead, law, [shorten(first), shorten(second)]);
    if (joined) return joined;
  }
  // An article that is only a guess is no answer to half a message: what is left open is said.
  if (isGuess(ahead) || isGuess(behind) || !isBehindSure)
    return whole.outcome === 'calculated' && !WANTS_SUM.test(foldText(second))
      ? { ...whole, text: `${whole.text}\n\n${WORDS[language].otherQuestion(shorten(second))}` }
      : whole;
  // A sum of all figures answers both; what has none of them left would be answered from elsewhere.
  if (whole.outcome === 'calculated' && behind.outcome !== 'calculated' && WANTS_SUM.test(foldText(second)))
    return whole;
  if (alreadyHolds(whole, behind, second)) return whole;
  return joinAnswers(ahead, behind, [shorten(first), shorten(second)]) ?? whole;
};
