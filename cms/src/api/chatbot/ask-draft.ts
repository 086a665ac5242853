import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';
import type { Answer, BotModel } from '../../engines/ai/port';
import { profileOf } from '../widget/bot-profile';
import { widgetBots } from '../widget/widget-bots';
import { timings } from '../../settings/timings';

/** Asks the bot as its owner is preparing it, outside of any conversation: nothing is stored, no message is counted. Null when nobody answered in time. */
export const askDraft = async (
  strapi: Core.Strapi,
  installId: string,
  text: string,
  stopped?: AbortSignal,
  { withoutModels = false, model }: { withoutModels?: boolean; model?: BotModel } = {},
): Promise<Answer | null> => {
  const bot = await widgetBots(strapi).find(installId);
  if (!bot) return null;
  const { answerMs, answerGraceMs } = timings().chat;
  const tooLong = AbortSignal.timeout(answerMs + answerGraceMs);
  const signal = stopped ? AbortSignal.any([stopped, tooLong]) : tooLong;
  try {
    const question = {
      bot: profileOf(bot, true),
      text,
      history: [],
      sessionId: randomUUID(),
      isPreview: true,
      withoutModels,
      model,
      signal,
    };
    for await (const event of engines(strapi).answering.ask(question))
      if (event.type === 'done') return event.answer;
  } catch (error) {
    stopped?.throwIfAborted();
    strapi.log.warn(`A question of an owner got no answer: ${String(error)}`);
  }
  return null;
};
